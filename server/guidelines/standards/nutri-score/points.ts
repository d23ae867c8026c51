import { t } from '#server/language/speech.ts';
import type { Component } from '../points.ts';

/** Points of Nutri-Score 2023 per 100 g, or per 100 ml of a drink, as Open Food Facts computes them. */
const steps = (step: number, count: number) => Array.from({ length: count }, (_, at) => step * (at + 1));

const SALT: Component = {
  label: t`Salt`,
  unit: 'g',
  thresholds: steps(2, 20).map((tenths) => tenths / 10),
};
const SATURATED: Component = { label: t`Saturated fat`, unit: 'g', thresholds: steps(1, 10) };
const PLANTS = t`Share of fruit, vegetables and legumes`;

/** Of every kind but drinks. */
export const FOOD = {
  energy: { label: t`Energy`, unit: 'kJ', thresholds: steps(335, 10) },
  sugars: {
    label: t`Sugars`,
    unit: 'g',
    thresholds: [3.4, 6.8, 10, 14, 17, 20, 24, 27, 31, 34, 37, 41, 44, 48, 51],
  },
  saturated: SATURATED,
  salt: SALT,
  plants: { label: PLANTS, unit: '%', thresholds: [40, 60, 80], worth: [1, 2, 5] },
  fiber: { label: t`Fiber`, unit: 'g', thresholds: [3, 4.1, 5.2, 6.3, 7.4] },
  protein: { label: t`Protein`, unit: 'g', thresholds: [2.4, 4.8, 7.2, 9.6, 12, 14, 17] },
} as const satisfies Record<string, Component>;

/** In place of energy and saturated fat, for fats, oils, nuts and seeds. */
export const FATS = {
  energy: { label: t`Energy from saturated fat`, unit: 'kJ', thresholds: steps(120, 10) },
  saturated: {
    label: t`Saturated share of fat`,
    unit: '%',
    thresholds: [10, 16, 22, 28, 34, 40, 46, 52, 58, 64],
    atThreshold: true,
  },
} as const satisfies Record<string, Component>;

export const DRINK = {
  energy: { label: t`Energy`, unit: 'kJ', thresholds: [30, 90, 150, 210, 240, 270, 300, 330, 360, 390] },
  sugars: { label: t`Sugars`, unit: 'g', thresholds: [0.5, 2, 3.5, 5, 6, 7, 8, 9, 10, 11] },
  saturated: SATURATED,
  salt: SALT,
  sweetener: { label: t`Nonnutritive sweetener`, unit: '', thresholds: [0], worth: [4] },
  plants: { label: PLANTS, unit: '%', thresholds: [40, 60, 80], worth: [2, 4, 6] },
  fiber: FOOD.fiber,
  protein: { label: t`Protein`, unit: 'g', thresholds: [1.2, 1.5, 1.8, 2.1, 2.4, 2.7, 3] },
} as const satisfies Record<string, Component>;

/** The protein of red meat counts for no more than this. */
export const RED_MEAT_PROTEIN_POINTS = 2;
/** Energy of a gram of saturated fat. */
export const SATURATED_KJ = 37;

const FOOD_GRADES = [0, 2, 10, 18];
/** The last score of each grade, best first; the last grade has none. A drink is A only if it is plain water. */
export const GRADES = {
  food: FOOD_GRADES,
  cheese: FOOD_GRADES,
  fats: [-6, 2, 10, 18],
  drink: [Number.NEGATIVE_INFINITY, 2, 6, 9],
} as const;

const ALWAYS = Number.POSITIVE_INFINITY;
/** From these negative points on, protein does not count. */
export const PROTEIN_COUNTS_BELOW = { food: 11, fats: 7, cheese: ALWAYS, drink: ALWAYS } as const;
