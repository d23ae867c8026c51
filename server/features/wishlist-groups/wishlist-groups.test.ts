import { describe, expect, test } from 'vitest';
import { wishlistContract, wishlistSchema } from '#contract/wishlist.schema.ts';
import type { GroupItems, WishlistGroup } from '#contract/wishlist-groups.schema.ts';
import { groupItemsSchema } from '#contract/wishlist-groups.schema.ts';
import { openListsApp } from '#tests/support/lists-app.ts';
import { demoGtin } from '#tests/support/trade-items.ts';

const lists = await openListsApp();

const [first, second, third] = [demoGtin(0), demoGtin(1), demoGtin(2)];
const OWNER = 0;
const OTHER = 1;

async function createGroup(fields: object = {}): Promise<WishlistGroup> {
  const { body } = await lists.as(OWNER)('POST', 'wishlist-groups', { name: 'Fall menu', ...fields });
  return body as unknown as WishlistGroup;
}
const gtinsOf = (body: unknown) => groupItemsSchema.parse(body).items.map(({ gtin }) => gtin);
const wishlistOf = async (person = OWNER) =>
  wishlistSchema.parse((await lists.as(person)('GET', 'wishlist')).body).items;

describe('a group refuses', () => {
  test.each([
    [{}, 'Group name is required'],
    [{ name: '   ' }, 'Group name is required'],
    [{ name: '\u200b\u2060\u3164' }, 'Group name is required'],
    [{ name: 'x'.repeat(121) }, 'Must have at most 120 characters'],
    [{ name: 'a\nb' }, 'Must be one line of text'],
  ])('the name of %j', async (body, message) => {
    const answer = await lists.as(OWNER)('POST', 'wishlist-groups', body);
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toContainEqual({ path: 'name', message });
  });

  test('somebody else: a private one does not exist, a public one cannot be changed', async () => {
    const secret = await createGroup();
    const open = await createGroup({ is_public: true });
    const calls = [
      ['GET', ''],
      ['PUT', ''],
      ['DELETE', ''],
      ['GET', '/items'],
      ['POST', '/add-items'],
      ['DELETE', '/remove-items'],
      ['POST', '/follow'],
      ['DELETE', '/follow'],
      ['POST', '/share'],
      ['DELETE', '/share'],
    ] as const;
    const statuses: Record<string, [number, number]> = {};
    for (const [method, path] of calls) {
      const body = method === 'GET' ? undefined : { name: 'Mine', gtins: [first] };
      const call = lists.as(OTHER);
      const hidden = await call(method, `wishlist-groups/${secret.id}${path}`, body);
      const seen = await call(method, `wishlist-groups/${open.id}${path}`, body);
      statuses[`${method} ${path}`] = [hidden.status, seen.status];
    }
    expect(statuses).toEqual({
      'GET ': [404, 200],
      'PUT ': [404, 403],
      'DELETE ': [404, 403],
      'GET /items': [404, 200],
      'POST /add-items': [404, 403],
      'DELETE /remove-items': [404, 403],
      'POST /follow': [404, 200],
      'DELETE /follow': [404, 200],
      'POST /share': [404, 403],
      'DELETE /share': [404, 403],
    });
  });

  test('unknown products, all of them or none', async () => {
    const { id } = await createGroup();
    const answer = await lists.as(OWNER)('POST', `wishlist-groups/${id}/add-items`, {
      gtins: [first, demoGtin(999)],
    });
    const errors = [{ path: 'gtins.1', message: `No product has GTIN ${demoGtin(999)}.` }];
    expect(answer).toMatchObject({ status: 404, body: { detail: 'Product not found', errors } });
    expect(await wishlistOf()).toEqual([]);
  });

  test('an id that is none, and products that are not named', async () => {
    const { id } = await createGroup();
    expect((await lists.as(OWNER)('GET', 'wishlist-groups/1')).status).toBe(422);
    expect((await lists.as(OWNER)('DELETE', `wishlist-groups/${id}/remove-items`)).status).toBe(422);
    expect((await lists.as(OWNER)('POST', `wishlist-groups/${id}/add-items`, { gtins: [] })).status).toBe(
      422,
    );
  });
});

test('groups are listed newest first, their names trimmed, an empty description none', async () => {
  await createGroup({ name: '  Fall menu ', description: '   ' });
  await createGroup({ name: 'Snacks', description: 'nut-free' });
  const { body } = await lists.as(OWNER)('GET', 'wishlist-groups');
  expect((body as unknown as WishlistGroup[]).map(({ name, description }) => [name, description])).toEqual([
    ['Snacks', 'nut-free'],
    ['Fall menu', null],
  ]);
});

test('a product added to a group is in the wishlist; one that leaves the wishlist leaves the groups, named', async () => {
  const menu = await createGroup();
  const snacks = await createGroup({ name: 'Snacks' });
  await lists.as(OWNER)('POST', 'wishlist/add', { gtin: first });
  await lists.as(OWNER)('POST', 'wishlist/add', { gtin: first });
  for (const { id } of [menu, snacks]) {
    const { body } = await lists.as(OWNER)('POST', `wishlist-groups/${id}/add-items`, {
      gtins: [first, second, first],
    });
    expect((body as unknown as GroupItems).group.item_count).toBe(2);
  }
  expect((await wishlistOf()).map(({ gtin, groups }) => [gtin, groups.map(({ name }) => name)])).toEqual([
    [second, ['Fall menu', 'Snacks']],
    [first, ['Fall menu', 'Snacks']],
  ]);
  const removed = wishlistContract.remove.reply.parse(
    (await lists.as(OWNER)('DELETE', 'wishlist/remove', { gtin: first })).body,
  );
  expect(removed.removed_from_groups).toEqual(['Fall menu', 'Snacks']);
  expect(gtinsOf((await lists.as(OWNER)('GET', `wishlist-groups/${menu.id}/items`)).body)).toEqual([second]);
});

test('products are taken out by the body or by the query, and stay in the wishlist', async () => {
  const { id } = await createGroup();
  await lists.as(OWNER)('POST', `wishlist-groups/${id}/add-items`, { gtins: [first, second, third] });
  const byBody = await lists.as(OWNER)('DELETE', `wishlist-groups/${id}/remove-items`, { gtins: [first] });
  expect(gtinsOf(byBody.body)).toHaveLength(2);
  const byQuery = await lists.as(OWNER)(
    'DELETE',
    `wishlist-groups/${id}/remove-items?gtins[]=${second}&gtins[]=${third}`,
  );
  expect(gtinsOf(byQuery.body)).toEqual([]);
  expect(await wishlistOf()).toHaveLength(3);
});

test('followers are members; a group made private again is hidden from them', async () => {
  const { id } = await createGroup({ is_public: true });
  const followed = await lists.as(OTHER)('POST', `wishlist-groups/${id}/follow`);
  await lists.as(OTHER)('POST', `wishlist-groups/${id}/follow`);
  expect(followed.body).toMatchObject({
    member_count: 2,
    is_following: true,
    is_owner: false,
    share_token: null,
  });
  expect((await lists.as(OTHER)('GET', 'wishlist-groups/followed')).body).toHaveLength(1);
  await lists.as(OWNER)('PUT', `wishlist-groups/${id}`, { is_public: false });
  expect((await lists.as(OTHER)('GET', 'wishlist-groups/followed')).body).toEqual([]);
  expect((await lists.as(OTHER)('GET', `wishlist-groups/${id}`)).status).toBe(404);
  expect((await lists.as(OWNER)('POST', `wishlist-groups/${id}/follow`)).status).toBe(409);
});

test('a read-only link works without an account, stays the same, and is worth nothing once revoked', async () => {
  const { id } = await createGroup();
  await lists.as(OWNER)('POST', `wishlist-groups/${id}/add-items`, { gtins: [first] });
  const { body } = await lists.as(OWNER)('POST', `wishlist-groups/${id}/share`);
  const again = await lists.as(OWNER)('POST', `wishlist-groups/${id}/share`);
  expect(again.body.share_token).toBe(body.share_token);
  const link = `wishlist-groups/shared/${String(body.share_token)}`;
  const shared = await lists.as(OTHER)('GET', link);
  expect(gtinsOf(shared.body)).toEqual([first]);
  expect((shared.body as unknown as GroupItems).group).toMatchObject({ is_owner: false, share_token: null });
  await lists.as(OWNER)('DELETE', `wishlist-groups/${id}/share`);
  expect((await lists.as(OTHER)('GET', link)).status).toBe(404);
});

test('a deleted group leaves the wishlist as it was', async () => {
  const { id } = await createGroup();
  await lists.as(OWNER)('POST', `wishlist-groups/${id}/add-items`, { gtins: [first] });
  expect((await lists.as(OWNER)('DELETE', `wishlist-groups/${id}`)).body).toEqual([]);
  expect(await wishlistOf()).toMatchObject([{ gtin: first, groups: [] }]);
  expect((await lists.as(OWNER)('DELETE', 'wishlist/clear')).body).toEqual({ items: [] });
});
