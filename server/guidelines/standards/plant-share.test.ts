import { expect, test } from 'vitest';
import { factsOf, NOTHING } from '../subject-fixture.ts';
import { NO_NUTS, NUTS_TOO, plantShares } from './plant-share.ts';

const share = (ingredients: string | null, nuts = false) =>
  plantShares(factsOf('meal', { ...NOTHING, ingredients }))({
    foods: nuts ? NUTS_TOO : NO_NUTS,
    driedTwice: true,
  });

test.each<[string | null, number, number]>([
  [null, 0, 100],
  ['Potatoes, sunflower oil, salt.', 0, 0],
  ['Tomatoes.', 100, 100],
  ['Tomatoes, water.', 50, 100],
  ['Water, tomatoes.', 0, 50],
  ['Water, carrots, peas, salt.', 0, 66.666667],
  ['Sugar, enriched flour (wheat flour, niacin), palm oil, contains 2% or less of: strawberries.', 0, 25],
  ['Almonds, raisins.', 0, 66.666667],
  ['Oats, sunflower and/or canola oil, raisins.', 0, 66.666667],
  ['Carrots, salsa (tomatoes, water), salt.', 50, 100],
  ['Carrots, peas, green beans, okra, xyzzium.', 80, 100],
])('of %s it is %d to %d percent', (ingredients, low, high) => {
  expect(share(ingredients)).toEqual({ low, high });
});

test('nuts count where they are asked for', () => {
  expect([share('Almonds.'), share('Almonds.', true)]).toEqual([
    { low: 0, high: 0 },
    { low: 100, high: 100 },
  ]);
});
