import { decimal, roundTo } from '#contract/decimal.ts';
import type { DietType } from '#contract/product.ts';
import { say, t } from '#server/language/speech.ts';
import { unitOfPer100 } from '../facts/amounts.ts';
import type { Facts } from '../facts/derive-facts.ts';
import {
  type Basis,
  hundredBasis,
  referenceBasis,
  roomPerServing,
  servingBasis,
  smallFactor,
} from './claim-bases.ts';
import {
  type ClaimTag,
  CONTENT_CLAIMS,
  type ContentClaim,
  type DerivedClaim,
  SOURCE_CLAIMS,
} from './claim-rules.ts';
import { type DerivedDiet, deriveDiets } from './derive-diets.ts';
import { leanClaims } from './lean-claims.ts';
import { hasNoAddedSugar } from './no-added-sugar.ts';

export interface DerivedClaims {
  readonly claims: readonly DerivedClaim[];
  readonly diet_types: readonly DerivedDiet[];
}

/**
 * Claims a product could make by FDA's thresholds, per serving and per reference amount where that is known. Kept apart
 * from what labels declare: a claim on a label may rest on more than we know, and a derived one is no declaration.
 */
export function claimsOf(facts: Facts): DerivedClaims {
  const claims = contentClaims(facts, CONTENT_CLAIMS);
  if (!isMeal(facts)) addSourceClaims(claims, facts);
  if (saysNoAddedSugar(facts)) {
    claims.push({
      tag: 'no_added_sugar',
      because: t`no sugar is among the ingredients`,
      source: '21 CFR 101.60(c)(2)',
    });
  }
  claims.push(...leanClaims(facts));
  return { claims, diet_types: deriveDiets(facts, tagsOf(claims)) };
}

const DIET_CLAIMS = CONTENT_CLAIMS.filter(({ tag }) => tag === 'low_sodium' || tag === 'sugar_free');

/** The diets alone, for which few claims are looked at. Agrees with {@link claimsOf}. */
export function dietsOf(facts: Facts): DietType[] {
  const tags = tagsOf(contentClaims(facts, DIET_CLAIMS));
  if (saysNoAddedSugar(facts)) tags.add('no_added_sugar');
  return deriveDiets(facts, tags).map(({ diet }) => diet);
}

function tagsOf(claims: readonly DerivedClaim[]): Set<ClaimTag> {
  return new Set(claims.map(({ tag }) => tag));
}

function saysNoAddedSugar(facts: Facts): boolean {
  return !isMeal(facts) && hasNoAddedSugar(facts);
}

function contentClaims(facts: Facts, rules: readonly ContentClaim[]): DerivedClaim[] {
  return isMeal(facts) ? mealClaims(facts, rules) : foodClaims(facts, rules);
}

export function isMeal({ kind }: Facts): boolean {
  return kind !== undefined && (kind.kind === 'meal' || kind.kind === 'pizza' || kind.kind === 'sandwich');
}

function foodClaims(facts: Facts, rules: readonly ContentClaim[]): DerivedClaim[] {
  const { subject, ingredients } = facts;
  const serving = servingBasis(subject);
  const small = smallFactor(facts);
  let reference: Basis | undefined | null = null;
  const claims: DerivedClaim[] = [];
  for (const claim of rules) {
    // "Low" depends on whether the serving is a small one, which an unknown size does not tell.
    if (!claim.free && subject.serving_size === null) continue;
    if ((ingredients.traits & claim.unlessNamed) !== 0) continue;
    const inServing = judgeClaim(claim, claim.limit, serving, claim.small ? small : 1);
    if (inServing === undefined) continue;
    if (reference === null) reference = referenceBasis(facts, serving);
    const inReference = reference && judgeClaim(claim, claim.limit, reference, 1);
    // The labeled serving is not what is usually eaten at once.
    if (reference && inReference === undefined) continue;
    const isMore = inReference !== undefined && inReference.value > inServing.value;
    claims.push(toClaim(claim, isMore ? inReference : inServing));
  }
  return claims;
}

/** Meals and main dishes: "low" per 100 g, "free" per labeled serving. */
function mealClaims(facts: Facts, rules: readonly ContentClaim[]): DerivedClaim[] {
  const { subject, ingredients } = facts;
  const claims: DerivedClaim[] = [];
  const hundred = unitOfPer100(subject) === 'g' ? hundredBasis(subject) : undefined;
  for (const claim of rules) {
    const { meal, mealAlso = claim.also } = claim;
    if (meal === null || (meal === 'serving' && (ingredients.traits & claim.unlessNamed) !== 0)) continue;
    const basis = meal === 'serving' ? servingBasis(subject) : hundred;
    const limit = meal === 'serving' ? claim.limit : meal;
    const judged = basis && judgeClaim({ ...claim, also: mealAlso }, limit, basis, 1);
    if (judged) claims.push(toClaim(claim, judged));
  }
  return claims;
}

interface JudgedClaim {
  readonly value: number;
  readonly limit: number;
  readonly basis: string;
}

/** Undefined where the claim does not hold. @param factor what amounts are multiplied by, to those in 50 g */
function judgeClaim(
  claim: ContentClaim,
  limit: number,
  { name, stated, most }: Basis,
  factor: number,
): JudgedClaim | undefined {
  const value = stated[claim.nutrient];
  if (value === undefined || decimal(value * factor) > limit) return;
  const measured = decimal((most(claim.nutrient) ?? value) * factor);
  if (claim.free ? measured >= limit : measured > limit) return;
  if (claim.also !== null && !claim.also(most, stated, { limit, free: claim.free })) return;
  return { value: value * factor, limit, basis: factor === 1 ? name : t`in 50 g` };
}

function toClaim(
  { tag, name, unit, source }: ContentClaim,
  { value, limit, basis }: JudgedClaim,
): DerivedClaim {
  // From ten on a label states whole kcal and mg.
  const shown = roundTo(value, value >= 10 && unit !== 'g' ? 1 : 0.01);
  return { tag, because: t`${say(name)} ${shown} ${unit} ${say(basis)}, limit ${limit} ${unit}`, source };
}

/** By the least that the amount may be: what its source rounded does not make a source of it. */
function addSourceClaims(claims: DerivedClaim[], facts: Facts): void {
  const { subject } = facts;
  const reference = referenceBasis(facts, servingBasis(subject));
  for (const { tag, nutrient, dailyValue, atLeast, below, source } of SOURCE_CLAIMS) {
    const value = subject.per_serving[nutrient];
    if (value === undefined || decimal((value / dailyValue) * 100) < atLeast) continue;
    const inReference = reference?.stated[nutrient] ?? value;
    const isLess = inReference < value;
    // Room is of a serving: that of the lesser amount is less.
    const least = Math.min(value, inReference) - roomPerServing(subject, nutrient);
    const percent = decimal((least / dailyValue) * 100);
    if (percent < atLeast || percent >= below) continue;
    const amount = isLess && reference ? reference.name : t`a serving`;
    claims.push({
      tag,
      because: t`${Math.floor(percent)} % of the daily value ${amount}, at least ${atLeast} %`,
      source,
    });
  }
}
