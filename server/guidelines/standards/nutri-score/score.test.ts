import { expect, test } from 'vitest';
import { exactly, OPEN, type Range, ZERO } from '../range.ts';
import { nutriScore, type ScoreInputs, type ScoreKind } from './score.ts';

type Figures = readonly [
  kilojoules: number,
  sugars: number,
  saturated: number,
  salt: number,
  plants: number,
  fiber: number,
  protein: number,
];

function inputs(figures: Figures, changes: Partial<ScoreInputs> = {}): ScoreInputs {
  const [kilojoules, sugars, saturated, salt, plants, fiber, protein] = figures.map(exactly) as [
    Range,
    Range,
    Range,
    Range,
    Range,
    Range,
    Range,
  ];
  return {
    kilojoules,
    sugars,
    fat: saturated,
    saturated,
    salt,
    fiber,
    protein,
    plants,
    sweetener: ZERO,
    redMeat: false,
    ...changes,
  };
}

test.each<[string, ScoreKind, Figures, Partial<ScoreInputs>, number, string]>([
  ['bread', 'food', [1046, 5, 0.7, 1.125, 0, 4, 9], {}, 5, 'c'],
  ['cheddar', 'cheese', [1690, 0.5, 19, 1.6, 0, 0, 24], {}, 15, 'd'],
  ['cheddar by the general table', 'food', [1690, 0.5, 19, 1.6, 0, 0, 24], {}, 22, 'e'],
  ['everything at its threshold', 'food', [335, 3.4, 1, 0.2, 40, 3, 2.4], {}, 0, 'a'],
  ['one past each', 'food', [336, 3.5, 1.1, 0.21, 41, 3.1, 2.5], {}, 1, 'b'],
  ['beef', 'food', [600, 0, 2, 0.2, 0, 0, 21], { redMeat: true }, 0, 'a'],
])('%s has its published points and grade', (_name, kind, figures, changes, points, grade) => {
  const { score, grades } = nutriScore(kind, inputs(figures, changes));
  expect([score, grades]).toEqual([exactly(points), [grade]]);
});

test('what is not known leaves every grade open that it can make', () => {
  const bar = inputs([1750, 25, 2.5, 0.45, 0, 7, 9], { plants: { low: 0, high: 100 } });
  const { score, grades } = nutriScore('food', bar);
  expect([score, grades]).toEqual([{ low: 7, high: 12 }, ['c', 'd']]);
});

test('nothing known is nothing said', () => {
  const nothing: ScoreInputs = {
    ...inputs([0, 0, 0, 0, 0, 0, 0]),
    kilojoules: OPEN,
    sugars: OPEN,
    fat: OPEN,
    saturated: OPEN,
    salt: OPEN,
    fiber: OPEN,
    protein: OPEN,
    plants: { low: 0, high: 100 },
  };
  expect(nutriScore('food', nothing).grades).toEqual(['a', 'b', 'c', 'd', 'e']);
});
