import { t } from '#server/language/speech.ts';
import type { Component } from '../points.ts';

/** Points of the UK model of 2004/05 per 100 g, as the University of Leeds restates them. */
const steps = (step: number) => Array.from({ length: 10 }, (_, at) => step * (at + 1));

export const COMPONENTS = {
  energy: { label: t`Energy`, unit: 'kJ', thresholds: steps(335) },
  saturated: { label: t`Saturated fat`, unit: 'g', thresholds: steps(1) },
  sugars: { label: t`Sugars`, unit: 'g', thresholds: [4.5, 9, 13.5, 18, 22.5, 27, 31, 36, 40, 45] },
  sodium: { label: t`Sodium`, unit: 'mg', thresholds: steps(90) },
  plants: {
    label: t`Share of fruit, vegetables and nuts`,
    unit: '%',
    thresholds: [40, 60, 80],
    worth: [1, 2, 5],
  },
  /** Measured as US labels measure it (AOAC). */
  fiber: { label: t`Fiber`, unit: 'g', thresholds: [0.9, 1.9, 2.8, 3.7, 4.7] },
  protein: { label: t`Protein`, unit: 'g', thresholds: [1.6, 3.2, 4.8, 6.4, 8] },
} as const satisfies Record<string, Component>;

/** From these points on a product is less healthy. */
export const LESS_HEALTHY_FROM = { food: 4, drink: 1 } as const;
/** From these negative points on protein does not count, unless fruit has all its points. */
export const PROTEIN_COUNTS_BELOW = 11;
export const PLANT_POINTS_FREE_PROTEIN = 5;
