import { beforeEach, describe, expect, test } from 'vitest';
import type { LineProduct } from '#contract/line-product.schema.ts';
import type { Product } from '#contract/product.schema.ts';
import type { Swaps } from '#contract/swaps.schema.ts';
import { bagOfChips } from '#tests/support/bag-of-chips.ts';
import { openOrdersApp } from '#tests/support/orders-app.ts';
import { demoGtin } from '#tests/support/trade-items.ts';

/** Trans fat fails until June 2024, sodium since July 2016. */
const [CHIPS, TRANS, SALTY] = [demoGtin(1), demoGtin(2), demoGtin(3)];
const { alice } = await openOrdersApp([
  bagOfChips(CHIPS, 'Baked Potato Chips'),
  bagOfChips(TRANS, 'Crunchy Potato Chips', { trans_fat: 0.5 }),
  bagOfChips(SALTY, 'Salted Potato Chips', { sodium: 220 }),
]);

/** The day before, of and after each version of Smart Snack begins, and who passes then. */
const PASSING = [
  ['2014-06-30', []],
  ['2014-07-01', [CHIPS, SALTY]],
  ['2014-07-02', [CHIPS, SALTY]],
  ['2016-07-28', [CHIPS, SALTY]],
  ['2016-07-29', [CHIPS]],
  ['2016-07-30', [CHIPS]],
  ['2024-06-30', [CHIPS]],
  ['2024-07-01', [CHIPS, TRANS]],
  ['2024-07-02', [CHIPS, TRANS]],
  ['2025-06-30', [CHIPS, TRANS]],
  ['2025-07-01', [CHIPS, TRANS]],
  ['2027-01-15', [CHIPS, TRANS]],
] as const;

let lists: readonly string[] = [];
let order = '';
beforeEach(async () => {
  const gtins = [CHIPS, TRANS, SALTY];
  for (const gtin of gtins) await alice('POST', 'cart/add', { gtin });
  const group = (await alice('POST', 'wishlist-groups', { name: 'Chips' })).body.id;
  await alice('POST', `wishlist-groups/${group}/add-items`, { gtins });
  const token = (await alice('POST', `wishlist-groups/${group}/share`)).body.share_token;
  lists = ['cart', 'wishlist', `wishlist-groups/${group}/items`, `wishlist-groups/shared/${token}`];
  order = `orders/${(await alice('POST', 'orders', { name: 'Chips', origin: 'csv' })).body.id}`;
  const lines = gtins.map((code, at) => ({ line: at + 1, code, quantity: 1, unit: 'EA' }));
  await alice('POST', `${order}/lines`, { lines });
});

const get = async (path: string) => {
  const { status, body } = await alice('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return body;
};
const passingIn = (products: readonly (LineProduct | Product)[]) =>
  products
    .filter(({ verdicts }) => verdicts.smart_snack === 'pass')
    .map(({ gtin }) => gtin)
    .toSorted();

test.each(['2027-13-01', 'yesterday', '1999-12-31', '2100-01-01'])(
  'no list answers for %s, and each says which days there are',
  async (day) => {
    for (const path of [...lists, order, `${order}/swaps`]) {
      const { status, body } = await alice('GET', `${path}?day=${day}`);
      expect([path, status, JSON.stringify(body)]).toEqual([
        path,
        422,
        expect.stringMatching(/Must be a day from \d{4}-\d\d-\d\d/),
      ]);
    }
  },
);

test('swaps by a guideline are refused before it begins, with the day it does', async () => {
  const { status, body } = await alice('GET', `${order}/swaps?guideline=smart_snack&day=2014-06-30`);
  expect([status, JSON.stringify(body)]).toEqual([
    422,
    expect.stringContaining('Must not be before 2014-07-01, when “Smart Snack” begins'),
  ]);
});

describe.each(PASSING)('on %s', (day, passing) => {
  test('products of all lists have the verdicts of the day, and the flags that follow', async () => {
    for (const path of lists) {
      const items = (await get(`${path}?day=${day}`)).items as { product: Product }[];
      const products = items.map(({ product }) => product);
      expect([path, passingIn(products)]).toEqual([path, [...passing]]);
      for (const { is_smart_snack, verdicts } of products)
        expect(is_smart_snack).toBe(verdicts.smart_snack === 'pass');
      if (day < '2014-07-01')
        expect(new Set(products.map(({ verdicts }) => verdicts.smart_snack))).toEqual(new Set(['unknown']));
    }
  });

  test('so have the products of an order', async () => {
    const { products } = (await get(`${order}?day=${day}`)) as unknown as { products: LineProduct[] };
    expect(passingIn(products)).toEqual([...passing]);
  });

  test('lines that fail are those of the day, and what could stand in passes then', async () => {
    if (day < '2014-07-01') return;
    const { lines, guidelines } = (await get(
      `${order}/swaps?guideline=smart_snack&day=${day}`,
    )) as unknown as Swaps;
    const failing = [CHIPS, TRANS, SALTY].filter((gtin) => !passing.some((each) => each === gtin));
    expect(lines.map(({ line }) => [CHIPS, TRANS, SALTY][line - 1])).toEqual(failing);
    expect(guidelines).toMatchObject([{ passes: passing.length, would_pass: 3 }]);
    for (const { options, fails } of lines) {
      expect(options.map(({ product }) => product.gtin).toSorted()).toEqual([...passing]);
      expect(passingIn(options.map(({ product }) => product))).toEqual([...passing]);
      expect(fails).toMatchObject([{ guideline: 'smart_snack' }]);
    }
  });
});

test('without a day the verdicts are those of today', async () => {
  for (const path of lists) {
    const items = (await get(path)).items as { product: Product }[];
    expect([path, passingIn(items.map(({ product }) => product))]).toEqual([path, [CHIPS, TRANS]]);
  }
});
