import type { NutrientLabel } from '#contract/nutrition.ts';
import type { DietType } from '#contract/product.ts';
import { deriveFacts, type Facts } from '../facts/derive-facts.ts';
import { hasTrait } from '../facts/ingredient-facts.ts';
import type { GuidelineSubject } from '../subject.ts';
import { type ClaimTag, CONTENT_CLAIMS, type ContentClaim, SOURCE_CLAIMS } from './claim-rules.ts';
import { deriveDiets } from './derive-diets.ts';

/** A claim that follows from a product's own numbers or ingredients; nobody declared it. */
export interface DerivedClaim {
  readonly tag: ClaimTag;
  /** What it rests on: "Sodium 120 mg a serving, limit 140 mg". */
  readonly because: string;
  readonly source: string;
}

export interface DerivedDiet {
  readonly diet: DietType;
  readonly because: string;
}

export interface DerivedClaims {
  readonly claims: readonly DerivedClaim[];
  readonly diet_types: readonly DerivedDiet[];
}

/** A small reference amount is also judged per 50 g (21 CFR 101.60(b)(2)(i)(B) and its like). */
const SMALL_SERVING = 30;
const SMALL_BASIS = 50;

/**
 * Claims a product could make by FDA's thresholds, the labelled serving standing for the reference amount. Kept apart
 * from what labels declare: a claim on a label may rest on more than we know, and a derived one is no declaration.
 */
export function deriveClaims(subject: GuidelineSubject): DerivedClaims {
  return claimsOf(deriveFacts(subject));
}

/** The same from facts that are derived already. */
export function claimsOf(facts: Facts): DerivedClaims {
  const claims = isMeal(facts) ? mealClaims(facts) : foodClaims(facts);
  return { claims, diet_types: deriveDiets(facts, new Set(claims.map(({ tag }) => tag))) };
}

function isMeal({ kind }: Facts): boolean {
  return kind !== undefined && (kind.kind === 'meal' || kind.kind === 'pizza' || kind.kind === 'sandwich');
}

function foodClaims(facts: Facts): DerivedClaim[] {
  const { per_serving, serving_size } = facts.subject;
  const factor =
    serving_size !== null && serving_size.value <= SMALL_SERVING ? SMALL_BASIS / serving_size.value : 1;
  const claims = CONTENT_CLAIMS.flatMap((claim) =>
    contentClaim(claim, per_serving, claim.free ? 1 : factor, 'a serving'),
  );
  for (const { tag, nutrient, dailyValue, atLeast, below, source } of SOURCE_CLAIMS) {
    const value = per_serving[nutrient];
    const percent = value === undefined ? 0 : withoutNoise((value / dailyValue) * 100);
    if (percent < atLeast || percent >= below) continue;
    claims.push({
      tag,
      because: `${Math.floor(percent)} % of the daily value a serving, at least ${atLeast} %`,
      source,
    });
  }
  if (
    hasTrait(facts.ingredients, 'addedSugar') === false &&
    hasTrait(facts.ingredients, 'juiceConcentrate') === false
  ) {
    claims.push({
      tag: 'no_added_sugar',
      because: 'no sugar is among the ingredients',
      source: '21 CFR 101.60(c)(2)',
    });
  }
  return claims;
}

/** Meals and main dishes are judged per 100 g. */
function mealClaims({ subject }: Facts): DerivedClaim[] {
  return CONTENT_CLAIMS.flatMap((claim) =>
    claim.meal === null ? [] : contentClaim({ ...claim, limit: claim.meal }, subject.per_100, 1, '100 g'),
  );
}

type Amounts = Readonly<Partial<Record<NutrientLabel, number>>>;

function contentClaim(claim: ContentClaim, amounts: Amounts, factor: number, basis: string): DerivedClaim[] {
  const value = amounts[claim.nutrient];
  if (value === undefined) return [];
  const measured = value * factor;
  if (claim.free ? measured >= claim.limit : measured > claim.limit) return [];
  if (claim.also !== null && !claim.also(amounts)) return [];
  // From ten on a label states whole kcal and mg.
  const isWhole = measured >= 10 && claim.unit !== 'g';
  const shown = isWhole ? Math.round(measured) : Math.round(measured * 100) / 100;
  return [
    {
      tag: claim.tag,
      because: `${claim.name} ${shown} ${claim.unit} ${factor === 1 ? basis : '50 g'}, limit ${claim.limit} ${claim.unit}`,
      source: claim.source,
    },
  ];
}

/** 2.8 / 28 is 10 %, not 10.000000000000002. */
function withoutNoise(percent: number): number {
  return Math.round(percent * 1e6) / 1e6;
}
