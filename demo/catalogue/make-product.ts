import { checkDigit, type Gtin, parseGtin } from '#contract/gtin.ts';
import type { View } from '#demo/packs/types.ts';
import type { ImageUrls, TradeItem } from '#server/catalogue/trade-item.ts';
import { allergenFacts } from './allergen-statements.ts';
import { claimsOf } from './claims.ts';
import { dietTypes } from './diets.ts';
import { ingredientText } from './ingredient-text.ts';
import { type MadeFood, makeFood } from './make-food.ts';
import { popularityOf, priceOf } from './market.ts';
import { type Measured, measure } from './measure.ts';
import { nutrientStatements } from './nutrient-statements.ts';
import { type Package, packageOf } from './package-of.ts';
import type { PlannedProduct } from './plan.ts';
import { productWords } from './product-words.ts';
import { randomOf } from './random.ts';

/** A product made in full: what its supplier could say of it, before some of it is left out. */
export interface MadeProduct {
  readonly plan: PlannedProduct;
  readonly made: MadeFood;
  readonly packed: Package;
  readonly measured: Measured;
  readonly item: TradeItem;
}

/** The prefix GS1 keeps for demonstrations and examples. */
const PREFIX = '952';

export function makeProduct(plan: PlannedProduct): MadeProduct {
  const made = makeFood(plan);
  const packed = packageOf(plan, made.name);
  const measured = measure(made.food.profile, packed.serving.size, densityOf(plan));
  const allergens = allergenFacts(plan, made.food);
  const organic = made.twist === 'organic';
  const eaten = { plan, name: made.name, food: made.food, organic, measured };
  const diets = dietTypes({ ...eaten, allergens: allergens.statements });
  const gtin = gtinOf(plan, '0');
  const item: TradeItem = {
    gtin,
    product_type: 'BASE_UNIT_OR_EACH',
    name: made.name,
    ...productWords(plan, made.name, packed),
    brand: plan.brand.name,
    family_code: plan.family_code,
    class_code: null,
    brick_code: brickOf(plan),
    ingredients: ingredientText(made.food, organic) + allergens.text,
    serving: packed.serving,
    package_weight: packed.size.amount,
    nutrients: nutrientStatements(plan, measured, packed.size.amount.unit),
    allergens: allergens.statements,
    diet_types: diets,
    claims: claimsOf({ ...eaten, diets }),
    cuisine_tags: cuisineTags(plan),
    image_urls: pictures(plan, gtin),
    price: priceOf(plan, packed.size.amount, packed.shape, made.twist),
    popularity: popularityOf(plan),
    contains: [],
  };
  return { plan, made, packed, measured, item };
}

/** The 14 digits of a product's packaging level; `0` is the product itself. */
export function gtinOf({ brand, item }: PlannedProduct, indicator: string): Gtin {
  return gtinFrom(`${indicator}${PREFIX}${brand.company}${item}`);
}

/** A GTIN from its first 13 digits. */
export function gtinFrom(body: string): Gtin {
  const parsed = parseGtin(body + String(checkDigit(body)));
  if (!parsed.ok) throw new Error(`${body} makes no GTIN: ${parsed.error}.`);
  return parsed.gtin;
}

const brickOf = ({ variant }: PlannedProduct): string => variant.options.get('brick') ?? variant.line.brick;

const densityOf = ({ variant }: PlannedProduct): number =>
  Number(variant.options.get('density') ?? variant.line.density ?? 1);

const cuisineTags = ({ variant }: PlannedProduct): readonly string[] => {
  const cuisine = variant.options.get('cuisine') ?? variant.line.cuisine;
  return cuisine === undefined ? [] : [cuisine];
};

export const pictureUrl = (gtin: string, view: View): string => `/packs/${gtin}/${view}.svg`;

function pictures(plan: PlannedProduct, gtin: Gtin): ImageUrls {
  const views: View[] = ['front', 'side', 'back'];
  if (randomOf('pictures', plan.key).chance(0.55)) views.push('detail');
  return { externalFileLink: views.map((view) => pictureUrl(gtin, view)), dam: [] };
}
