import { say, t } from '#server/language/speech.ts';
import { unitOfPer100 } from '../facts/amounts.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { kindSet } from '../facts/product-kinds.ts';
import { type Basis, hundredBasis, referenceBasis, servingBasis } from './claim-bases.ts';
import type { DerivedClaim } from './claim-rules.ts';

const MEAT_AND_MEALS = kindSet(
  'raw_meat prepared_meat canned_meat processed_meat jerky raw_fish canned_fish prepared_fish meal sandwich pizza',
);

interface LeanLimits {
  readonly tag: 'lean' | 'extra_lean';
  /** In g; fat below it. */
  readonly fat: number;
  /** Whether saturated fat, in g, is within its limit. */
  readonly saturated: (fat: number) => boolean;
  readonly text: string;
}

const LIMITS: readonly LeanLimits[] = [
  {
    tag: 'lean',
    fat: 10,
    saturated: (fat) => fat <= 4.5,
    text: t`less than 10 g fat, at most 4.5 g saturated fat and less than 95 mg cholesterol`,
  },
  {
    tag: 'extra_lean',
    fat: 5,
    saturated: (fat) => fat < 2,
    text: t`less than 5 g fat, less than 2 g saturated fat and less than 95 mg cholesterol`,
  },
];
const CHOLESTEROL_MG = 95;

/** Meat, fish and meals: per 100 g, per serving, and per reference amount where it is known (21 CFR 101.62(e)). */
export function leanClaims(facts: Facts): DerivedClaim[] {
  const { kind, subject } = facts;
  if (kind === undefined || !MEAT_AND_MEALS.has(kind.kind)) return [];
  if (unitOfPer100(subject) !== 'g' || subject.serving_size === null) return [];
  const hundred = hundredBasis(subject);
  if (!LIMITS.some((limits) => isWithin(hundred, limits))) return [];
  const serving = servingBasis(subject);
  const reference = referenceBasis(facts, serving);
  const bases = [hundred, serving, ...(reference ? [reference] : [])];
  return LIMITS.filter((limits) => bases.every((basis) => isWithin(basis, limits))).map(({ tag, text }) => ({
    tag,
    because: t`${say(text)} in 100 g and in a serving`,
    source: '21 CFR 101.62(e)',
  }));
}

/** A figure that is not stated is not within a limit. */
function isWithin({ most }: Basis, { fat, saturated }: LeanLimits): boolean {
  const total = most('total_fat');
  const part = most('saturated_fat');
  const cholesterol = most('cholesterol');
  return (
    total !== undefined &&
    part !== undefined &&
    cholesterol !== undefined &&
    total < fat &&
    saturated(part) &&
    cholesterol < CHOLESTEROL_MG
  );
}
