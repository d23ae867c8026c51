import type { AmountUnit } from '#contract/product.ts';
import { kindSet, type ProductKind } from '../../facts/product-kinds.ts';

interface ReferenceAmount {
  readonly value: number;
  readonly unit: AmountUnit;
}

const ROWS: readonly (readonly [value: number, unit: AmountUnit, kinds: ReadonlySet<ProductKind>])[] = [
  [30, 'g', kindSet('chips popcorn nuts candy cookie cheese jerky')],
  [15, 'g', kindSet('cracker')],
  [32, 'g', kindSet('nut_butter')],
  [40, 'g', kindSet('cereal hot_cereal bar dried_fruit')],
  [50, 'g', kindSet('bread roll egg')],
  [110, 'g', kindSet('muffin')],
  [55, 'g', kindSet('pasta grain')],
  [85, 'g', kindSet('canned_fish raw_fish fresh_vegetable frozen_vegetable')],
  [130, 'g', kindSet('canned_vegetable beans')],
  [140, 'g', kindSet('fresh_fruit frozen_fruit canned_fruit pizza')],
  [170, 'g', kindSet('yogurt')],
  [245, 'g', kindSet('soup')],
  [240, 'ml', kindSet('milk milk_substitute juice')],
  [360, 'ml', kindSet('soft_drink water tea_or_coffee')],
];

const BY_KIND: ReadonlyMap<ProductKind, ReferenceAmount> = new Map(
  ROWS.flatMap(([value, unit, kinds]) => [...kinds].map((kind) => [kind, { value, unit }] as const)),
);

/**
 * The amount that FDA takes for what is usually eaten at once (21 CFR 101.12(b)), of the kinds for which one row holds;
 * undefined for others. Recalled from two sources, not read in the code itself.
 */
export function referenceAmount(kind: ProductKind): ReferenceAmount | undefined {
  return BY_KIND.get(kind);
}
