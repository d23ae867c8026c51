import { beforeAll, describe, expect, test } from 'vitest';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { type Comparable, listComparable } from './candidates.queries.ts';
import { compareAllergens } from './compare-allergens.ts';
import { compareFigures } from './compare-figures.ts';
import { alternativesFinder } from './find-alternatives.ts';
import { nameWords, shareOfWords } from './name-words.ts';

test('names are near by the words they share, whatever their number', () => {
  const share = (a: string, b: string) => shareOfWords(nameWords(a), nameWords(b));
  expect(share('Black Beans, Low Sodium', 'Low-Sodium Black Bean')).toBe(1);
  expect(share('Black Beans', 'Black Pepper')).toBe(0.5);
  expect(share('', '')).toBe(0);
});

describe('of allergens', () => {
  test('whatever is graver is said, silence after a declaration too', () => {
    const of = new Map([
      ['milk', 'free_from'],
      ['eggs', 'may_contain'],
    ] as const);
    const other = new Map([
      ['eggs', 'contains'],
      ['wheat', 'named'],
      ['soybeans', 'conflict'],
      ['sesame', 'may_contain'],
    ] as const);
    expect(compareAllergens(of, other)).toEqual({
      better: [],
      worse: [
        'Contains eggs',
        'Names wheat',
        'Is in conflict about soybeans',
        'May contain sesame',
        'Does not declare to be free from milk',
      ],
    });
  });

  test('only a declaration is better, not silence', () => {
    const of = new Map([
      ['milk', 'contains'],
      ['eggs', 'named'],
    ] as const);
    expect(compareAllergens(of, new Map([['milk', 'free_from']]))).toEqual({
      better: ['Declared free from milk'],
      worse: [],
    });
  });
});

test('figures are compared by the serving where it is as large, else by 100 g, and never between g and ml', () => {
  const subject = (says: object) => ({ per_serving: {}, per_100: {}, per_100_unit: 'g', ...says }) as never;
  const forty = { serving_size: { value: 40, unit: 'g' } };
  expect(
    compareFigures(
      subject({ ...forty, per_serving: { sodium: 310, dietary_fiber: 3, added_sugars: 2 } }),
      subject({ ...forty, per_serving: { sodium: 85, dietary_fiber: 1 } }),
    ),
  ).toEqual({
    basis: 'serving',
    better: ['Sodium 85 mg, 225 mg less'],
    worse: ['Dietary fiber 1 g, 2 g less', 'Added sugars not stated'],
  });
  const hundred = compareFigures(
    subject({ ...forty, per_100: { sodium: 775 } }),
    subject({ per_100: { sodium: 100 } }),
  );
  expect(hundred).toMatchObject({ basis: '100g', better: ['Sodium 100 mg, 675 mg less'] });
  expect(compareFigures(subject({}), subject({ per_100_unit: 'ml' })).basis).toBeNull();
});

/** Milk and milk substitutes: a brick of its own, with a class that holds it. */
const KIND = { brick_code: '10000025' };
const MILK_FREE = { allergen: 'milk', containment: 'free_from' } as const;
const each = { product_type: 'BASE_UNIT_OR_EACH' } as const;

const store = await openTestDb();
const TODAY = '2026-01-01';
const ASKED = demoGtin(1);
const SWEET = demoGtin(2);
const SILENT = demoGtin(3);
const FREE = demoGtin(4);
const PALLET = demoGtin(5);
let of: Comparable;

beforeAll(async () => {
  const items = [
    tradeItem({ ...each, ...KIND, gtin: demoGtin(1), name: 'Soy Drink' }),
    tradeItem({ ...each, ...KIND, gtin: demoGtin(2), name: 'Sweet Soy Drink' }),
    tradeItem({ ...each, ...KIND, gtin: demoGtin(3), name: 'Oat Drink' }),
    tradeItem({ ...each, ...KIND, gtin: demoGtin(4), name: 'Rice Drink', allergens: [MILK_FREE] }),
    tradeItem({ ...KIND, product_type: 'PALLET', gtin: demoGtin(5), name: 'Soy Drink' }),
  ];
  await writeTradeItems(store.pool, 'demo', items, new Date('2026-01-01T00:00:00Z'));
  await store.pool.query(
    `UPDATE products SET smart_snack = 'pass', good_choice = 'unknown', philly = 'not_applicable'`,
  );
  await store.pool.query(`UPDATE products SET smart_snack = 'fail' WHERE gtin = $1`, [SWEET]);
  [of] = (await listComparable(store.db, [ASKED], TODAY)) as [Comparable];
});

const find = async (
  guidelines: readonly ('smart_snack' | 'good_choice' | 'philly')[],
  freeFrom: readonly 'milk'[],
) => alternativesFinder(store.db, guidelines, TODAY)(of, { freeFrom, most: 5, mostUndeclared: 5 });
const gtins = ({ nearest }: { nearest: readonly { product: { gtin: string } }[] }) =>
  nearest.map(({ product }) => product.gtin);

test('what fails or cannot be told is no alternative, nor the product itself, nor a pallet', async () => {
  expect((await find(['good_choice'], [])).fitting.total).toBe(0);
  const found = await find(['smart_snack'], []);
  expect(gtins(found.fitting).toSorted()).toEqual([SILENT, FREE].toSorted());
  expect(gtins(found.fitting)).not.toContain(PALLET);
});

test('what does not apply to either is no obstacle', async () => {
  expect((await find(['smart_snack', 'philly'], [])).fitting.total).toBe(2);
});

test('silence about an allergen is kept apart from a declaration', async () => {
  const found = await find(['smart_snack'], ['milk']);
  expect(gtins(found.fitting)).toEqual([FREE]);
  expect(gtins(found.undeclared)).toEqual([SILENT]);
});
