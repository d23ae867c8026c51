import { decimal, halfOfLastDigit, roundTo } from '#contract/decimal.ts';
import type { GuidelineReply } from '#contract/guideline.schema.ts';
import { NUTRIENT_LABELS, NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import type { DietType } from '#contract/product.ts';
import { unitOfPer100 } from '../facts/amounts.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { recoversLabelled, roundForLabel } from '../facts/round-for-label.ts';
import type { GuidelineSubject } from '../subject.ts';
import {
  type AmountOf,
  type Amounts,
  type ClaimTag,
  CONTENT_CLAIMS,
  type ContentClaim,
  SOURCE_CLAIMS,
} from './claim-rules.ts';
import { type DerivedDiet, deriveDiets } from './derive-diets.ts';
import { hasNoAddedSugar } from './no-added-sugar.ts';

type Derived = GuidelineReply['derived'];

/** A claim that follows from a product's own numbers or ingredients, and what it rests on. No source declares it. */
export type DerivedClaim = Readonly<Derived['claims'][number]> & { readonly tag: ClaimTag };

export interface DerivedClaims {
  readonly claims: readonly DerivedClaim[];
  readonly diet_types: readonly DerivedDiet[];
}

/** A small reference amount is also judged per 50 g (21 CFR 101.60(b)(2)(i)(B) and its like). */
const SMALL_SERVING = 30;
const SMALL_BASIS = 50;

/**
 * Claims a product could make by FDA's thresholds, the labeled serving standing for the reference amount. Kept apart
 * from what labels declare: a claim on a label may rest on more than we know, and a derived one is no declaration.
 */
export function claimsOf(facts: Facts): DerivedClaims {
  const claims = contentClaims(facts, CONTENT_CLAIMS);
  if (!isMeal(facts)) addSourceClaims(claims, facts.subject);
  if (saysNoAddedSugar(facts)) {
    claims.push({
      tag: 'no_added_sugar',
      because: 'no sugar is among the ingredients',
      source: '21 CFR 101.60(c)(2)',
    });
  }
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

function isMeal({ kind }: Facts): boolean {
  return kind !== undefined && (kind.kind === 'meal' || kind.kind === 'pizza' || kind.kind === 'sandwich');
}

/** The amounts that a claim is judged by. */
interface Basis {
  readonly name: string;
  readonly stated: Amounts;
  /** The most that the amount behind a stated one may be; undefined where none is stated. */
  readonly most: AmountOf;
}

function foodClaims(facts: Facts, rules: readonly ContentClaim[]): DerivedClaim[] {
  const { subject, ingredients } = facts;
  const { per_serving, serving_size } = subject;
  const isSmall = serving_size !== null && serving_size.value <= SMALL_SERVING;
  const serving: Basis = {
    name: 'a serving',
    stated: per_serving,
    most: (nutrient) => {
      const value = per_serving[nutrient];
      return value === undefined ? undefined : decimal(value + roomPerServing(subject, nutrient));
    },
  };
  const claims: DerivedClaim[] = [];
  for (const claim of rules) {
    // "Low" depends on whether the serving is a small one, which an unknown size does not tell.
    if (!claim.free && serving_size === null) continue;
    if ((ingredients.traits & claim.unlessNamed) !== 0) continue;
    const factor = isSmall && !claim.free ? SMALL_BASIS / serving_size.value : 1;
    addContentClaim(claims, claim, claim.limit, serving, factor);
  }
  return claims;
}

/** Meals and main dishes are judged per 100 g. */
function mealClaims({ subject }: Facts, rules: readonly ContentClaim[]): DerivedClaim[] {
  const claims: DerivedClaim[] = [];
  if (unitOfPer100(subject) !== 'g') return claims;
  const stated = subject.per_100;
  const basis: Basis = { name: '100 g', stated, most: (nutrient) => stated[nutrient] };
  for (const claim of rules) {
    if (claim.meal !== null) addContentClaim(claims, claim, claim.meal, basis, 1);
  }
  return claims;
}

function addContentClaim(
  claims: DerivedClaim[],
  claim: ContentClaim,
  limit: number,
  { name, stated, most }: Basis,
  factor: number,
): void {
  const value = stated[claim.nutrient];
  if (value === undefined || decimal(value * factor) > limit) return;
  const measured = decimal((most(claim.nutrient) ?? value) * factor);
  if (claim.free ? measured >= limit : measured > limit) return;
  if (claim.also !== null && !claim.also(most, stated, { limit, free: claim.free })) return;
  // From ten on a label states whole kcal and mg.
  const isWhole = value * factor >= 10 && claim.unit !== 'g';
  const shown = roundTo(value * factor, isWhole ? 1 : 0.01);
  claims.push({
    tag: claim.tag,
    because: `${claim.name} ${shown} ${claim.unit} ${factor === 1 ? name : '50 g'}, limit ${limit} ${claim.unit}`,
    source: claim.source,
  });
}

/** By the least that the amount may be: what its source rounded does not make a source of it. */
function addSourceClaims(claims: DerivedClaim[], subject: GuidelineSubject): void {
  for (const { tag, nutrient, dailyValue, atLeast, below, source } of SOURCE_CLAIMS) {
    const value = subject.per_serving[nutrient];
    if (value === undefined || decimal((value / dailyValue) * 100) < atLeast) continue;
    const percent = decimal(((value - roomPerServing(subject, nutrient)) / dailyValue) * 100);
    if (percent < atLeast || percent >= below) continue;
    claims.push({
      tag,
      because: `${Math.floor(percent)} % of the daily value a serving, at least ${atLeast} %`,
      source,
    });
  }
}

/**
 * The largest difference between a label's amount per serving and the stored figure; 0 where the stored figure is the
 * label's. What was scaled from 100 g carries the source's rounding: a 0 there hides up to 1.2 g in a serving of 240 g
 * where the source states whole grams.
 */
function roomPerServing(subject: GuidelineSubject, nutrient: NutrientLabel): number {
  const { per_serving, per_100, serving_size } = subject;
  const serving = per_serving[nutrient];
  const hundred = per_100[nutrient];
  if (serving === undefined || hundred === undefined || serving_size === null) return 0;
  if (serving_size.unit !== unitOfPer100(subject)) return 0;
  const servings = serving_size.value / 100;
  const room = servings * (hundred === 0 ? halfOfZero(subject, nutrient) : halfOfLastDigit(hundred));
  // Stated for both, each for itself.
  if (Math.abs(hundred * servings - serving) > room + 1e-6) return 0;
  const isLabelled =
    recoversLabelled(nutrient, serving, room) && roundForLabel(nutrient, serving) === serving;
  return isLabelled && hundred !== 0 ? 0 : room;
}

/** Sources state whole kcal and mg, and grams to a tenth at least, unless every figure in grams is a whole one. */
function halfOfZero({ per_100 }: GuidelineSubject, nutrient: NutrientLabel): number {
  if (NUTRIENTS[nutrient].unit !== 'g') return 0.5;
  let someWhole = false;
  for (const label of NUTRIENT_LABELS) {
    const value = per_100[label];
    if (value === undefined || value === 0 || NUTRIENTS[label].unit !== 'g') continue;
    if (!Number.isInteger(value)) return 0.05;
    someWhole = true;
  }
  return someWhole ? 0.5 : 0.05;
}
