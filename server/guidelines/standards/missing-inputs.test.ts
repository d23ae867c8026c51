import { expect, test } from 'vitest';
import { STANDARD_KEYS } from '#contract/standards.ts';
import type { ProductKind } from '../facts/product-kinds.ts';
import type { GuidelineSubject } from '../subject.ts';
import { factsOf, NOTHING } from '../subject-fixture.ts';
import { judgeStandards } from './standards.ts';

type Figures = GuidelineSubject['per_serving'];

const food = (
  grams: number,
  ingredients: string,
  [calories, fat, saturated, sodium, carbohydrate, fiber, sugars, added, protein]: readonly number[],
  unit: 'g' | 'ml' = 'g',
): GuidelineSubject => {
  const per_serving = {
    calories,
    total_fat: fat,
    saturated_fat: saturated,
    trans_fat: 0,
    sodium,
    total_carbohydrate: carbohydrate,
    dietary_fiber: fiber,
    sugars,
    added_sugars: added,
    protein,
    calcium: 90,
  } as Figures;
  const per_100 = Object.fromEntries(
    Object.entries(per_serving).map(([name, value]) => [name, ((value as number) * 100) / grams]),
  );
  const size = { value: grams, unit };
  return { ...NOTHING, ingredients, serving_size: size, per_serving, per_100, per_100_unit: unit };
};

const PRODUCTS: readonly (readonly [ProductKind, GuidelineSubject])[] = [
  ['chips', food(28, 'Potatoes, sunflower oil, salt.', [160, 10, 1.5, 170, 15, 1, 0, 0, 2])],
  [
    'soft_drink',
    food(240, 'Carbonated water, sugar, caramel color.', [100, 0, 0, 10, 26, 0, 26, 26, 0], 'ml'),
  ],
  ['cheese', food(28, 'Milk, salt, cultures, enzymes.', [110, 9, 6, 180, 0, 0, 0, 0, 7])],
  ['yogurt', food(170, 'Milk, sugar, pectin, cultures.', [150, 2, 1, 85, 26, 0, 24, 13, 7])],
  ['cereal', food(39, 'Whole wheat, sugar, salt, vitamins.', [140, 1, 0, 190, 33, 5, 9, 8, 4])],
  ['milk', food(240, 'Milk, vitamin D3.', [120, 5, 3, 120, 12, 0, 12, 0, 8], 'ml')],
  ['oil', food(14, 'Olive oil.', [120, 14, 2, 0, 0, 0, 0, 0, 0])],
  ['bread', food(43, 'Whole wheat flour, water, yeast, salt.', [110, 1.5, 0, 180, 20, 3, 2, 2, 5])],
  ['nuts', food(28, 'Almonds, salt.', [170, 15, 1, 85, 6, 4, 1, 0, 6])],
  [
    'meal',
    food(300, 'Cooked rice, beef, water, peas, soybean oil, salt.', [350, 9, 3, 600, 50, 4, 6, 2, 17]),
  ],
  ['canned_vegetable', food(125, 'Green beans, water, salt.', [20, 0, 0, 300, 4, 2, 2, 0, 1])],
];

const judge = (kind: ProductKind, subject: GuidelineSubject) =>
  new Map(
    judgeStandards(factsOf(kind, subject), '2026-11-24', [...STANDARD_KEYS]).map(
      ({ standard, judgement }) => [standard.key as string, judgement],
    ),
  );

function without(subject: GuidelineSubject, name: string): GuidelineSubject {
  if (name in subject.per_serving) {
    const less = (figures: Figures) =>
      Object.fromEntries(Object.entries(figures).filter(([nutrient]) => nutrient !== name));
    return { ...subject, per_serving: less(subject.per_serving), per_100: less(subject.per_100) };
  }
  return { ...subject, [name]: null };
}

// Without a serving, figures for 100 g are taken as printed, and a large portion's red light is not seen, which is said.
const MISSING = [...Object.keys(PRODUCTS[0]?.[1].per_serving ?? {}), 'ingredients'];

test.each(PRODUCTS)(
  '%s: what a whole label says stays possible where any one thing of it is missing',
  (kind, subject) => {
    const whole = judge(kind, subject);
    for (const name of MISSING) {
      for (const [key, { possible, missing }] of judge(kind, without(subject, name))) {
        const said = whole.get(key)?.possible ?? [];
        expect([name, key, possible]).toEqual([name, key, expect.arrayContaining([...said])]);
        // What leaves it open is named.
        if (possible.length > Math.max(1, said.length))
          expect([name, key, missing]).not.toEqual([name, key, []]);
      }
    }
  },
);
