import { t } from '#server/language/speech.ts';
import type { Component } from '../points.ts';

/** Points of the Health Star Rating calculator of 2020 per 100 g or 100 ml, as two independent programs have them. */
const steps = (step: number, count: number) => Array.from({ length: count }, (_, at) => step * (at + 1));
/** Of six places, so that a figure equal to the threshold is past it. */
const JUST_BELOW = 1e-6;

const ENERGY_KJ = steps(335, 11);
const SODIUM: Component = { label: t`Sodium`, unit: 'mg', thresholds: steps(90, 30) };

export type StarCategory = 'drink' | 'milk' | 'food' | 'dairy' | 'fat' | 'cheese';

/** Of drinks without dairy: one point in any case, and one more at each threshold. */
export const DRINK = {
  energy: {
    label: t`Energy`,
    unit: 'kJ',
    thresholds: [-1, 31, 61, 91, 121, 151, 181, 211, 241, 271],
  },
  sugars: {
    label: t`Sugars`,
    unit: 'g',
    thresholds: [0.1, 1.6, 3.1, 4.6, 6.1, 7.6, 9.1, 10.6, 12.1, 13.6],
  },
  plants: {
    label: t`Share of fruit, vegetables, nuts and legumes`,
    unit: '%',
    thresholds: [25, 33, 41, 49, 57, 65, 73, 81, 89, 96],
    atThreshold: true,
  },
} as const satisfies Record<string, Component>;

/** Of other food and of dairy. */
export const FOOD = {
  energy: { label: t`Energy`, unit: 'kJ', thresholds: ENERGY_KJ },
  saturated: {
    label: t`Saturated fat`,
    unit: 'g',
    thresholds: [
      ...steps(1, 10),
      ...[11.2, 12.5, 13.9, 15.5, 17.3, 19.3, 21.6, 24.1, 26.9, 30],
      ...[33.5, 37.4, 41.7, 46.6, 52, 58, 64.7, 72.3, 80.6, 90],
    ],
  },
  sugars: {
    label: t`Sugars`,
    unit: 'g',
    thresholds: [
      ...[5, 8.9, 12.8, 16.8, 20.7, 24.6, 28.5, 32.4, 36.3, 40.3, 44.2, 48.1, 52],
      ...[55.9, 59.8, 63.8, 67.7, 71.6, 75.5, 79.4, 83.3, 87.3, 91.2, 95.1, 99],
    ],
  },
  sodium: SODIUM,
} as const satisfies Record<string, Component>;

/** Of oils, spreads and cheese. */
export const FAT = {
  energy: FOOD.energy,
  saturated: { label: t`Saturated fat`, unit: 'g', thresholds: steps(1, 30) },
  sugars: { label: t`Sugars`, unit: 'g', thresholds: [5, 9, 13.5, 18, 22.5, 27, 31, 36, 40, 45] },
  sodium: SODIUM,
} as const satisfies Record<string, Component>;

const WHOLE = 100 - JUST_BELOW;
export const PLANTS: Component = {
  label: DRINK.plants.label,
  unit: '%',
  thresholds: [40, 60, 67, 75, 80, 90, 95, WHOLE],
};
/** Where they were dried or concentrated. */
export const REDUCED_PLANTS: Component = {
  ...PLANTS,
  thresholds: [25, 43, 52, 63, 67, 80, 90, 100],
  atThreshold: true,
};
export const PROTEIN: Component = {
  label: t`Protein`,
  unit: 'g',
  // The official table prints 3.2 twice: exactly 3.2 g has two points.
  thresholds: [1.6, 3.2 - JUST_BELOW, 4.8, 6.4, 8, 9.6, 11.6, 13.9, 16.7, 20, 24, 28.9, 34.7, 41.6, 50],
};
export const FIBER: Component = {
  label: t`Fiber`,
  unit: 'g',
  thresholds: [0.9, 1.9, 2.8, 3.7, 4.7, 5.4, 6.3, 7.3, 8.4, 9.7, 11.2, 13, 15, 17.3, 20],
};

/** Protein counts below these baseline points, or from these points of plants on. */
export const PROTEIN_COUNTS_BELOW = 13;
export const PLANT_POINTS_FREE_PROTEIN = 5;

export const STARS = ['5', '4.5', '4', '3.5', '3', '2.5', '2', '1.5', '1', '0.5'] as const;
export type Stars = (typeof STARS)[number];

const NEVER = Number.NEGATIVE_INFINITY;
/** The last score of each rating from 5 to 1; of a drink 5 and 4.5 are for water alone. */
export const LAST_SCORES: Readonly<Record<StarCategory, readonly number[]>> = {
  drink: [NEVER, NEVER, 0, 1, 3, 5, 7, 9, 11],
  milk: [-2, -1, 0, 1, 2, 3, 4, 5, 6],
  food: [-11, -7, -2, 2, 6, 11, 15, 20, 24],
  dairy: [-2, 0, 2, 3, 5, 7, 8, 10, 12],
  fat: [13, 16, 20, 23, 27, 30, 34, 37, 41],
  cheese: [24, 26, 28, 30, 31, 33, 35, 37, 39],
};
