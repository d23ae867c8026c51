import type { Gtin } from '#contract/gtin.ts';
import { PRODUCT_TYPES, type ProductType } from '#contract/product.ts';
import { cleanBrand, cleanName, cleanText } from '#importers/normalise/clean-text.ts';
import { readAmount, readDecimal, toAmount } from '#importers/normalise/read-amount.ts';
import type { Amount, Contained, TradeItem } from '#server/catalogue/trade-item.ts';
import { gdsnAllergens } from './allergens.ts';
import { chooseText, chooseTexts } from './choose-text.ts';
import { gdsnClaims } from './claims.ts';
import type { TradeItemFacts } from './facts.ts';
import { gdsnImages } from './images.ts';
import { gdsnNutrition } from './nutrients.ts';

/** Whether GPC has a brick of this code. */
export type IsBrick = (code: string) => boolean;

/** Units that count things: how many are in a package says nothing of how much. */
const COUNT_UNITS = /^(?:EA|H87|1N|PC|PCE|EV|C62|PA|PK|CT|ZZ|NT|U2|PR|SER)$/i;
/** In place of a brand where there is none (GDSN code list of brand names). */
const NO_BRAND = /^(?:unbranded|unidentified|no brand|n\/a|none)$/i;

/** Descriptors of version 2 that version 3 no longer has. */
const OLD_DESCRIPTORS: Readonly<Record<string, ProductType>> = {
  EACH: 'BASE_UNIT_OR_EACH',
  MULTIPACK: 'PACK_OR_INNER_PACK',
  SETPACK: 'PACK_OR_INNER_PACK',
  PREPACK: 'PACK_OR_INNER_PACK',
  PREPACK_ASSORTMENT: 'PACK_OR_INNER_PACK',
};

export const unknownDescriptor = (code: string) =>
  `packaging level ${code} is unknown: the level was left out`;
export const unknownBrick = (code: string) => `GPC brick ${code} is not a known food brick and was left out`;
export const unknownUnit = (unit: string) =>
  `a net content in the unit ${unit} was left out: it is not a weight or volume`;

/** Maps a message's facts to a trade item. Pure. */
export function mapTradeItem(
  gtin: Gtin,
  facts: TradeItemFacts,
  contains: readonly Contained[],
  isBrick: IsBrick,
  warnings: string[],
): TradeItem {
  const ingredients = ingredientsOf(facts, warnings);
  return {
    gtin,
    product_type: descriptorOf(facts.unitDescriptor, warnings),
    ...namesOf(facts, warnings),
    brand: brandOf(facts.brandName),
    ...categoryOf(facts, isBrick, warnings),
    ingredients,
    ...gdsnNutrition(facts.nutrients, facts.servingsPerPackage, warnings),
    package_weight: netContentOf(facts, warnings),
    allergens: gdsnAllergens(facts.allergens, facts.allergenTexts, warnings),
    ...gdsnClaims(facts, warnings),
    cuisine_tags: [],
    image_urls: gdsnImages(facts.images, warnings),
    price: null,
    popularity: null,
    contains,
  };
}

function descriptorOf(code: string, warnings: string[]): ProductType | null {
  const known = PRODUCT_TYPES.find((type) => type === code) ?? OLD_DESCRIPTORS[code];
  if (known === undefined && code !== '') warnings.push(unknownDescriptor(code.slice(0, 60)));
  return known ?? null;
}

/** The description is the name in full; the short one, made for shelf labels, the title; what sells it, the text. */
function namesOf(
  facts: TradeItemFacts,
  warnings: string[],
): Pick<TradeItem, 'name' | 'title' | 'description'> {
  const short = chooseText(facts.shortNames, warnings);
  const additional = chooseText(facts.additionalNames, warnings);
  const functional = chooseText(facts.functionalNames, warnings);
  const name = chooseText(facts.names, warnings) ?? additional ?? short ?? functional;
  const title = [short, functional].find((text) => text !== undefined && text !== name);
  const description = chooseText(facts.marketing, warnings) ?? (additional === name ? undefined : additional);
  return {
    name: cleanName(name),
    title: cleanName(title),
    description: cleanText(description),
  };
}

function brandOf(name: string): string | null {
  const brand = cleanBrand(name);
  return brand === null || NO_BRAND.test(brand) ? null : brand;
}

type Category = Pick<TradeItem, 'family_code' | 'class_code' | 'brick_code'>;

function categoryOf(
  { brick, gpcClass, gpcFamily }: TradeItemFacts,
  isBrick: IsBrick,
  warnings: string[],
): Category {
  const known = isBrick(brick);
  if (!known && brick !== '') warnings.push(unknownBrick(brick.slice(0, 20)));
  return {
    family_code: gpcFamily === '' ? null : gpcFamily,
    class_code: gpcClass === '' ? null : gpcClass,
    brick_code: known ? brick : null,
  };
}

/** The first amount in grams or milliliters; of a text only where no field has one. */
function netContentOf({ netContents, netContentTexts }: TradeItemFacts, warnings: string[]): Amount | null {
  for (const { value, unit } of netContents) {
    const amount = toAmount(readDecimal(value), unit);
    if (amount) return amount;
    if (!COUNT_UNITS.test(unit) && Number(value) > 0) warnings.push(unknownUnit(unit.slice(0, 20)));
  }
  const text = chooseText(netContentTexts, warnings);
  // "8 bars of 50 g, net weight 400 g": what is in it as a whole stands behind the words.
  const whole = text === undefined ? undefined : (/net\s*w(?:eigh)?t\.?:?(.*)/is.exec(text)?.[1] ?? text);
  return whole === undefined ? null : readAmount(whole);
}

function ingredientsOf(
  { ingredientStatements, ingredientNames }: TradeItemFacts,
  warnings: string[],
): string | null {
  const statement = cleanText(chooseText(ingredientStatements, warnings));
  return statement ?? cleanText(chooseTexts(ingredientNames, warnings).join(', '));
}
