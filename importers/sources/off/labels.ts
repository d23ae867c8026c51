import type { DietType } from '#contract/product.ts';
import { byWord } from '#importers/normalise/by-word.ts';

/** Label tags of Open Food Facts by the diet that they mean. Only what the package itself claims. */
const DIET_TAGS: Readonly<Partial<Record<DietType, string>>> = {
  vegan: 'en:vegan en:the-vegan-society en:european-vegetarian-union-vegan en:certified-vegan',
  vegetarian: 'en:vegetarian en:european-vegetarian-union en:european-vegetarian-union-vegetarian',
  gluten_free: 'en:no-gluten en:crossed-grain-trademark en:certified-gluten-free',
  kosher: 'en:kosher en:orthodox-union-kosher en:kosher-parve',
  halal: 'en:halal',
  organic: 'en:organic en:eu-organic en:usda-organic en:canada-organic fr:ab-agriculture-biologique',
  dairy_free: 'en:no-milk en:no-dairy en:dairy-free',
  lactose_free: 'en:no-lactose',
  nut_free: 'en:no-nuts',
  low_sodium: 'en:low-sodium',
  sugar_free: 'en:no-sugar en:sugar-free',
  no_added_sugar: 'en:no-added-sugar en:no-sugar-added',
};
const DIETS = byWord(DIET_TAGS);

/** Claims by type; what a tag is not listed under stays out, as recycling marks and places of origin do. */
const CLAIMS: Readonly<Record<string, string>> = {
  certification:
    'organic eu-organic usda-organic non-gmo-project kosher orthodox-union-kosher kosher-parve halal fair-trade fairtrade-international rainforest-alliance utz-certified sustainable-seafood-msc responsible-aquaculture-asc the-vegan-society crossed-grain-trademark sustainable-palm-oil max-havelaar european-vegetarian-union certified-gluten-free certified-b-corporation',
  composition:
    'no-gluten no-gmos no-preservatives no-colorings no-artificial-colors no-artificial-flavors no-additives no-palm-oil no-lactose no-milk no-eggs no-nuts no-soy no-trans-fat no-hydrogenated-fats no-flavors no-sweeteners without-sweeteners no-nitrites natural-flavors pure-butter pure-cocoa-butter 100-natural whole-grain vegan vegetarian',
  nutrition:
    'no-added-sugar no-sugar low-sugar low-or-no-sugar reduced-sugar low-fat no-fat reduced-fat low-or-no-fat low-sodium reduced-sodium low-salt no-added-salt reduced-salt high-proteins source-of-proteins high-fibres source-of-fibre source-of-fibres high-fiber low-calories rich-in-calcium source-of-calcium source-of-omega-3 source-of-iron source-of-vitamin-c low-carb enriched-with-vitamins',
  production:
    'free-range farmed-without-antibiotics no-antibiotics grass-fed raw-milk sustainable sustainable-farming stone-ground wild-caught',
};

const CLAIM_TYPES = byWord(CLAIMS, 'en:');

export function dietTypesOf(tags: readonly string[]): DietType[] {
  return [...new Set(tags.flatMap((tag) => DIETS.get(tag) ?? []))].sort();
}

/** Claims in words, by type: `en:no-artificial-colors` is "No artificial colors". */
export function claimsOf(tags: readonly string[]): Record<string, string[]> {
  const claims: Record<string, string[]> = {};
  for (const tag of new Set(tags)) {
    const type = CLAIM_TYPES.get(tag);
    if (type !== undefined) claims[type] = [...(claims[type] ?? []), inWords(tag)];
  }
  return claims;
}

const CAPITALS: ReadonlyMap<string, string> = new Map([
  ['Eu', 'EU'],
  ['Usda', 'USDA'],
  ['gmos', 'GMOs'],
  ['gmo', 'GMO'],
  ['msc', 'MSC'],
  ['asc', 'ASC'],
]);

function inWords(tag: string): string {
  const words = tag.slice(tag.indexOf(':') + 1).replaceAll('-', ' ');
  const sentence = words.charAt(0).toUpperCase() + words.slice(1);
  return sentence
    .split(' ')
    .map((word) => CAPITALS.get(word) ?? word)
    .join(' ');
}
