import { ALWAYS_EXCLUDED, type Allergen, type AllergenState } from '#contract/allergens.ts';
import { FAMILIES } from '#contract/families.ts';
import type { Product } from '#contract/product.schema.ts';
import { ABSENT_ALLERGENS, type NovaLabel } from '#contract/product.ts';
import type { SearchDocument } from '#server/search/document.ts';
import { claimTags } from '../sources/free-from-claims.ts';
import { verdictsOf } from './answer-on-day.ts';
import type { ProductRow } from './columns.ts';
import { foodKind } from './food-kind.ts';
import { readAnswers, readSubstanceEntries } from './read-answers.ts';

/** Titles of the GPC families by code. */
export const FAMILY_TITLES: ReadonlyMap<string | null, string> = new Map(
  FAMILIES.map(({ gpc_code, family_title }) => [gpc_code, family_title]),
);

/** The finest category that is known. */
export function gpcCodeOf({
  brick_code,
  class_code,
  family_code,
}: Pick<ProductRow, 'brick_code' | 'class_code' | 'family_code'>): string | null {
  return brick_code ?? class_code ?? family_code;
}

/** The product as every call answers it: the fields of the contract and no others. */
function presentProduct(row: ProductRow): Product {
  return {
    gtin: row.gtin,
    name: row.name,
    normalized_name: row.normalized_name,
    title: row.title,
    description: row.description,
    brand: row.brand,
    family_title: FAMILY_TITLES.get(row.family_code) ?? null,
    gpc_code: gpcCodeOf(row),
    product_type: row.product_type,
    ...labelsOf(verdictsOf(row)),
    nova_label: novaLabelOf(row),
    image_urls: { externalFileLink: [...row.image_urls.externalFileLink], dam: [...row.image_urls.dam] },
    cuisineTags: [...row.cuisine_tags],
    claimTags: claimTags(row.claims),
    diet_types: [...row.diet_types],
    allergens: allergensOf(row),
    ingredients: row.ingredients,
    package_weight:
      row.package_weight_value === null || row.package_weight_unit === null
        ? null
        : { value: row.package_weight_value, unit: row.package_weight_unit },
    price:
      row.price_amount === null
        ? null
        : { amount: Number(row.price_amount), currency: 'USD', unit: row.price_unit ?? 'each' },
    sources: row.sources.map(({ source, imported_at }) => ({ source, imported_at })),
  };
}

/** The fields of a product that follow from its verdicts. */
export function labelsOf(
  verdicts: Product['verdicts'],
): Pick<Product, 'is_smart_snack' | 'is_good_choice' | 'recommended_ok' | 'verdicts'> {
  return {
    is_smart_snack: verdicts.smart_snack === 'pass',
    is_good_choice: verdicts.good_choice === 'pass' ? 'true' : 'false',
    recommended_ok: verdicts.philly === 'pass',
    verdicts,
  };
}

/** The product as JSON, UTF-8: the bytes that leave the server. */
export function productBody(row: ProductRow): Uint8Array {
  return Buffer.from(JSON.stringify(presentProduct(row)));
}

/** What is known of a product's nutrients. */
export interface Figures extends FigureAmounts {
  /** What there is less of: the amounts are not among the others. */
  readonly lessThan: FigureAmounts;
}

type FigureAmounts = Pick<SearchDocument, 'perServing' | 'per100'>;

/** What is less than 1 g is found where there may be up to 1 g, and not where there is to be 1 g. */
const JUST_BELOW = 0.999;

/** The product as search knows it. */
export function searchDocument(row: ProductRow, figures: Figures): SearchDocument {
  const product = presentProduct(row);
  return {
    gtin: row.gtin,
    name: row.normalized_name ?? row.name ?? row.title ?? '',
    brand: row.brand,
    ingredients: row.ingredients,
    category: product.family_title,
    kind: row.kind_title === null ? null : foodKind(row.kind_title),
    verdicts: product.verdicts,
    novaLabel: product.nova_label,
    diets: uncontradictedDiets(product),
    allergens: Object.fromEntries(knownAllergens(row).map(({ allergen, state }) => [allergen, state])),
    ...readAnswers(row.standard_answers),
    ...readSubstanceEntries(row.label_substances),
    priceCents: row.price_amount === null ? null : Math.round(Number(row.price_amount) * 100),
    perServing: withJustBelow(figures, 'perServing'),
    per100: withJustBelow(figures, 'per100'),
    popularity: row.popularity,
    body: Buffer.from(JSON.stringify(product)),
  };
}

function withJustBelow(
  { lessThan, ...known }: Figures,
  basis: keyof FigureAmounts,
): SearchDocument['perServing'] {
  const below = Object.entries(lessThan[basis]).map(([nutrient, most]) => [nutrient, most * JUST_BELOW]);
  return below.length === 0 ? known[basis] : { ...Object.fromEntries(below), ...known[basis] };
}

/** Without "gluten free" where gluten is contained or named: no filter lets a contradiction through (decision 014). */
function uncontradictedDiets({ diet_types, allergens }: Product): Product['diet_types'] {
  return diet_types.filter((diet) => {
    const absent = ABSENT_ALLERGENS[diet];
    return absent === undefined || !ALWAYS_EXCLUDED.some((state) => allergens[state].includes(absent));
  });
}

function novaLabelOf({ nova_label }: ProductRow): NovaLabel | null {
  return nova_label === null ? null : (String(nova_label) as NovaLabel);
}

function allergensOf(row: ProductRow): Product['allergens'] {
  const byState: Record<AllergenState, Allergen[]> = {
    conflict: [],
    contains: [],
    named: [],
    may_contain: [],
    free_from: [],
  };
  for (const { allergen, state } of knownAllergens(row)) byState[state].push(allergen);
  return byState;
}

function knownAllergens({ allergens }: ProductRow) {
  return allergens.map((known) => {
    const colon = known.indexOf(':');
    return {
      state: known.slice(0, colon) as AllergenState,
      allergen: known.slice(colon + 1) as Allergen,
    };
  });
}
