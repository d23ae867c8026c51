import type { Basis } from '#contract/nutrition.ts';
import type { AmountUnit } from '#contract/product.ts';

interface Stated {
  readonly basis: Basis;
  readonly per_100: number | null;
}

/** Whether a product's values per 100 are for grams or millilitres; null where they are of both kinds, or there are none. */
export function per100Unit(nutrients: readonly Stated[], servingUnit: AmountUnit | null): AmountUnit | null {
  const units = new Set<AmountUnit | null>();
  for (const { basis, per_100 } of nutrients) {
    if (per_100 !== null) units.add(basis === 'serving' ? servingUnit : UNITS[basis]);
  }
  const [unit = null] = units;
  return units.size === 1 ? unit : null;
}

const UNITS = { '100g': 'g', '100ml': 'ml' } as const;
