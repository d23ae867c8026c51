import { NUTRIENT_LABELS, type NutrientLabel } from './nutrition.ts';

/** The amounts of food a list can be sorted by: as eaten, or 100 g or mL of each. */
export const FIGURE_BASES = ['serving', '100'] as const;
export type FigureBasis = (typeof FIGURE_BASES)[number];

/** Products by the amount of a nutrient in a serving, or in 100 g or mL; those of which it is not known come last. */
export type NutrientSort = `${NutrientLabel}-${'low' | 'high'}${'' | '-per-100'}`;

export interface NutrientOrder {
  readonly nutrient: NutrientLabel;
  readonly basis: FigureBasis;
  readonly direction: 'low' | 'high';
}

export function nutrientSort({ nutrient, basis, direction }: NutrientOrder): NutrientSort {
  return `${nutrient}-${direction}${basis === '100' ? '-per-100' : ''}`;
}

const ORDERS: ReadonlyMap<string, NutrientOrder> = new Map(
  NUTRIENT_LABELS.flatMap((nutrient) =>
    FIGURE_BASES.flatMap((basis) =>
      (['low', 'high'] as const).map((direction) => {
        const order = { nutrient, basis, direction };
        return [nutrientSort(order), order] as const;
      }),
    ),
  ),
);

export const NUTRIENT_SORTS = [...ORDERS.keys()] as readonly NutrientSort[];

/** Undefined for every other sort. */
export function nutrientOrderOf(sort: string): NutrientOrder | undefined {
  return ORDERS.get(sort);
}
