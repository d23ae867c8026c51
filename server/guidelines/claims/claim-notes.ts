import { roundTo } from '#contract/decimal.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { t } from '#server/language/speech.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { referenceBasis, servingBasis, smallFactor } from './claim-bases.ts';
import type { DerivedClaim } from './claim-rules.ts';
import { claimsOf, type DerivedClaims, isMeal } from './derive-claims.ts';

/** Above these a claim has to point to the figure; a main dish's limits are the lower ones of meals (21 CFR 101.13(h)). */
const DISCLOSED = [
  ['total_fat', 'fat', 13, 19.5],
  ['saturated_fat', 'saturated fat', 4, 6],
  ['cholesterol', 'cholesterol', 60, 90],
  ['sodium', 'sodium', 480, 720],
] as const satisfies readonly (readonly [NutrientLabel, string, number, number])[];

/** Of the words that a label says, in English. */
const NAMES = new Intl.ListFormat('en-US');

/** As {@link claimsOf}, with what a label has to say beside each claim. */
export function explainClaims(facts: Facts): DerivedClaims {
  const { claims, diet_types } = claimsOf(facts);
  if (claims.length === 0) return { claims, diet_types };
  const disclosed = disclosedOf(facts);
  const isLowFat = claims.some(({ tag }) => tag === 'low_fat' || tag === 'fat_free');
  const noted = claims.map((claim): DerivedClaim => {
    const notes = [...fiberNotes(claim, facts, isLowFat), ...disclosed];
    return notes.length === 0 ? claim : { ...claim, because: [claim.because, ...notes].join('; ') };
  });
  return { claims: noted, diet_types };
}

/** A source of fiber that is not low in fat states its fat beside the claim (21 CFR 101.54(d)). */
function fiberNotes({ tag }: DerivedClaim, { subject }: Facts, isLowFat: boolean): string[] {
  if (isLowFat || !tag.endsWith('_source_of_fiber')) return [];
  const fat = subject.per_serving.total_fat;
  if (fat === undefined) return [t`a label has to state total fat next to it`];
  return [t`a label has to state total fat ${roundTo(fat, 0.1)} ${NUTRIENTS.total_fat.unit} next to it`];
}

function disclosedOf(facts: Facts): string[] {
  const serving = servingBasis(facts.subject);
  const meal = isMeal(facts);
  const reference = meal ? undefined : referenceBasis(facts, serving);
  const small = meal ? 1 : smallFactor(facts);
  const names = DISCLOSED.filter(([nutrient, , limit, mealLimit]) => {
    const inServing = (serving.stated[nutrient] ?? 0) * small;
    return Math.max(inServing, reference?.stated[nutrient] ?? 0) > (meal ? mealLimit : limit);
  }).map(([, name]) => name);
  return names.length === 0
    ? []
    : [t`a label needs “see nutrition information for ${NAMES.format(names)} content” next to it`];
}
