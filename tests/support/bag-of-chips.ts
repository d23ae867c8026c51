import type { Gtin } from '#contract/gtin.ts';
import type { NutrientLabel } from '#contract/nutrition.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';
import { BAG } from '#server/guidelines/subject-fixture.ts';
import { inServing, tradeItem } from './trade-items.ts';

/** The bag of crisps that meets every limit, as a source states it. */
export function bagOfChips(
  gtin: Gtin,
  name: string,
  changes: Partial<Record<NutrientLabel, number>> = {},
): TradeItem {
  return tradeItem({
    gtin,
    name,
    family_code: BAG.family_code,
    class_code: BAG.class_code,
    brick_code: BAG.brick_code,
    ingredients: BAG.ingredients,
    package_weight: BAG.package_weight,
    serving: { size: BAG.serving_size, description: '1 bag (28 g)', per_container: 1 },
    nutrients: inServing({ ...BAG.per_serving, ...changes }),
  });
}
