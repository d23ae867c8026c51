import { beforeEach, describe, expect, test } from 'vitest';
import { groupMembersContract } from '#contract/group-members.schema.ts';
import { wishlistGroupsContract } from '#contract/wishlist-groups.schema.ts';
import { openGroupWorld } from '#tests/support/group-world.ts';
import { personId } from '#tests/support/lists-app.ts';
import { demoGtin } from '#tests/support/trade-items.ts';

const { store, as, path, groupId, invite, join, eventsOf, peopleOf } = await openGroupWorld();
const { db } = store;
const [owner, editor, viewer, follower, stranger] = [as(0), as(1), as(2), as(3), as(4)];
const [first, second] = [demoGtin(0), demoGtin(1)];
const NONE = personId(99);

test('what a person may do with a group goes by what they are to it', async () => {
  await join(1, 'edit');
  await join(2, 'view');
  await follower('POST', path('/follow'));
  const { members } = await peopleOf();
  const memberId = members.find(({ role }) => role === 'view')?.id;
  await invite('new@example.com');
  const [invitation] = (await peopleOf()).invitations;
  const calls = [
    ['GET', ''],
    ['GET', '/items'],
    ['GET', '/members'],
    ['GET', '/activity'],
    ['POST', '/add-items'],
    ['PUT', '/note'],
    ['DELETE', '/remove-items'],
    ['PUT', ''],
    ['POST', '/share'],
    ['DELETE', '/share'],
    ['POST', '/invitations'],
    ['POST', `/invitations/${invitation?.id}/resend`],
    ['DELETE', `/invitations/${NONE}`],
    ['PUT', `/members/${memberId}`],
    ['DELETE', `/members/${NONE}`],
  ] as const;
  const body = { name: 'Menu', gtin: first, gtins: [first], note: 'x', email: 'a@example.com', role: 'view' };
  const statuses = async () => {
    const found: Record<string, number[]> = {};
    for (const [method, rest] of calls) {
      const answers: number[] = [];
      for (const call of [owner, editor, viewer, follower, stranger])
        answers.push((await call(method, path(rest), method === 'GET' ? undefined : body)).status);
      found[`${method} ${rest.replaceAll(/[0-9a-f-]{36}/g, '{id}')}`] = answers;
    }
    return found;
  };
  const look = { 'GET ': [200, 200, 200], 'GET /items': [200, 200, 200] };
  const ofGroup = { 'GET /members': [200, 200, 200], 'GET /activity': [200, 200, 200] };
  const edit = {
    'POST /add-items': [200, 200, 403],
    'PUT /note': [200, 200, 403],
    'DELETE /remove-items': [200, 200, 403],
  };
  const own = {
    'PUT ': [200, 403, 403],
    'POST /share': [200, 403, 403],
    'DELETE /share': [200, 403, 403],
    'POST /invitations': [200, 403, 403],
    'POST /invitations/{id}/resend': [200, 403, 403],
    'DELETE /invitations/{id}': [404, 403, 403],
    'PUT /members/{id}': [200, 403, 403],
    'DELETE /members/{id}': [404, 403, 403],
  };
  const withOthers = (rows: Record<string, number[]>, status: number) =>
    Object.fromEntries(Object.entries(rows).map(([call, some]) => [call, [...some, status, status]]));
  expect(await statuses()).toEqual({
    ...withOthers(look, 200),
    ...withOthers({ ...ofGroup, ...edit, ...own }, 403),
  });
  await owner('PUT', path(), { is_public: false });
  await owner('POST', path('/add-items'), { gtins: [first] });
  expect(await statuses()).toEqual(withOthers({ ...look, ...ofGroup, ...edit, ...own }, 404));
});

describe('a member', () => {
  beforeEach(() => join(1, 'edit'));

  test('who may edit changes the group, and the owner’s wishlist has what they add', async () => {
    await editor('POST', path('/add-items'), { gtins: [second] });
    const { body } = await editor('PUT', path('/note'), { gtin: second, note: 'from a member' });
    expect(wishlistGroupsContract.items.reply.parse(body).items.map(({ note }) => note)).toEqual([
      'from a member',
      'Gate code 4711',
    ]);
    expect(((await owner('GET', 'wishlist')).body.items as unknown[]).length).toBe(2);
    expect((await editor('GET', 'wishlist')).body.items).toEqual([]);
  });

  test('who may no longer edit is refused at once, and one taken out does not find a private group', async () => {
    await owner('PUT', path(), { is_public: false });
    const memberId = (await peopleOf()).members[1]?.id;
    await owner('PUT', path(`/members/${memberId}`), { role: 'view' });
    expect((await editor('POST', path('/add-items'), { gtins: [second] })).status).toBe(403);
    await owner('DELETE', path(`/members/${memberId}`));
    expect((await editor('GET', path('/items'))).status).toBe(404);
    expect((await editor('GET', 'wishlist-groups/joined')).body).toEqual([]);
  });

  test('leaves, and no one else can', async () => {
    expect((await stranger('DELETE', path('/membership'))).status).toBe(403);
    expect((await owner('DELETE', path('/membership'))).status).toBe(403);
    expect(await editor('DELETE', path('/membership'))).toMatchObject({ status: 200, body: [] });
    expect((await peopleOf()).members).toHaveLength(1);
  });

  test('sees people by name alone, and no invitations', async () => {
    await db
      .updateTable('users')
      .set({ first_name: 'Ada', last_name: 'Field' })
      .where('id', '=', personId(0))
      .execute();
    await invite('secret@example.com');
    const people = await peopleOf(editor);
    expect(people.members).toMatchObject([
      { id: null, name: 'Ada Field', role: 'owner', is_you: false },
      { name: 'A person without a name', role: 'edit', is_you: true },
    ]);
    expect(people.invitations).toEqual([]);
    expect(JSON.stringify([people, await eventsOf(editor)])).not.toContain('@');
  });

  test('adds the same products as another at once: each is there once, and told once', async () => {
    const gtins = [1, 2, 3, 4, 5].map(demoGtin);
    await Promise.all([
      editor('POST', path('/add-items'), { gtins }),
      owner('POST', path('/add-items'), { gtins: gtins.toReversed() }),
    ]);
    const told = (await eventsOf()).filter(({ kind }) => kind === 'added').slice(0, -1);
    expect(told.flatMap(({ products }) => products.map(({ gtin }) => gtin)).toSorted()).toEqual(gtins);
  });
});

describe('the activity', () => {
  test('tells who did what, the last first, and nothing of what changed nothing', async () => {
    await join(1, 'edit');
    await editor('POST', path('/add-items'), { gtins: [first, second] });
    await editor('POST', path('/add-items'), { gtins: [first, second] });
    await editor('PUT', path('/note'), { gtin: second, tag: 'May' });
    await owner('PUT', path(), { name: 'Spring menu', is_public: true });
    await owner('POST', path('/share'));
    await owner('POST', path('/share'));
    await owner('DELETE', 'wishlist/remove', { gtin: second });
    await owner('DELETE', 'wishlist/clear');
    const events = await eventsOf();
    expect(
      events.map(({ kind, by, products, detail }) => [
        kind,
        by?.is_you,
        products.map(({ gtin }) => gtin),
        detail,
      ]),
    ).toEqual([
      ['removed', true, [first], {}],
      ['removed', true, [second], {}],
      ['shared', true, [], {}],
      ['changed', true, [], { name: 'Spring menu' }],
      ['noted', false, [second], { tag: 'May' }],
      ['added', false, [second], {}],
      ['joined', false, [], { role: 'edit' }],
      ['invited', true, [], { role: 'edit' }],
      ['noted', true, [first], { note: 'Gate code 4711' }],
      ['added', true, [first], {}],
    ]);
    expect(events[5]?.products[0]?.name).toBe('Product 1');
  });

  test('comes in pages, and keeps the newest thousand', async () => {
    await store.pool.query(
      `INSERT INTO wishlist_group_events (group_id, at, kind) SELECT $1, now(), 'left' FROM generate_series(1, 1010)`,
      [groupId()],
    );
    const { rows } = await store.pool.query('SELECT count(*) AS n FROM wishlist_group_events');
    expect(rows[0].n).toBe(1000);
    const page = async (before = '') =>
      groupMembersContract.activity.reply.parse(
        (await owner('GET', path(`/activity?limit=100${before}`))).body,
      );
    const newest = await page();
    const oldest = newest.events.at(-1)?.id;
    const next = await page(`&before=${oldest}`);
    expect([newest.events.length, newest.has_older, next.events[0]?.id]).toEqual([
      100,
      true,
      Number(oldest) - 1,
    ]);
    const { rows: first } = await store.pool.query('SELECT min(id) AS id FROM wishlist_group_events');
    expect(await page(`&before=${first[0].id}`)).toEqual({ events: [], has_older: false });
  });
});

test('a link that is older than its hash works, cannot be shown, and is replaced by a new one', async () => {
  await owner('POST', path('/share'));
  const hash = 'sha256(convert_to($1, $2))';
  await store.pool.query(`UPDATE wishlist_group_links SET token_hash = ${hash}`, ['an older token', 'UTF8']);
  expect((await owner('GET', path())).body).toMatchObject({ is_shared: true, share_token: null });
  expect((await stranger('GET', 'wishlist-groups/shared/an%20older%20token')).status).toBe(200);
  await owner('DELETE', path('/share'));
  const { body } = await owner('POST', path('/share'));
  expect(body.share_token).toMatch(/^[\w-]{22}$/);
  const rows = await db.selectFrom('wishlist_group_links').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(String(body.share_token));
});
