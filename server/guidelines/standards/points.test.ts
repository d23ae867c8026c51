import { expect, test } from 'vitest';
import * as healthStar from './health-star/points.ts';
import * as nutriScore from './nutri-score/points.ts';
import { type Component, scored, scoresOf } from './points.ts';
import { exactly, type Range } from './range.ts';
import { COMPONENTS as UK } from './uk-profile/points.ts';

const COMPONENTS: readonly (readonly [string, Component])[] = [
  ...tables('Nutri-Score', { FOOD: nutriScore.FOOD, FATS: nutriScore.FATS, DRINK: nutriScore.DRINK }),
  ...tables('Health Star', {
    DRINK: healthStar.DRINK,
    FOOD: healthStar.FOOD,
    FAT: healthStar.FAT,
    MORE: {
      plants: healthStar.PLANTS,
      reduced: healthStar.REDUCED_PLANTS,
      protein: healthStar.PROTEIN,
      fiber: healthStar.FIBER,
    },
  }),
  ...tables('UK', { UK }),
];

function tables(score: string, of: Readonly<Record<string, Readonly<Record<string, Component>>>>) {
  return Object.entries(of).flatMap(([table, components]) =>
    Object.entries(components).map(([name, component]) => [`${score} ${table} ${name}`, component] as const),
  );
}

test.each(COMPONENTS)('%s: points come at each limit or just past it, never before', (_name, component) => {
  const { thresholds, worth, atThreshold = false } = component;
  const at = (value: number) => scored(component, exactly(value)).points;
  const pointsOf = (passed: number) => exactly(worth ? passed && (worth[passed - 1] ?? 0) : passed);
  expect(thresholds).toEqual([...new Set(thresholds)].toSorted((a, b) => a - b));
  thresholds.forEach((threshold, passed) => {
    expect(at(threshold - 1e-6)).toEqual(pointsOf(passed));
    expect(at(threshold)).toEqual(pointsOf(atThreshold ? passed + 1 : passed));
    expect(at(threshold + 1e-6)).toEqual(pointsOf(passed + 1));
  });
});

test('an open figure has from no points to all', () => {
  for (const [, component] of COMPONENTS) {
    const { worth, thresholds } = component;
    const { points } = scored(component, { low: 0, high: Number.POSITIVE_INFINITY });
    expect(points.high).toBe(worth?.at(-1) ?? thresholds.length);
    expect(points.low).toBeLessThanOrEqual(1);
  }
});

const each = ({ low, high }: Range) => Array.from({ length: high - low + 1 }, (_, at) => low + at);

test.each([
  [11, Number.POSITIVE_INFINITY],
  [11, 5],
  [13, 5],
  [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
])(
  'with protein below %d or from %d points for plants, scores hold every combination of points and no other',
  (proteinBelow, proteinFromPlants) => {
    const ranges = {
      bad: { low: 9, high: 14 },
      plants: { low: 3, high: 6 },
      fiber: { low: 1, high: 2 },
      protein: { low: 2, high: 5 },
    };
    const possible = new Set<number>();
    for (const bad of each(ranges.bad))
      for (const plants of each(ranges.plants))
        for (const fiber of each(ranges.fiber))
          for (const protein of each(ranges.protein)) {
            const counts = bad < proteinBelow || plants >= proteinFromPlants;
            possible.add(bad - plants - fiber - (counts ? protein : 0));
          }
    const scores = scoresOf({ ...ranges, proteinBelow, proteinFromPlants }).flatMap(each);
    expect(new Set(scores)).toEqual(possible);
  },
);
