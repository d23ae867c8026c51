import type { DietType } from '#contract/product.ts';
import { byWord } from '#importers/normalise/by-word.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';
import { wordsOf } from './choose-text.ts';
import type { ClaimFact, TradeItemFacts } from './facts.ts';

/** Diet codes (code list T4012), older spellings among them. */
const DIETS = byWord<DietType>({
  vegan: 'VEGAN',
  vegetarian: 'VEGETARIAN',
  kosher: 'KOSHER',
  halal: 'HALAL',
  organic: 'ORGANIC',
  gluten_free: 'FREE_FROM_GLUTEN COELIAC GLUTEN_FREE',
  lactose_free: 'FREE_FROM_LACTOSE LACTOSE_FREE',
  dairy_free: 'FREE_FROM_MILK DAIRY_FREE',
  nut_free: 'FREE_FROM_NUTS',
});

/** What is free from it, as packages mark it (PackagingMarkedFreeFromCode) and nutrition claims name it. */
const FREE_FROM = byWord<DietType>({
  gluten_free: 'GLUTEN',
  lactose_free: 'LACTOSE',
  dairy_free: 'MILK DAIRY',
  nut_free: 'NUTS',
  sugar_free: 'SUGAR SUGARS SUGAR-',
  no_added_sugar: 'ADDED_SUGAR ADDED_SUGARS',
});
const SODIUM = new Set(['SODIUM', 'SALT', 'SODIUM_SALT', 'NA', 'SALTEQ']);
const SUGAR = new Set(['SUGAR', 'SUGARS', 'SUGAR-']);

/**
 * Organic trade item codes 1 (100 %) and 2 (95 % and more): what may be called organic. 3 and 4 are made with some, 5
 * with none, 6 is in conversion. Older messages say true or false.
 */
const ORGANIC = new Set(['1', '2', 'true']);
const NOT_ORGANIC = new Set(['', '3', '4', '5', '6', 'false', 'unspecified']);

export const unknownDiet = (code: string) =>
  `diet code ${code} is not among the catalogue's diets and was left out`;

export const unknownOrganic = (code: string) => `organic code ${code} is unknown and was left out`;

type Tags = Pick<TradeItem, 'diet_types' | 'claims'>;

/** Diets by code, and claims in words; only what the supplier states, nothing derived. */
export function gdsnClaims(facts: TradeItemFacts, warnings: string[]): Tags {
  const diets = new Set<DietType>();
  const claims = {
    certification: new Set<string>(),
    'free from': new Set<string>(),
    nutrition: new Set<string>(),
  };
  const addDiet = (diet: DietType | undefined) => diet && diets.add(diet);

  for (const { code, subcode } of facts.diets) {
    const diet = DIETS.get(code);
    if (diet) diets.add(diet);
    else if (code !== '') warnings.push(unknownDiet(code.slice(0, 60)));
    if (subcode !== '') claims.certification.add(`${wordsOf(code)} (${subcode.replaceAll('_', ' ')})`);
  }
  for (const code of facts.organicCodes) {
    if (ORGANIC.has(code.toLowerCase())) diets.add('organic');
    else if (!NOT_ORGANIC.has(code.toLowerCase())) warnings.push(unknownOrganic(code.slice(0, 60)));
  }
  for (const code of facts.freeFrom) {
    const what = code.replace(/^(?:FREE_FROM|NO|WITHOUT)_/, '');
    claims['free from'].add(wordsOf(what));
    addDiet(FREE_FROM.get(what));
  }
  for (const claim of facts.claims) {
    if (claim.type === '') continue;
    claims.nutrition.add(wordsOf(claim.element === '' ? claim.type : `${claim.type} ${claim.element}`));
    addDiet(dietOfClaim(claim));
  }
  return { diet_types: [...diets].sort(), claims: filled(claims) };
}

/** LOW with SODIUM, or LOW_SODIUM as one code. */
function dietOfClaim({ type, element }: ClaimFact): DietType | undefined {
  const [, level = '', subject = ''] =
    element === ''
      ? (/^(FREE_FROM|NO_ADDED|NO|LOW_ON|LOW_IN|LOW|VERY_LOW)_(.+)$/.exec(type) ?? [])
      : ['', type, element];
  if (/^(?:VERY_)?LOW/.test(level)) return SODIUM.has(subject) ? 'low_sodium' : undefined;
  if (/^(?:NO_ADDED|WITHOUT_ADDED|NOT_ADDED)$/.test(level))
    return SUGAR.has(subject) ? 'no_added_sugar' : undefined;
  return level === 'FREE_FROM' || level === 'NO' ? FREE_FROM.get(subject) : undefined;
}

function filled(claims: Readonly<Record<string, ReadonlySet<string>>>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(claims).flatMap(([type, tags]) => (tags.size > 0 ? [[type, [...tags]] as const] : [])),
  );
}
