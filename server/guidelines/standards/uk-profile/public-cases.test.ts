import { expect, test } from 'vitest';
import { type Component, scored, scoresOf } from '../points.ts';
import { exactly } from '../range.ts';
import { COMPONENTS, LESS_HEALTHY_FROM, PLANT_POINTS_FREE_PROTEIN, PROTEIN_COUNTS_BELOW } from './points.ts';

/** Inputs and outcomes of the University of Leeds' `nutrientprofiler`: `tests/testthat`. Its integration test states no outcome. */
const in100 = (amount: number, grams: number) => (amount / grams) * 100;

test.each<readonly [string, Component, amount: number, grams: number, points: number]>([
  ['250 kJ in 123 g', COMPONENTS.energy, 250, 123, 0],
  ['1000 kcal in 100 g', COMPONENTS.energy, 1000 * 4.184, 100, 10],
  ['550 kJ in 30 g', COMPONENTS.energy, 550, 30, 5],
  ['6 g of sugars in 150 g', COMPONENTS.sugars, 6, 150, 0],
  ['30 g of sugars in 56 g', COMPONENTS.sugars, 30, 56, 10],
  ['29 g of sugars in 125 g', COMPONENTS.sugars, 29, 125, 5],
  ['28 g of sugars in 125 g', COMPONENTS.sugars, 28, 125, 4],
])('%s', (_name, component, amount, grams, points) => {
  expect(scored(component, exactly(in100(amount, grams))).points).toEqual(exactly(points));
});

test.each<readonly [bad: number, plants: number, fiber: number, protein: number, score: number]>([
  [12, 4, 2, 0, 6],
  [10, 2, 1, 2, 5],
  [17, 0, 1, 4, 16],
  [10, 5, 5, 0, 0],
  [13, 1, 3, 2, 9],
])('%d bad points, %d for fruit, %d for fiber and %d for protein', (bad, plants, fiber, protein, score) => {
  const points = { bad, plants, fiber, protein };
  const ranges = Object.fromEntries(Object.entries(points).map(([name, value]) => [name, exactly(value)]));
  const scores = scoresOf({
    ...(ranges as Record<keyof typeof points, ReturnType<typeof exactly>>),
    proteinBelow: PROTEIN_COUNTS_BELOW,
    proteinFromPlants: PLANT_POINTS_FREE_PROTEIN,
  });
  expect(scores).toEqual([exactly(score)]);
});

test.each<readonly [score: number, kind: 'food' | 'drink', isLessHealthy: boolean]>([
  [3, 'food', false],
  [7, 'food', true],
  [0, 'drink', false],
  [1, 'drink', true],
])('%d points of a %s', (score, kind, isLessHealthy) => {
  expect(score >= LESS_HEALTHY_FROM[kind]).toBe(isLessHealthy);
});
