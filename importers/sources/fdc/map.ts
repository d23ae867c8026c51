import { cleanBrand, cleanName, cleanText } from '#importers/normalise/clean-text.ts';
import { nutrientStatements } from '#importers/normalise/nutrient-statements.ts';
import { readAmount, readDecimal, toAmount } from '#importers/normalise/read-amount.ts';
import { readGtin } from '#importers/normalise/read-gtin.ts';
import { readServingText } from '#importers/normalise/serving-text.ts';
import { type Row, reject } from '#importers/row.ts';
import { type TradeItem, tradeItemOf } from '#server/catalogue/trade-item.ts';
import type { FindCategory } from './find-category.ts';

/** The texts of a branded food: their columns in the CSV download, with their keys in the JSON download. */
export const FDC_TEXTS = {
  gtin_upc: 'gtinUpc',
  description: 'description',
  brand_owner: 'brandOwner',
  brand_name: 'brandName',
  ingredients: 'ingredients',
  serving_size: 'servingSize',
  serving_size_unit: 'servingSizeUnit',
  household_serving_fulltext: 'householdServingFullText',
  branded_food_category: 'brandedFoodCategory',
  gpc_class_code: 'gpcClassCode',
  package_weight: 'packageWeight',
} as const;

/** A branded food of FoodData Central, from either download; texts as written, empty where not stated. */
export interface FdcFood extends Readonly<Record<keyof typeof FDC_TEXTS, string>> {
  readonly line: number;
  /** Amounts per 100 g or ml. */
  readonly per100: readonly FdcAmount[];
  /** Amounts per serving as the label has them, in the JSON download alone. */
  readonly perServing: readonly FdcAmount[];
}

export interface FdcAmount {
  readonly nutrient: TradeItem['nutrients'][number]['nutrient'];
  readonly amount: string | number;
  readonly unit: string;
}

const ODD_SERVING = 'a serving that is 0 or in a unit other than weight or volume was left out';

/** Maps a branded food to a trade item. Pure. */
export function mapFdcFood(food: FdcFood, findCategory: FindCategory): Row {
  const { line } = food;
  const gtin = readGtin(food.gtin_upc);
  if (!gtin.ok) return reject(line, food.gtin_upc, gtin.reason);
  const warnings = gtin.warning === undefined ? [] : [gtin.warning];
  const name = cleanName(food.description);
  const ingredients = cleanText(food.ingredients);
  const item = tradeItemOf({
    gtin: gtin.gtin,
    name,
    brand: cleanBrand(food.brand_name) ?? cleanBrand(food.brand_owner),
    ...findCategory({
      category: food.branded_food_category,
      classCode: food.gpc_class_code,
      name,
      ingredients,
    }),
    ingredients,
    serving: servingOf(food, warnings),
    package_weight: readAmount(food.package_weight),
    nutrients: nutrientsOf(food, warnings),
  });
  return { line, gtin: food.gtin_upc, result: { item }, warnings };
}

function servingOf(food: FdcFood, warnings: string[]): TradeItem['serving'] {
  const size =
    food.serving_size === '' ? null : toAmount(readDecimal(food.serving_size), food.serving_size_unit);
  if (size === null && food.serving_size !== '') warnings.push(ODD_SERVING);
  return { size, description: readServingText(food.household_serving_fulltext), per_container: null };
}

/** FDC states branded foods per 100 ml where the serving is in ml, else per 100 g. */
function nutrientsOf(food: FdcFood, warnings: string[]): TradeItem['nutrients'] {
  const isLiquid = toAmount(1, food.serving_size_unit)?.unit === 'ml';
  const statements = nutrientStatements(warnings);
  for (const { nutrient, amount, unit } of food.perServing) statements.add(nutrient, amount, unit, 'serving');
  for (const { nutrient, amount, unit } of food.per100) {
    statements.add(nutrient, amount, unit, isLiquid ? '100ml' : '100g');
  }
  return statements.list;
}
