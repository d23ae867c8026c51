import { expect, test } from 'vitest';
import { exactly, type Range } from '../range.ts';
import type { StarCategory } from './points.ts';
import { healthStars } from './rating.ts';

type Figures = readonly [
  kilojoules: number,
  sodium: number,
  saturated: number,
  sugars: number,
  protein: number,
  fiber: number,
  plants: number,
];

// Cases of the Access to Nutrition Initiative's calculator, restated.
test.each<[StarCategory, Figures, number, string]>([
  ['milk', [215, 50, 1.2, 4.8, 3.5, 0, 0], -1, '4.5'],
  ['food', [1043, 22, 0.1, 57.5, 1.4, 2, 99], 8, '2.5'],
  ['fat', [3314.74, 1, 7, 1, 0.5, 1, 0], 14, '4.5'],
  ['cheese', [1179, 77, 16.7, 0.5, 16.7, 0.5, 0], 19, '5'],
  ['drink', [196.46, 0, 0, 11.5, 0, 0, 28], 14, '0.5'],
  ['food', [2374.658, 108, 21.2, 34.5, 13.3, 5.4, 42], 26, '0.5'],
])('%s of %j scores %d and has %s stars', (category, figures, score, stars) => {
  const [kilojoules, sodium, saturated, sugars, protein, fiber, plants] = figures.map(exactly) as [
    Range,
    Range,
    Range,
    Range,
    Range,
    Range,
    Range,
  ];
  const inputs = { kilojoules, sodium, saturated, sugars, protein, fiber, plants, mayBeReduced: false };
  const rating = healthStars(category, inputs);
  expect([rating.score, rating.stars]).toEqual([exactly(score), [stars]]);
});
