import { describe, expect, test } from 'vitest';
import { NUTRIENTS } from '#contract/nutrition.ts';
import { labelProduct } from '#server/guidelines/evaluate.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { per100Unit } from '../product/prepare-product.ts';
import { writeTradeItems } from '../store/write-trade-items.ts';
import type { NutrientStatement } from '../trade-item.ts';
import { findGuidelineSubject } from './subject.queries.ts';

const per = (basis: NutrientStatement['basis'], values: Partial<Record<keyof typeof NUTRIENTS, number>>) =>
  Object.entries(values).map(([nutrient, value]) => ({
    nutrient: nutrient as NutrientStatement['nutrient'],
    value,
    unit: NUTRIENTS[nutrient as NutrientStatement['nutrient']].unit,
    basis,
  }));

const BREAD = tradeItem({
  gtin: demoGtin(1),
  name: 'Whole Wheat Bread',
  family_code: '50180000',
  class_code: '50181900',
  ingredients: 'Whole wheat flour, water',
  serving: { size: { value: 56, unit: 'g' }, description: '2 slices (56 g)', per_container: 8 },
  nutrients: per('serving', { sodium: 360, dietary_fiber: 4 }),
});
const CASE = tradeItem({ ...BREAD, gtin: demoGtin(2), name: 'Whole Wheat Bread, 6', product_type: 'CASE' });

const { db, pool } = await openTestDb();
await writeTradeItems(pool, 'demo', [BREAD, CASE], new Date());

const subjectOf = (n: number) => findGuidelineSubject(db, demoGtin(n));

test('a GTIN of no product has no subject', async () => {
  expect(await subjectOf(9)).toBeUndefined();
});

test('what import judged is what is judged when somebody asks', async () => {
  for (const gtin of [BREAD.gtin, CASE.gtin]) {
    const subject = await findGuidelineSubject(db, gtin);
    const stored = await db
      .selectFrom('products')
      .select(['smart_snack', 'good_choice', 'philly'])
      .where('gtin', '=', gtin)
      .executeTakeFirstOrThrow();
    expect(subject && labelProduct(subject).verdicts).toEqual(stored);
  }
});

test('slices are counted from the serving’s words, and a case is not judged as one item', async () => {
  const bread = await subjectOf(1);
  expect(bread).toMatchObject({ serving_description: '2 slices (56 g)', per_100_unit: 'g' });
  expect(bread && labelProduct(bread).verdicts.good_choice).toBe('pass');
  const inCase = await subjectOf(2);
  expect(inCase && labelProduct(inCase).verdicts.good_choice).toBe('not_applicable');
});

describe('values per 100 are', () => {
  const stated = (basis: NutrientStatement['basis'], per_100: number | null = 1) => ({ basis, per_100 });
  test.each([
    ['of grams, as stated', [stated('100g')], 'ml', 'g'],
    ['of millilitres, as stated', [stated('100ml')], 'g', 'ml'],
    ['of the serving’s unit where they are worked out from it', [stated('serving')], 'ml', 'ml'],
    ['of neither where both are mixed', [stated('100g'), stated('serving')], 'ml', null],
    ['of neither where there are none', [stated('100g', null)], 'g', null],
    ['of neither without a serving’s unit', [stated('serving')], null, null],
  ] as const)('%s', (_, nutrients, servingUnit, unit) => {
    expect(per100Unit(nutrients, servingUnit)).toBe(unit);
  });
});
