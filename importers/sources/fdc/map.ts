import { cleanBrand, cleanName, cleanText } from '#importers/normalise/clean-text.ts';
import { nutrientStatements } from '#importers/normalise/nutrient-statements.ts';
import { readAmount, toAmount } from '#importers/normalise/read-amount.ts';
import { readGtin } from '#importers/normalise/read-gtin.ts';
import { readServingText } from '#importers/normalise/serving-text.ts';
import { type Row, reject } from '#importers/row.ts';
import { type TradeItem, tradeItemOf } from '#server/catalogue/trade-item.ts';
import type { FindCategory } from './find-category.ts';

/** A branded food of FoodData Central, from either download; texts as written, empty where not stated. */
export interface FdcFood {
  readonly line: number;
  readonly gtin: string;
  readonly description: string;
  readonly brandOwner: string;
  readonly brandName: string;
  readonly ingredients: string;
  readonly servingSize: string;
  readonly servingSizeUnit: string;
  readonly household: string;
  readonly category: string;
  /** GPC class, in the JSON download alone. */
  readonly classCode: string;
  readonly packageWeight: string;
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
  const gtin = readGtin(food.gtin);
  if (!gtin.ok) return reject(line, food.gtin, gtin.reason);
  const warnings = gtin.warning === undefined ? [] : [gtin.warning];
  const name = cleanName(food.description);
  const ingredients = cleanText(food.ingredients);
  const item = tradeItemOf({
    gtin: gtin.gtin,
    name,
    brand: cleanBrand(food.brandName) ?? cleanBrand(food.brandOwner),
    ...findCategory({ ...food, name, ingredients }),
    ingredients,
    serving: servingOf(food, warnings),
    package_weight: readAmount(food.packageWeight),
    nutrients: nutrientsOf(food, warnings),
  });
  return { line, gtin: food.gtin, result: { item }, warnings };
}

function servingOf(food: FdcFood, warnings: string[]): TradeItem['serving'] {
  const size = food.servingSize === '' ? null : toAmount(Number(food.servingSize), food.servingSizeUnit);
  if (size === null && food.servingSize !== '') warnings.push(ODD_SERVING);
  return { size, description: readServingText(food.household), per_container: null };
}

/** FDC states branded foods per 100 ml where the serving is in ml, else per 100 g. */
function nutrientsOf(food: FdcFood, warnings: string[]): TradeItem['nutrients'] {
  const isLiquid = toAmount(1, food.servingSizeUnit)?.unit === 'ml';
  const statements = nutrientStatements(warnings);
  for (const { nutrient, amount, unit } of food.perServing) statements.add(nutrient, amount, unit, 'serving');
  for (const { nutrient, amount, unit } of food.per100) {
    statements.add(nutrient, amount, unit, isLiquid ? '100ml' : '100g');
  }
  return statements.list;
}
