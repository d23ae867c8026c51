import { beforeEach, describe, expect, test } from 'vitest';
import type { ItemNote } from '#contract/item-note.ts';
import type { Wishlist } from '#contract/wishlist.schema.ts';
import { openListsApp } from '#tests/support/lists-app.ts';
import { demoGtin } from '#tests/support/trade-items.ts';

const { as } = await openListsApp();
const [owner, other] = [as(0), as(1)];
const [gtin, second, absent] = [demoGtin(0), demoGtin(1), demoGtin(2)];

let groupId = '';
beforeEach(async () => {
  groupId = String((await owner('POST', 'wishlist-groups', { name: 'Menu', is_public: true })).body.id);
  await owner('POST', `wishlist-groups/${groupId}/add-items`, { gtins: [gtin, second] });
  await owner('POST', 'cart/add', { gtin, quantity: 2 });
});

type Items = { readonly items: readonly (ItemNote & { readonly gtin: string })[] };
const noteIn = (body: unknown, of = gtin) => {
  const item = (body as Items).items.find((each) => each.gtin === of);
  return item && { note: item.note, tag: item.tag };
};

describe.each([
  ['cart', () => 'cart', () => 'cart'],
  ['wishlist', () => 'wishlist', () => 'wishlist'],
  ['group', () => `wishlist-groups/${groupId}`, () => `wishlist-groups/${groupId}/items`],
])('a note in a %s', (_list, path, read) => {
  const put = (body: object, person = owner) => person('PUT', `${path()}/note`, { gtin, ...body });

  test.each([
    [{ note: 'x'.repeat(501) }, { path: 'note', message: 'Must have at most 500 characters' }],
    [{ tag: 'x'.repeat(41) }, { path: 'tag', message: 'Must have at most 40 characters' }],
    [{ tag: 'two\nlines' }, { path: 'tag', message: 'Must be one line of text' }],
    [{ note: 'a\0b' }, { path: 'note', message: 'Must not contain a NUL character or half of a character' }],
  ])('refuses %j', async (body, error) => {
    const answer = await put(body);
    expect([answer.status, answer.body.errors]).toEqual([422, [error]]);
    expect(noteIn((await owner('GET', read())).body)).toEqual({ note: null, tag: null });
  });

  test('refuses a product that is not in it, and another person', async () => {
    expect((await put({ gtin: absent, note: 'Ask' })).status).toBe(404);
    expect((await put({ note: 'Mine' }, other)).status).toBe(path().includes('/') ? 403 : 404);
    expect(noteIn((await owner('GET', read())).body)).toEqual({ note: null, tag: null });
  });

  test('keeps what is not given, trims, and goes with null or blanks', async () => {
    expect(noteIn((await put({ note: ' Ask for a sample\nin May ', tag: 'breakfast' })).body)).toEqual({
      note: 'Ask for a sample\nin May',
      tag: 'breakfast',
    });
    expect(noteIn((await put({ tag: '  ' })).body)).toEqual({ note: 'Ask for a sample\nin May', tag: null });
    expect(noteIn((await put({ note: null })).body)).toEqual({ note: null, tag: null });
  });

  test('counts characters, not halves of them', async () => {
    const note = '🥫'.repeat(500);
    expect(noteIn((await put({ note })).body)).toEqual({ note, tag: null });
  });

  test('of two writers that saw the same the second is refused, and may write once it has looked again', async () => {
    const seen = { note: null, tag: null };
    const answers = await Promise.all([
      put({ note: 'from one tab', seen }),
      put({ note: 'from another', seen }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const now = noteIn((await owner('GET', read())).body);
    const again = await put({ note: 'both', seen: now });
    expect(noteIn(again.body)).toEqual({ note: 'both', tag: null });
  });

  test('sent again after its answer was lost changes nothing', async () => {
    const sent = { note: 'once', tag: null, seen: { note: null, tag: null } };
    await put(sent);
    expect((await put(sent)).status).toBe(200);
  });
});

test('a group’s notes are its own, and its readers see none', async () => {
  await owner('PUT', 'wishlist/note', { gtin, note: 'private' });
  await owner('PUT', `wishlist-groups/${groupId}/note`, { gtin, note: 'of the group' });
  const { share_token: token } = (await owner('POST', `wishlist-groups/${groupId}/share`)).body;
  for (const path of [`${groupId}/items`, `shared/${token}`])
    expect(noteIn((await other('GET', `wishlist-groups/${path}`)).body)).toEqual({ note: null, tag: null });
  const { items } = (await owner('GET', 'wishlist')).body as unknown as Wishlist;
  const item = items.find((each) => each.gtin === gtin);
  expect(item).toMatchObject({ note: 'private', groups: [{ note: 'of the group', tag: null }] });
});

test('a product that comes with a note keeps one that is there already', async () => {
  const come = (note: string) => owner('POST', 'cart/add', { gtin, quantity: 1, note, tag: 'moved' });
  expect(noteIn((await come('first')).body)).toEqual({ note: 'first', tag: 'moved' });
  expect(noteIn((await come('second')).body)).toEqual({ note: 'first', tag: 'moved' });
  const added = await owner('POST', 'wishlist/add', { gtin: absent, note: 'new', tag: null });
  expect(noteIn(added.body, absent)).toEqual({ note: 'new', tag: null });
});

test('a line of the cart that is ordered by another level keeps its note', async () => {
  await owner('PUT', 'cart/note', { gtin, note: 'for Monday' });
  const { body } = await owner('POST', 'cart/exchange', {
    gtin,
    quantity: 2,
    to_gtin: second,
    to_quantity: 1,
  });
  expect(noteIn(body, second)).toEqual({ note: 'for Monday', tag: null });
});
