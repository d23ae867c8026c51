import { beforeEach, describe, expect, test } from 'vitest';
import type { PublicGroup } from '#contract/wishlist-groups.schema.ts';
import { publicGroupsSchema } from '#contract/wishlist-groups.schema.ts';
import { openListsApp } from '#tests/support/lists-app.ts';
import { demoGtin } from '#tests/support/trade-items.ts';

const lists = await openListsApp();

const OWNER = 0;

async function createGroup(name: string, fields: object = {}): Promise<string> {
  const { body } = await lists.as(OWNER)('POST', 'wishlist-groups', { name, is_public: true, ...fields });
  return String(body.id);
}
async function listPublic(query = ''): Promise<{ groups: PublicGroup[]; total: number }> {
  const { status, body } = await lists.as(OWNER)('GET', `wishlist-groups/public${query}`);
  expect(status).toBe(200);
  return publicGroupsSchema.strict().parse(body);
}
const namesOf = async (query?: string) => (await listPublic(query)).groups.map(({ name }) => name);
const search = (words: string) => namesOf(`?search=${encodeURIComponent(words)}`);

test.each([
  ['limit=0', 'limit'],
  ['limit=101', 'limit'],
  ['offset=-1', 'offset'],
  ['sort=best', 'sort'],
  [`search=${'x'.repeat(101)}`, 'search'],
])('the public groups refuse %s', async (query, path) => {
  const { status, body } = await lists.as(OWNER)('GET', `wishlist-groups/public?${query}`);
  expect(status).toBe(422);
  expect(body.errors).toMatchObject([{ path }]);
});

test('a private group is not listed, with a share link neither, and one made private again goes', async () => {
  const shared = await createGroup('Bid', { is_public: false });
  await lists.as(OWNER)('POST', `wishlist-groups/${shared}/share`);
  const open = await createGroup('Snacks');
  expect(await listPublic()).toMatchObject({ total: 1, groups: [{ id: open }] });
  await lists.as(OWNER)('PUT', `wishlist-groups/${open}`, { is_public: false });
  expect(await listPublic()).toEqual({ total: 0, groups: [] });
});

test('a public group says how much is in it and who follows, never whose it is', async () => {
  const id = await createGroup('Snacks', { description: 'nut-free' });
  await lists.as(OWNER)('POST', `wishlist-groups/${id}/add-items`, { gtins: [demoGtin(0), demoGtin(1)] });
  await lists.as(1)('POST', `wishlist-groups/${id}/follow`);
  const { groups } = await listPublic();
  expect(groups).toEqual([
    {
      id,
      name: 'Snacks',
      description: 'nut-free',
      item_count: 2,
      member_count: 2,
      created_at: expect.any(String),
    },
  ]);
});

test('the most followed come first, or the newest; pages are exact to their end and past it', async () => {
  const followed = await createGroup('Followed');
  for (const name of ['Old', 'New']) await createGroup(name);
  for (const person of [1, 2]) await lists.as(person)('POST', `wishlist-groups/${followed}/follow`);
  expect(await namesOf()).toEqual(['Followed', 'New', 'Old']);
  expect(await namesOf('?sort=newest')).toEqual(['New', 'Old', 'Followed']);
  expect(await namesOf('?limit=2&offset=2')).toEqual(['Old']);
  expect(await listPublic('?offset=3')).toEqual({ total: 3, groups: [] });
});

describe('the count of followers', () => {
  const follow = async (method: 'POST' | 'DELETE', id: string, people: readonly number[]) => {
    await Promise.all(people.map((person) => lists.as(person)(method, `wishlist-groups/${id}/follow`)));
    return (await listPublic()).groups.find((group) => group.id === id)?.member_count;
  };

  test('is right after many at once, and after the same one twice', async () => {
    const id = await createGroup('Snacks');
    expect(await follow('POST', id, [1, 2, 1, 2, 1, 2])).toBe(3);
    expect(await follow('DELETE', id, [1, 1, 1])).toBe(2);
  });

  test('goes down with a follower whose account is deleted', async () => {
    const id = await createGroup('Snacks');
    const { pool } = lists.store;
    const leaving = '01900000-0000-7000-8000-0000000000ff';
    await pool.query(
      `INSERT INTO users (id, email, email_key, auth_provider, is_verified, created_at, updated_at)
       VALUES ($1, 'leaving@example.com', 'leaving@example.com', 'email', true, now(), now())`,
      [leaving],
    );
    await pool.query('INSERT INTO wishlist_group_followers VALUES ($1, $2, now())', [id, leaving]);
    expect((await listPublic()).groups).toMatchObject([{ member_count: 2 }]);
    await pool.query('DELETE FROM users WHERE id = $1', [leaving]);
    expect((await listPublic()).groups).toMatchObject([{ member_count: 1 }]);
  });
});

describe('a search finds', () => {
  beforeEach(async () => {
    await createGroup('Fall menu', { description: 'Soups/salads for the Café' });
    await createGroup('K-12 snacks', { description: null });
  });

  test.each([
    ['menu', ['Fall menu']],
    ['CAFES fall', ['Fall menu']],
    ['sal', ['Fall menu']],
    ['cafe', ['Fall menu']],
    ['CAFÉ soup', ['Fall menu']],
    ['12', ['K-12 snacks']],
    ['k-12', ['K-12 snacks']],
    ['the', ['Fall menu']],
    ['menu snacks', []],
    ['!!!', []],
    ["' | menu:* \\", ['Fall menu']],
    ['  ', ['K-12 snacks', 'Fall menu']],
  ])('by %j: %j', async (words, names) => {
    expect(await search(words)).toEqual(names);
  });

  test('a group by its new name once it is renamed', async () => {
    const id = await createGroup('Breakfast');
    await lists.as(OWNER)('PUT', `wishlist-groups/${id}`, { name: 'Brunch' });
    expect([await search('breakfast'), await search('brunch')]).toEqual([[], ['Brunch']]);
  });
});
