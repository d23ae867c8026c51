import { beforeEach, describe, expect, test } from 'vitest';
import type { ItemNote } from '#contract/item-note.ts';
import { openListsApp } from '#tests/support/lists-app.ts';
import { demoGtin } from '#tests/support/trade-items.ts';

const lists = await openListsApp();
const [owner, other] = [lists.as(0), lists.as(1)];
const [OLD, NEW, THIRD, NO_PRODUCT] = [demoGtin(0), demoGtin(1), demoGtin(2), demoGtin(999)];

type Items = { readonly items: readonly (ItemNote & { readonly gtin: string })[] };
const gtinsOf = (body: unknown) => (body as Items).items.map(({ gtin }) => gtin);
const noteOf = (body: unknown, of: string) => (body as Items).items.find(({ gtin }) => gtin === of)?.note;
const read = async (path: string) => (await owner('GET', path)).body;

let group = '';
beforeEach(async () => {
  group = `wishlist-groups/${(await owner('POST', 'wishlist-groups', { name: 'Menu', is_public: true })).body.id}`;
  await owner('POST', `${group}/add-items`, { gtins: [OLD] });
  await owner('POST', 'wishlist/add', { gtin: THIRD });
  await owner('PUT', 'wishlist/note', { gtin: OLD, note: 'for Mondays' });
  await owner('PUT', `${group}/note`, { gtin: OLD, note: 'ask the cook' });
});

describe.each([
  ['the wishlist', () => 'wishlist'],
  ['a group', () => group],
])('an exchange in %s', (_list, path) => {
  const exchange = (gtin: string, to_gtin: string, person = owner) =>
    person('POST', `${path()}/exchange`, { gtin, to_gtin });

  test('is refused for the same product, no product, and one that is not in it; nothing changes', async () => {
    const before = [gtinsOf(await read('wishlist')), gtinsOf(await read(`${group}/items`))];
    expect(await exchange(OLD, OLD)).toMatchObject({ status: 422, body: { errors: [{ path: 'to_gtin' }] } });
    const unknown = await exchange(OLD, NO_PRODUCT);
    expect([unknown.status, unknown.body.detail]).toEqual([404, 'Product not found']);
    expect((await exchange(NEW, THIRD)).status).toBe(404);
    expect([gtinsOf(await read('wishlist')), gtinsOf(await read(`${group}/items`))]).toEqual(before);
  });

  test('is for those alone who may change the list', async () => {
    expect((await exchange(OLD, NEW, other)).status).toBe(path() === 'wishlist' ? 404 : 403);
    expect(gtinsOf(await read(`${group}/items`))).toEqual([OLD]);
  });

  test('puts the other product in the same place of the group, with its note', async () => {
    expect((await exchange(OLD, NEW)).status).toBe(200);
    const items = await read(`${group}/items`);
    expect(gtinsOf(items)).toEqual([NEW]);
    expect(noteOf(items, NEW)).toBe('ask the cook');
    const events = await lists.store.db
      .selectFrom('wishlist_group_events')
      .select(['kind', 'gtins'])
      .execute();
    expect(events).toEqual(
      expect.arrayContaining([
        { kind: 'removed', gtins: [OLD] },
        { kind: 'added', gtins: [NEW] },
      ]),
    );
  });

  test('joins one that is there already, whose own note stays', async () => {
    await owner('POST', `${group}/add-items`, { gtins: [NEW] });
    await owner('PUT', `${group}/note`, { gtin: NEW, note: 'the better one' });
    await exchange(OLD, NEW);
    const items = await read(`${group}/items`);
    expect([gtinsOf(items), noteOf(items, NEW)]).toEqual([[NEW], 'the better one']);
  });

  test('with an idempotency key is made once, and a refusal leaves the key free', async () => {
    const idempotency_key = 'a-key-of-an-exchange-offline';
    const once = (gtin: string, to_gtin: string) =>
      owner('POST', `${path()}/exchange`, { gtin, to_gtin, idempotency_key });
    expect((await once(OLD, NO_PRODUCT)).status).toBe(404);
    expect((await once(OLD, NEW)).status).toBe(200);
    await exchange(NEW, OLD);
    // Sent again: what was turned back elsewhere meanwhile stays.
    expect((await once(OLD, NEW)).status).toBe(200);
    expect(gtinsOf(await read(`${group}/items`))).toEqual([OLD]);
  });

  test('in both directions at once leaves one of the two', async () => {
    await owner('POST', `${group}/add-items`, { gtins: [NEW] });
    const replies = await Promise.all([exchange(OLD, NEW), exchange(NEW, OLD)]);
    // The first leaves nothing of what the second is to replace, or else the second turns it back.
    expect(replies.every(({ status }) => status === 200 || status === 404)).toBe(true);
    expect(gtinsOf(await read(`${group}/items`))).toHaveLength(1);
  });
});

test('what leaves the wishlist takes its place and note along; what leaves a group stays in the wishlist', async () => {
  await owner('POST', `${group}/exchange`, { gtin: OLD, to_gtin: NEW });
  expect(new Set(gtinsOf(await read('wishlist')))).toEqual(new Set([OLD, NEW, THIRD]));
  const third = demoGtin(3);
  const { body } = await owner('POST', 'wishlist/exchange', { gtin: OLD, to_gtin: third });
  expect(noteOf(body, third)).toBe('for Mondays');
  expect(gtinsOf(body)).not.toContain(OLD);
});
