import { checkDigit, type Gtin, parseGtin } from '#contract/gtin.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { NOTHING_SAID, type TradeItem, tradeItemOf } from '#server/catalogue/trade-item.ts';

/** The `n`th GTIN of GS1's demonstration prefix 952. */
export function demoGtin(n: number): Gtin {
  const body = `0952${String(n).padStart(9, '0')}`;
  const parsed = parseGtin(`${body}${checkDigit(body)}`);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.gtin;
}

/** A trade item that says only what the test is about. */
export function tradeItem(says: Partial<TradeItem> = {}): TradeItem {
  return tradeItemOf({ gtin: demoGtin(1), ...says });
}

type Figures = Readonly<Partial<Record<NutrientLabel, number>>>;

/** What a label states of one serving, in the units of labels. */
export function inServing(figures: Figures): TradeItem['nutrients'] {
  const stated = Object.entries(figures) as [NutrientLabel, number][];
  return stated.map(([nutrient, value]) => ({
    nutrient,
    value,
    unit: NUTRIENTS[nutrient].unit,
    basis: 'serving',
  }));
}

/** A serving of this many grams, and what a label states of it. */
export const perServing = (grams: number, figures: Figures) =>
  ({
    serving: { ...NOTHING_SAID.serving, size: { value: grams, unit: 'g' } },
    nutrients: inServing(figures),
  }) satisfies Partial<TradeItem>;
