import { expect, test } from 'vitest';
import { openListsApp } from '#tests/support/lists-app.ts';
import { demoGtin } from '#tests/support/trade-items.ts';

const lists = await openListsApp();
const [owner, other] = [lists.as(0), lists.as(1)];
const [FIRST, SECOND, THIRD, NO_PRODUCT] = [demoGtin(0), demoGtin(1), demoGtin(2), demoGtin(999)];

const add = (gtin: string, more = {}) => owner('POST', 'wishlist/add', { gtin, ...more });
const list = async () => (await owner('GET', 'wishlist')).body;

test('no product is refused, and nothing is kept', async () => {
  await add(FIRST);
  const before = await list();
  expect(await add(NO_PRODUCT)).toMatchObject({ status: 404, body: { detail: 'Product not found' } });
  expect(await list()).toEqual(before);
});

test('the answer is the wishlist as it is read afterwards: with groups and notes, the last added first', async () => {
  const { body } = await owner('POST', 'wishlist-groups', { name: 'Menu' });
  await add(FIRST, { note: 'for Mondays' });
  await owner('POST', `wishlist-groups/${body.id}/add-items`, { gtins: [FIRST] });
  await add(SECOND);
  const added = await add(THIRD, { note: 'ask the cook' });
  expect(added.body).toEqual(await list());
  expect(added.body).toMatchObject({
    items: [
      { gtin: THIRD, note: 'ask the cook', groups: [] },
      { gtin: SECOND, note: null },
      { gtin: FIRST, note: 'for Mondays', groups: [{ id: body.id, name: 'Menu' }] },
    ],
  });
});

test('a product kept again stays as it was, in its place', async () => {
  await add(FIRST, { note: 'for Mondays' });
  await add(SECOND);
  const before = await list();
  expect((await add(FIRST, { note: 'for Fridays' })).body).toEqual(before);
});

test('of twenty at once each answer has the product, which is kept once; others keep their own', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => add(FIRST)));
  const kept = await list();
  expect(answers.map(({ body }) => body)).toEqual(answers.map(() => kept));
  expect(kept.items).toHaveLength(1);
  expect((await other('GET', 'wishlist')).body).toEqual({ items: [] });
});
