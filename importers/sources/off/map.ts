import type { Basis } from '#contract/nutrition.ts';
import { cleanBrand, cleanName, cleanText } from '#importers/normalise/clean-text.ts';
import { hasExponent, readAmount, readDecimal } from '#importers/normalise/read-amount.ts';
import { readGtin } from '#importers/normalise/read-gtin.ts';
import { readServingText } from '#importers/normalise/serving-text.ts';
import { type Row, reject } from '#importers/row.ts';
import { type Amount, type TradeItem, tradeItemOf } from '#server/catalogue/trade-item.ts';
import { offAllergens } from './allergens.ts';
import { findCategoryCode } from './categories.ts';
import { claimsOf, dietTypesOf } from './labels.ts';
import { type AmountOf, offNutrients } from './nutrients.ts';

/** A product of Open Food Facts, from either dump; texts as written, empty where not stated. */
export interface OffProduct {
  readonly line: number;
  /** A text by its name in both dumps. */
  readonly text: (name: string) => string;
  readonly tags: (name: `${'categories' | 'labels' | 'allergens' | 'traces'}_tags`) => readonly string[];
  readonly imageUrl: string;
  /** A stem's amount per 100 g or ml, such as `fat`, in Open Food Facts' unit. */
  readonly amountOf: AmountOf;
  /** What the amounts are for, where the dump says it; else the serving's unit tells. */
  readonly basis: Basis | null;
}

const EXPONENT = 'a serving or weight written with an exponent was left out';
const NOTHING_SAID = 'The row has only a GTIN';

/** Maps a product to a trade item. Pure. */
export function mapOffProduct(product: OffProduct): Row {
  const { line, text, tags } = product;
  const code = text('code');
  const gtin = readGtin(code);
  if (!gtin.ok) return reject(line, code, gtin.reason);
  const warnings = gtin.warning === undefined ? [] : [gtin.warning];
  if ([text('serving_size'), text('quantity')].some(hasExponent)) warnings.push(EXPONENT);
  const marked = cleanText(text('ingredients_text'));
  const serving = servingOf(text('serving_size'));
  const labels = tags('labels_tags');
  const item = tradeItemOf({
    gtin: gtin.gtin,
    name: cleanName(text('product_name')),
    description: cleanText(text('generic_name')),
    brand: cleanBrand((text('brands') || text('brand_owner')).split(',')[0]),
    ...categoryOf(tags('categories_tags')),
    ingredients: marked?.replaceAll('_', '') ?? null,
    serving,
    package_weight: readAmount(text('quantity')),
    nutrients: offNutrients(product.amountOf, product.basis ?? basisFor(serving), warnings),
    allergens: offAllergens(tags('allergens_tags'), tags('traces_tags'), marked, warnings),
    diet_types: dietTypesOf(labels),
    claims: claimsOf(labels),
    image_urls: { externalFileLink: imageLinks(product.imageUrl), dam: [] },
    // How many people scanned it in a year.
    popularity: popularityOf(text('unique_scans_n')),
  });
  if (saysNothing(item)) return reject(line, code, NOTHING_SAID);
  return { line, gtin: code, result: { item }, warnings };
}

function categoryOf(tags: readonly string[]): Pick<TradeItem, 'family_code' | 'class_code' | 'brick_code'> {
  const code = findCategoryCode(tags);
  const isFamily = code?.endsWith('0000') === true;
  return {
    family_code: code !== undefined && isFamily ? code : null,
    class_code: code !== undefined && !isFamily ? code : null,
    brick_code: null,
  };
}

/** "3 BALLS (36 g)", "0.5 cup (120 ml)", "28.000000000000004g". */
function servingOf(text: string): TradeItem['serving'] {
  const clean = cleanText(text);
  const size = clean === null ? null : readServingSize(clean);
  return { size, description: readServingText(clean), per_container: null };
}

/** The amount in brackets is what was weighed; what stands before it is how people say it. */
function readServingSize(text: string): Amount | null {
  const inBrackets = /\(([^)]*)\)/.exec(text)?.[1];
  return (inBrackets === undefined ? null : readAmount(inBrackets)) ?? readAmount(text);
}

/** Amounts of what is served by volume are per 100 ml, whatever the key's name suggests. */
function basisFor({ size }: TradeItem['serving']): Basis {
  return size?.unit === 'ml' ? '100ml' : '100g';
}

function imageLinks(url: string): string[] {
  const clean = url.trim();
  return /^https?:\/\/\S+$/.test(clean) ? [clean] : [];
}

/** A hundred thousand scans a year, the most anything has, are 1; each tenfold is a fifth. */
const LARGEST_SCANS_LOG = 5;

function popularityOf(scans: string): number | null {
  const count = readDecimal(scans);
  if (!Number.isFinite(count) || count < 0) return null;
  return Math.round(Math.min(1, Math.log10(1 + count) / LARGEST_SCANS_LOG) * 10_000) / 10_000;
}

function saysNothing(item: TradeItem): boolean {
  return (
    item.name === null &&
    item.description === null &&
    item.brand === null &&
    item.ingredients === null &&
    item.nutrients.length === 0 &&
    item.image_urls.externalFileLink.length === 0
  );
}
