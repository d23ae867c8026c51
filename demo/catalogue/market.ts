import type { Shape } from '#demo/packs/types.ts';
import type { Amount, Price } from '#server/catalogue/trade-item.ts';
import type { Twist } from './make-food.ts';
import type { PlannedProduct } from './plan.ts';
import { randomOf } from './random.ts';

/** About so many products have a price on file. */
const PRICED = 0.6;
/** Twice the quantity costs less than twice the money. */
const BULK_EXPONENT = 0.82;
/** Kilograms or litres the lines' prices are meant for. */
const USUAL_QUANTITY = 0.5;
const ORGANIC_PREMIUM = 1.32;

/** What the package costs, or null where no price is on file. */
export function priceOf(
  plan: PlannedProduct,
  amount: Amount,
  shape: Shape,
  twist: Twist | null,
): Price | null {
  const random = randomOf('price', plan.key);
  if (!random.chance(PRICED)) return null;
  const perUnit = Number(plan.variant.options.get('price') ?? plan.variant.line.price);
  const quantity = amount.value / 1000;
  const worth =
    perUnit *
    USUAL_QUANTITY *
    (quantity / USUAL_QUANTITY) ** BULK_EXPONENT *
    plan.brand.level *
    (twist === 'organic' ? ORGANIC_PREMIUM : 1) *
    random.between(0.9, 1.12);
  return { amount: shelfPrice(worth), currency: 'USD', unit: priceUnit(shape, amount) };
}

/** As shelves read: .29, .49, .79, .99 below ten dollars, .49 and .99 above. */
function shelfPrice(worth: number): number {
  if (worth >= 40) return Math.round(worth) - 0.05;
  const endings = worth < 10 ? [0.29, 0.49, 0.79, 0.99] : [0.49, 0.99];
  const dollars = Math.floor(worth);
  const ending = endings.find((cents) => cents >= worth - dollars) ?? 0.99;
  return Math.max(0.49, Number((dollars + ending).toFixed(2)));
}

function priceUnit(shape: Shape, { value, unit }: Amount): string {
  if (shape === 'loose') return 'lb';
  if (shape === 'case' || shape === 'crate' || (unit === 'g' && value >= 8000)) return 'case';
  return 'each';
}

/** 0 to 1, four decimals: a few staples everybody buys, and a long tail. */
export function popularityOf(plan: PlannedProduct): number {
  const chance = randomOf('popularity', plan.key).next();
  const demand = plan.variant.line.demand ?? 0.5;
  const staple = STAPLES.test(plan.variant.name) ? 1.35 : 1;
  const first = plan.copy === 0 ? 1 : 0.62;
  const pull = demand * staple * first * Math.exp(-3.4 * chance);
  return Number(Math.min(0.9999, Math.max(0.0001, pull)).toFixed(4));
}

const STAPLES =
  /^(?:Whole Milk|1% Low Fat Milk|Large White Eggs|Creamy Peanut Butter|Boneless Skinless Chicken Breast|Chocolate Chip Cookies|100% Whole Wheat|Honey Almond Granola|Long Grain White|Marinara|Bananas|Gala|Russet|Orange Juice|Spring Water|Diced Tomatoes|Salted Butter|Mild Cheddar|Tomato Ketchup|Extra Virgin Olive Oil)/;
