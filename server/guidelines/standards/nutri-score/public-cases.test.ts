import { expect, test } from 'vitest';
import type { ProductKind } from '../../facts/product-kinds.ts';
import { judgementOf, per100 } from '../judgement-fixture.ts';
import { exactly, ZERO } from '../range.ts';
import { nutriScore, type ScoreInputs, type ScoreKind } from './score.ts';

/** kJ, sugars, saturated fat, salt, share of plants, fiber, protein. */
type Figures = readonly [number, number, number, number, number, number, number];
type Case = readonly [string, ScoreKind, Figures, score: number, grade: string, Partial<ScoreInputs>?];

const SWEETENED = { sweetener: exactly(1) };
const RED_MEAT = { redMeat: true };
const fat = (grams: number) => ({ fat: exactly(grams) });

function check([, kind, figures, score, grade, changes = {}]: Case) {
  const [kilojoules, sugars, saturated, salt, plants, fiber, protein] = figures;
  const inputs = { kilojoules, sugars, fat: saturated, saturated, salt, plants, fiber, protein };
  const ranges = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, exactly(value)]));
  const given = { ...(ranges as unknown as ScoreInputs), sweetener: ZERO, redMeat: false, ...changes };
  const answer = nutriScore(kind, given);
  expect([answer.score, answer.grades]).toEqual([exactly(score), [grade]]);
}

const named = <T extends readonly [string, ...unknown[]]>(cases: readonly T[]) =>
  cases.map((given) => ({ name: given[0], given }));

/** Inputs and outcomes of the Access to Nutrition Initiative's calculator: `tests/data/*.json`, April 2026. Rapeseed oil has the figures of canola; water is told by its list, below. */
const ATNI: readonly Case[] = [
  ['orange juice', 'drink', [201, 9, 0, 0, 100, 0, 0.5], 4, 'c'],
  ['diet cola', 'drink', [2, 0, 0, 0.04, 0, 0, 0], 4, 'c', SWEETENED],
  ['energy drink', 'drink', [195, 11, 0, 0.1, 0, 0, 0], 16, 'e', SWEETENED],
  ['cola', 'drink', [180, 10.6, 0, 0, 0, 0, 0], 12, 'e'],
  ['soft drink with sweeteners', 'drink', [29, 1.2, 0, 0, 0, 0, 0.1], 5, 'c', SWEETENED],
  ['brie', 'cheese', [1397, 0.45, 17.41, 1.598, 0, 0, 20.75], 14, 'd'],
  ['gorgonzola', 'cheese', [1477, 0.5, 18.669, 3.544, 0, 0, 21.4], 24, 'e'],
  ['camembert', 'cheese', [1255, 0.46, 15.259, 2.139, 0, 0, 19.8], 16, 'd'],
  ['cottage cheese with fruit', 'cheese', [406, 2.38, 2.311, 0.874, 0, 0.2, 10.69], 3, 'c'],
  ['gouda', 'cheese', [1490, 2.22, 17.614, 2.081, 0, 0, 24.94], 17, 'd'],
  ['unsalted butter', 'fats', [2999.928, 0.06, 51.368, 0.0275, 0, 0, 0.85], 19, 'e', fat(81.11)],
  ['canola oil', 'fats', [3401.592, 0, 6.532, 0, 100, 0, 0], -3, 'b', fat(92)],
  ['peanut oil', 'fats', [3401.592, 0, 15.548, 0, 100, 0, 0], 1, 'b', fat(92)],
  ['vegetable oil', 'fats', [3401.592, 0, 11.61, 0, 0, 0, 0], 4, 'c', fat(92)],
  ['potato chips', 'food', [2289, 4.11, 10.97, 1.315, 0, 4.29, 6.58], 21, 'e'],
  ['spinach salad', 'food', [1037, 10.62, 3.1, 0.53, 60, 2.65, 3.54], 10, 'c'],
  ['yogurt', 'food', [335, 6, 1, 0.1, 0, 0, 8], -2, 'a'],
  ['chicken tenders', 'food', [711, 0, 0, 0, 0, 0, 14], -3, 'a'],
  ['milk chocolate', 'food', [2041, 56.1, 17.07, 0.2125, 0, 2.44, 7.32], 32, 'e'],
  ['veal', 'food', [602, 0, 2.79, 0.205, 0, 0, 19.35], 2, 'b', RED_MEAT],
  ['taco meat', 'food', [728, 0.12, 3.963, 1.11, 0, 0.2, 19.58], 8, 'c', RED_MEAT],
  ['beef steak', 'food', [1054, 0, 5.877, 0.9325, 0, 0, 27.29], 12, 'd', RED_MEAT],
  ['beef stew meat', 'food', [1268, 0, 7.92, 0.955, 0, 0, 28.4], 14, 'd', RED_MEAT],
  ['beef brisket', 'food', [1431, 0, 10.203, 0.5625, 0, 0, 24.84], 16, 'd', RED_MEAT],
];

test.each(named(ATNI))('ATNI: $name', ({ given }) => check(given));

/**
 * Inputs and outcomes of Open Food Facts' tests, by their names: `tests/unit/nutriscore.t` and
 * `expected_test_results/nutriscore`, with the share of plants that it estimates, and fiber 0 where none is stated.
 */
const OPEN_FOOD_FACTS: readonly Case[] = [
  ['breakfast-cereals', 'food', [2450, 31, 1.03, 0.5525, 0, 6.9, 10.3], 14, 'd'],
  ['beverage-with-80-percent-milk', 'drink', [3378, 20, 5, 0, 0, 2, 5], 17, 'e'],
  ['cocoa-and-chocolate-powders, prepared', 'food', [287, 6.3, 1.1, 0.1125, 0, 1.9, 3.8], 1, 'b'],
  ['colza-oil', 'fats', [3760, 0, 7, 0, 0, 0, 0], 2, 'b', fat(100)],
  ['cookies', 'food', [3460, 0, 15, 0, 0, 0, 0], 20, 'e'],
  ['dairy-drink-with-80-percent-milk', 'drink', [3378, 10, 5, 0, 0, 2, 5], 15, 'e'],
  ['dairy-drink-with-less-than-80-percent-milk', 'drink', [3378, 20, 5, 0, 0, 2, 5], 17, 'e'],
  ['dairy-drinks-without-milk', 'drink', [3378, 10, 5, 0, 0, 2, 5], 15, 'e'],
  ['en-apple-estimated-nutrients', 'food', [207, 10.1, 0.021, 0, 100, 1.3, 0.27], -2, 'a'],
  ['en-avocado-oil', 'fats', [3448, 0, 16.4, 0, 100, 0, 0], 2, 'b', fat(91.6)],
  ['en-beverage-preparation-flavored-syrup', 'drink', [82, 4.5, 0, 0.025, 0, 0, 0], 8, 'd', SWEETENED],
  ['en-cherry-tomatoes', 'food', [81, 2.48, 0.056, 0, 100, 1.2, 0.86], -5, 'a'],
  ['en-coconut-water', 'drink', [82, 3.5, 0, 0.025, 0, 0.25, 0], 3, 'c'],
  ['en-dill', 'food', [202, 1.2, 0.27, 0.15, 100, 3.5, 3.93], -7, 'a'],
  ['en-milk', 'drink', [195, 4.8, 1, 0.1, 0, 0, 3.3], -1, 'b'],
  ['en-olive-oil', 'fats', [3367, 0, 17, 0, 100, 0, 0], 2, 'b', fat(91)],
  ['en-orange', 'food', [192, 7.6, 0.005, 0.0063, 100, 2.7, 0.75], -3, 'a'],
  ['en-orange-juice-category', 'drink', [182, 8.9, 0, 0.5, 100, 0.5, 0.2], 6, 'c'],
  ['en-orange-juice-category-and-ingredients', 'drink', [182, 8.9, 0, 0.5, 50, 0.5, 0.2], 10, 'e'],
  ['en-potatoes-category', 'food', [182, 8.9, 0, 0.5, 0, 0.5, 0.2], 4, 'c'],
  ['en-red-meat-…-ingredients-with-lots-of-meat', 'food', [82, 0, 10, 0, 0, 0, 50], 7, 'c', RED_MEAT],
  ['en-red-meat-…-ingredients-with-no-meat', 'food', [82, 0, 10, 0, 0, 0, 50], 2, 'b'],
  ['en-red-meat-…-ingredients-with-very-little-meat', 'food', [82, 0, 10, 0, 0, 0, 50], 2, 'b'],
  ['en-red-meat-ambiguous-category-no-ingredients', 'food', [82, 0, 10, 0, 0, 0, 50], 2, 'b'],
  ['en-red-meat-category-no-ingredients', 'food', [82, 0, 10, 0, 0, 0, 50], 7, 'c', RED_MEAT],
  ['en-soy-beans-processed-and-unprocessed', 'food', [82, 1.5, 0, 0.025, 55, 0, 20], -8, 'a'],
  ['en-sugar-estimated-nutrients', 'food', [1700, 99.8, 0, 0.0054, 0, 0, 0], 20, 'e'],
  ['en-sweeteners', 'drink', [82, 4.5, 0, 0.025, 70.5, 0, 0], 4, 'c', SWEETENED],
  ['en-sweeteners-erythritol', 'drink', [82, 4.5, 0, 0.025, 70.5, 0, 0], 0, 'b'],
  ['en-tofu', 'food', [82, 1.5, 0, 0.025, 0, 0, 20], -7, 'a'],
  ['en-vegetable-crisps', 'food', [82, 1.5, 0, 0.025, 0, 0, 20], -7, 'a'],
  ['flavored-spring-with-nutrition', 'drink', [378, 3, 0, 0, 0, 0, 0], 11, 'e'],
  ['fr-canned-green-beans', 'food', [315, 3.6, 0.1, 1.2, 10, 5.3, 5], 1, 'b'],
  ['fr-canned-pineapple', 'food', [315, 3.6, 0.1, 1.2, 10, 5.3, 5], 1, 'b'],
  ['fr-coconut-milk', 'food', [178, 0.5, 0.6, 0.03, 60, 0.5, 3.9], -2, 'a'],
  ['fr-gaspacho', 'food', [148, 3, 0.2, 0.5, 95, 1.1, 0.9], -3, 'a'],
  ['fr-green-beans-beverage', 'food', [315, 3.6, 0.1, 0.8, 10, 5.3, 5], -1, 'a'],
  ['fr-ice-tea-with-sweetener', 'drink', [82, 4.5, 0, 0.025, 0.1, 0, 0], 8, 'd', SWEETENED],
  ['fr-mixed-oils-with-olive-oil', 'fats', [3700, 0, 9.8, 0, 0, 0, 0], 3, 'c', fat(100)],
  ['fr-orange-nectar-0-fat', 'drink', [250, 12, 0, 0.5, 57, 0, 0.5], 15, 'e'],
  ['fr-plant-beverages-soy-milk', 'drink', [178, 0.5, 0.6, 0.03, 8, 0.5, 3.9], -4, 'b'],
  ['fr-rapeseed-oil', 'fats', [3400, 0, 7.3, 0, 0, 0, 0], 2, 'b', fat(92)],
  ['milk', 'drink', [3378, 10, 5, 0, 0, 2, 5], 15, 'e'],
  ['mushrooms', 'food', [667, 1.1, 1.2, 1, 69, 10.9, 2.4], -1, 'a'],
  ['pl-pickled-vegetables', 'food', [53, 0, 0, 5, 88.4, 0, 0.7], 15, 'd'],
  ['sunflower-oil', 'fats', [3378, 0, 10, 0, 0, 0, 0], 4, 'c', fat(100)],
  ['walnut-oil', 'fats', [3378, 0, 10, 0, 0, 0, 0], 4, 'c', fat(100)],
];

test.each(named(OPEN_FOOD_FACTS))('Open Food Facts: $name', ({ given }) => check(given));

/** The same products with the lists they have there: our answer, which estimates no share, must leave theirs open. */
type Listed = readonly [string, ProductKind, string | null, Figures, ours: readonly string[], fat?: number];
const LISTED: readonly Listed[] = [
  ['cookies', 'cookie', null, [3460, 0, 15, 0, 0, 0, 0], ['d', 'e']],
  ['spring-water-no-nutrition', 'water', 'Spring water.', [0, 0, 0, 0, 0, 0, 0], ['a']],
  ['en-apple-estimated-nutrients', 'fresh_fruit', 'Apples', [207, 10.1, 0.021, 0, 0, 1.3, 0.27], ['a']],
  ['en-orange', 'fresh_fruit', 'Oranges', [192, 7.6, 0.005, 0.0063, 0, 2.7, 0.75], ['a']],
  ['en-cherry-tomatoes', 'fresh_vegetable', 'Cherry tomatoes', [81, 2.48, 0.056, 0, 0, 1.2, 0.86], ['a']],
  ['en-sugar-estimated-nutrients', 'sweetener', 'Sugar', [1700, 99.8, 0, 0.0054, 0, 0, 0], ['e']],
  ['en-milk', 'milk', null, [195, 4.8, 1, 0.1, 0, 0, 3.3], ['b', 'c']],
  ['en-olive-oil', 'oil', 'Olive oil', [3367, 0, 17, 0, 0, 0, 0], ['b'], 91],
  ['en-avocado-oil', 'oil', 'Avocado oil', [3448, 0, 16.4, 0, 0, 0, 0], ['b'], 91.6],
  ['fr-rapeseed-oil', 'oil', 'Rapeseed oil', [3400, 0, 7.3, 0, 0, 0, 0], ['b'], 92],
  ['walnut-oil', 'oil', 'Walnut oil', [3378, 0, 10, 0, 0, 0, 0], ['c'], 100],
  ['sunflower-oil', 'oil', 'Sunflower oil', [3378, 0, 10, 0, 0, 0, 0], ['c'], 100],
  [
    'en-sweeteners',
    'soft_drink',
    'Apple juice, water, sugar, aspartame',
    [82, 4.5, 0, 0.025, 0, 0, 0],
    ['b', 'c', 'd'],
  ],
  [
    'en-sweeteners-erythritol',
    'soft_drink',
    'Apple juice, water, sugar, erythritol',
    [82, 4.5, 0, 0.025, 0, 0, 0],
    ['b', 'c'],
  ],
  ['en-tofu', 'meat_substitute', 'Soy beans 90%, water 9%, salt 1%', [82, 1.5, 0, 0.025, 0, 0, 20], ['a']],
  ['en-vegetable-crisps', 'chips', 'Parsnip 70%, red beet 30%', [82, 1.5, 0, 0.025, 0, 0, 20], ['a']],
  [
    'en-red-meat-…-with-lots-of-meat',
    'processed_meat',
    'Pork meat, lamb meat, chicken meat, salt 1%',
    [82, 0, 10, 0, 0, 0, 50],
    ['b', 'c'],
  ],
  ['en-red-meat-category-no-ingredients', 'raw_meat', 'Beef', [82, 0, 10, 0, 0, 0, 50], ['c']],
  ['en-beers-category', 'alcohol', null, [182, 8.9, 0, 0.5, 0, 0.5, 0.2], []],
  ['en-ground-coffee', 'drink_to_prepare', 'Ground coffee', [0, 0, 0, 0, 0, 0, 0], []],
];

test.each(named(LISTED))('with its list: $name', ({ given }) => {
  const [, kind, ingredients, figures, ours, fatGrams] = given;
  const [kilojoules, sugars, saturated_fat, salt, , dietary_fiber, protein] = figures;
  const stated = { sugars, total_fat: fatGrams ?? saturated_fat, saturated_fat, dietary_fiber, protein };
  const label = { ...stated, calories: kilojoules / 4.184, sodium: (salt / 2.5) * 1000 };
  expect(judgementOf('nutri_score', kind, per100(label, { ingredients })).possible).toEqual(ours);
});

test('sunflower-oil-no-sugar: without carbohydrate there are no sugars, and without saturated fat no grade', () => {
  const stated = {
    calories: 807,
    total_fat: 100,
    total_carbohydrate: 0,
    sodium: 0,
    dietary_fiber: 0,
    protein: 0,
  };
  const oil = { ingredients: 'Sunflower oil' };
  const graded = (given: Parameters<typeof per100>[0]) =>
    judgementOf('nutri_score', 'oil', per100(given, oil)).possible;
  expect(graded({ ...stated, saturated_fat: 10 })).toEqual(['c']);
  expect(graded(stated)).toEqual(['b', 'c', 'd', 'e']);
});
