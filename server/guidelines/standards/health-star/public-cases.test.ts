import { expect, test } from 'vitest';
import { readTable } from '../../text-table.ts';
import { judgementOf, per100 } from '../judgement-fixture.ts';
import { scored, stepsOn } from '../points.ts';
import { exactly, type Range } from '../range.ts';
import { LAST_SCORES, REDUCED_PLANTS, STARS, type StarCategory } from './points.ts';
import { healthStars, type RatingInputs } from './rating.ts';

/** kJ, sodium, saturated fat, sugars, protein, fiber, share of plants. */
type Figures = readonly [number, number, number, number, number, number, number];

function rate(category: StarCategory, figures: readonly number[], mayBeReduced = false) {
  const names = ['kilojoules', 'sodium', 'saturated', 'sugars', 'protein', 'fiber', 'plants'] as const;
  const ranges = Object.fromEntries(names.map((name, at) => [name, exactly(figures[at] ?? 0)]));
  return healthStars(category, {
    ...(ranges as Record<(typeof names)[number], Range>),
    mayBeReduced,
  } satisfies RatingInputs);
}

/** Inputs and outcomes of the Access to Nutrition Initiative's calculator: `tests/data/sample_hsr_case.json`, April 2026. */
const ATNI: readonly (readonly [
  id: number,
  category: StarCategory,
  figures: Figures,
  score: number,
  stars: string,
])[] = [
  [9386368, 'milk', [79.42, 36, 0.1, 4, 0.4, 0.2, 0], 0, '4'],
  [1991643, 'milk', [260, 49, 2.1, 4.8, 3.5, 0, 0], 0, '4'],
  [1991650, 'milk', [215, 50, 1.2, 4.8, 3.5, 0, 0], -1, '4.5'],
  [10403477, 'milk', [280.06, 47, 2.4, 5.3, 3.7, 0.5, 0], 1, '3.5'],
  [4360412, 'milk', [313.5, 72, 2.5, 6.7, 4, 1, 0], 1, '3.5'],
  [8441739, 'milk', [276.716, 41, 2.2, 4.8, 3.2, 0, 0], 0, '4'],
  [2306515, 'food', [1808, 6, 2.4, 69.2, 8, 0.2, 65], 22, '1'],
  [4827132, 'food', [1233.1, 28, 0.5, 49.6, 1.4, 8.2, 90], 2, '3.5'],
  [9112551, 'food', [1043, 22, 0.1, 57.5, 1.4, 2, 99], 8, '2.5'],
  [5861631, 'food', [1308.34, 243, 0.1, 61.6, 1.4, 14, 80], 4, '3'],
  [9409659, 'food', [2374.658, 108, 21.2, 34.5, 13.3, 5.4, 42], 26, '0.5'],
  [9863622, 'food', [1040.82, 22, 0.1, 57.5, 1.4, 2, 100], 7, '2.5'],
  [9400277, 'dairy', [326.04, 38, 1, 10.8, 1.1, 0.4, 0], 2, '4'],
  [4360369, 'dairy', [363.66, 62, 2.6, 11.1, 3, 0, 0], 4, '3'],
  [5446542, 'dairy', [1412.84, 30, 22, 3.3, 2.2, 0, 0], 21, '0.5'],
  [9689069, 'dairy', [462, 33, 3.2, 10.8, 2.7, 0.1, 0], 5, '3'],
  [10398002, 'dairy', [418, 33, 3.2, 8.8, 2.6, 0.1, 0], 4, '3'],
  [8086310, 'dairy', [2380.51, 14, 44.2, 0.8, 0.9, 0.5, 0], 30, '0.5'],
  [9543774, 'fat', [2959.44, 428, 39.1, 1, 0.5, 1, 0], 41, '1'],
  [9346741, 'fat', [1379.4, 450, 12.9, 0, 0, 0, 0], 20, '4'],
  [9328683, 'fat', [1479.72, 450, 17.9, 0, 0, 0, 0], 25, '3'],
  [7486279, 'fat', [3314.74, 1, 7, 1, 0.5, 1, 0], 14, '4.5'],
  [3689419, 'fat', [3373.26, 0, 13.7, 0, 0, 0, 0], 23, '3.5'],
  [10099187, 'fat', [3377.44, 1, 13.7, 0.1, 0.1, 0, 0], 23, '3.5'],
  [7755913, 'cheese', [1524.446, 831, 20.5, 0, 22.8, 0, 0], 33, '2.5'],
  [8086268, 'cheese', [1179, 77, 16.7, 0.5, 16.7, 0.5, 0], 19, '5'],
  [7755792, 'cheese', [1509.398, 659, 18.7, 0, 22.3, 0, 0], 29, '3.5'],
  [8241682, 'cheese', [1573.352, 710, 21.6, 0, 22.9, 0, 0], 32, '2.5'],
  [7755812, 'cheese', [1509.398, 659, 18.7, 0, 22.3, 0, 0], 29, '3.5'],
  [8241522, 'cheese', [1524.446, 831, 20.5, 0, 22.8, 0, 0], 33, '2.5'],
  [3737964, 'drink', [100.32, 0, 0, 5.5, 0, 0, 100], -2, '4'],
  [4367011, 'drink', [196.46, 0, 0, 11.5, 0, 0, 28], 14, '0.5'],
  [10111190, 'drink', [139.8628, 0, 0, 7.1, 0, 0, 100], 0, '4'],
  [5991011, 'drink', [133.76, 0, 0, 7, 0, 0, 99], 0, '4'],
];

test.each(ATNI)('case %i of ATNI, %s, has its score and stars', (_id, category, figures, score, stars) => {
  const rating = rate(category, figures);
  expect([rating.score, rating.stars]).toEqual([exactly(score), [stars]]);
});

// Its two others are scored, but rated as the waters that a flag says they are; we tell that by the list.
test.each([
  [4367005, [200.64, 0, 0, 11.5, 0, 0, 30], 14],
  [4776608, [125.4, 0, 0, 7, 0, 0, 65], 4],
])('case %i of ATNI, flagged as water, has its score', (_id, figures, score) => {
  expect(rate('drink', figures).score).toEqual(exactly(score));
});

test.each<[string | null, string[]]>([
  ['Water.', ['5']],
  ['Carbonated water, natural flavor.', ['4.5']],
  ['Water, citric acid, natural flavors.', ['4.5', '3.5']],
  ['Water, magnesium sulfate, salt.', ['5', '4.5', '3.5']],
  ['Water, natural flavor, sucralose.', ['3.5']],
  ['Water, sugar, natural flavor.', ['3.5']],
  [null, ['5', '4.5', '4', '3.5']],
])('%s can have %j stars', (ingredients, stars) => {
  const water = per100({ calories: 0, sugars: 0 }, { ingredients, per_100_unit: 'ml' });
  expect(judgementOf('health_star', 'water', water).possible).toEqual(stars);
});

test('vegetables with nothing added have five stars', () => {
  expect(
    judgementOf('health_star', 'fresh_vegetable', per100({}, { ingredients: 'Carrots.' })).possible,
  ).toEqual(['5']);
});

/** Inputs and outcomes of `muhashi/health-star-rating`, an independent program: `tests/*.js`. */
test.each<readonly [StarCategory, Figures, readonly number[]]>([
  ['milk', [500, 200, 2, 8, 0, 0, 0], [5]],
  ['food', [1005, 360, 9, 28.5, 0, 0, 0], [2, 8, 6, 3]],
  ['food', [1006, 361, 10, 28.6, 0, 0, 0], [3, 9, 7, 4]],
  ['dairy', [1675, 630, 5, 16.8, 0, 0, 0], [4, 4, 3, 6]],
  ['fat', [2500, 800, 15, 40, 0, 0, 0], [7, 14, 8, 8]],
  ['cheese', [1800, 500, 12, 35, 0, 0, 0], [5, 11, 7, 5]],
  ['drink', [50, 100, 20, 3, 0, 0, 0], [2, 2]],
  ['milk', [4000, 3000, 100, 120, 0, 0, 0], [11, 30, 25, 30]],
  ['milk', [10, 89, 0.2, 3.6, 0, 0, 0], [0, 0, 0, 0]],
])('the baseline of %s %j', (category, figures, points) => {
  const parts = rate(category, figures).parts.slice(0, category === 'drink' ? 2 : 4);
  const ours = parts.map((part) => part.points.low);
  expect(points.length === 1 ? [ours.reduce((sum, one) => sum + one, 0)] : ours).toEqual(points);
});

const partOf = (category: StarCategory, figures: Figures, label: RegExp) =>
  rate(category, figures).parts.find(({ component }) => label.test(component.label))?.points;

test.each<readonly [StarCategory, share: number, points: number]>([
  ['food', 85, 5],
  ['cheese', 92, 6],
  ['drink', 35, 2],
])('plants of %s: %d %% has %d points', (category, share, points) => {
  expect(partOf(category, [0, 0, 0, 0, 0, 0, share], /^Share/)).toEqual(exactly(points));
});

test.each([
  [13, 0],
  [55, 3],
  [67, 5],
  [70, 5],
  [90, 7],
  [100, 8],
])('concentrated or dried plants: %d %% has %d points', (share, points) => {
  expect(scored(REDUCED_PLANTS, exactly(share)).points).toEqual(exactly(points));
});

test.each(readTable`
  Fiber   | drink  | 3.5 | none
  Fiber   | milk   | 3.5 | none
  Fiber   | food   | 5.2 | 5
  Fiber   | dairy  | 6.3 | 6
  Fiber   | cheese | 25  | 15
  Fiber   | cheese | 20  | 14
  Fiber   | cheese | 0.8 | 0
  Fiber   | fat    | 3.8 | 4
  Protein | drink  | 10  | none
  Protein | milk   | 3.5 | 2
  Protein | cheese | 9   | 5
  Protein | food   | 55  | 15
  Protein | food   | 1.6 | 0
  Protein | food   | 3.2 | 2
  Protein | food   | 3.1 | 1
  Protein | food   | 20  | 9
`)('%s of %s: %s g has points: %s', (label, category, grams, points) => {
  const [protein, fiber] = label === 'Protein' ? [Number(grams), 0] : [0, Number(grams)];
  const found = partOf(category as StarCategory, [0, 0, 0, 0, protein, fiber, 0], RegExp(`^${label}`));
  expect(found).toEqual(points === 'none' ? undefined : exactly(Number(points)));
});

/** Of a food with 25 baseline points. */
const heavy = (...[protein, fiber, plants]: [number, number, number]): Figures => [
  ...([3100, 400, 10.5, 10.5] as const),
  protein,
  fiber,
  plants,
];
test.each<readonly [StarCategory, Figures, stars: string]>([
  ['food', heavy(0, 0, 0), '0.5'],
  ['food', heavy(12, 0, 0), '0.5'],
  ['food', heavy(0, 7, 0), '1.5'],
  ['food', [300, 200, 1.5, 5.3, 0, 0, 0], '3'],
  ['food', [300, 200, 1.5, 5.3, 12, 0, 0], '4'],
  ['dairy', [1100, 100, 0, 33, 0, 0, 0], '1'],
  ['fat', [3100, 400, 7, 45.1, 0, 0, 0], '2.5'],
  ['drink', [0, 400, 7, 0, 0, 0, 25], '4'],
  ['drink', [0, 400, 7, 0, 0, 0, 24], '3.5'],
  ['food', [1610, 267, 1.7, 9.6, 10.7, 8.9, 0], '4'],
  ['milk', [243, 56, 1.2, 6.9, 3.2, 0.6, 0], '4'],
])('%s %j has %s stars', (category, figures, stars) => {
  expect(rate(category, figures).stars).toEqual([stars]);
});

// It counts the column of concentrated plants wherever fruit is; we say so only where the list names any.
test.each<readonly [Figures, stars: string]>([
  [heavy(0, 0, 90), '1.5'],
  [heavy(12, 0, 67), '2'],
])('with plants that may be concentrated, %j can have %s stars', (figures, stars) => {
  expect(rate('food', figures, true).stars).toContain(stars);
});

/** Each a score and its stars. */
test.each(readTable`
  drink  | 7 2   | -1 4  | 12 0.5
  milk   | 4 2   | -2 5  | 7 0.5
  food   | 4 3   | -11 5 | 25 0.5
  dairy  | 3 3.5 | -2 5  | 13 0.5
  fat    | 25 3  | 13 5  | 42 0.5
  cheese | 37 1.5 | 24 5 | 40 0.5
`)('the stars of %s', (category, ...cases) => {
  for (const each of cases) {
    const [score, stars] = each.split(' ');
    expect(stepsOn(STARS, LAST_SCORES[category as StarCategory], [exactly(Number(score))])).toEqual([stars]);
  }
});
