import type { GuidelineSubject } from '#server/guidelines/subject.ts';
import type { Comparable } from './candidates.queries.ts';
import { shareOfWords } from './name-words.ts';

/** What counts how much, of 1. A name says the form, too: frozen, shredded, in water. */
const WEIGHTS = { name: 0.5, pack: 0.2, nutrients: 0.2, price: 0.1 } as const;
/** For a missing value: neither near nor far. */
const UNKNOWN = 0.5;

/** 0 to 1, by what a list shows of two products. */
export function nearness(a: Comparable, b: Comparable): number {
  return (
    WEIGHTS.name * shareOfWords(a.words, b.words) +
    WEIGHTS.pack * packNearness(a, b) +
    WEIGHTS.price * priceNearness(a, b)
  );
}

/** The same with the food's own figures. */
export function nearnessWithFigures(
  a: Comparable,
  b: Comparable,
  ofA: GuidelineSubject | undefined,
  ofB: GuidelineSubject | undefined,
): number {
  return nearness(a, b) + WEIGHTS.nutrients * nutrientNearness(ofA, ofB);
}

function packNearness(
  { product: { package_weight: a } }: Comparable,
  { product: { package_weight: b } }: Comparable,
): number {
  return a && b && a.unit === b.unit ? ratio(a.value, b.value) : UNKNOWN;
}

function priceNearness({ product: { price: a } }: Comparable, { product: { price: b } }: Comparable): number {
  return a && b && a.unit === b.unit ? ratio(a.amount, b.amount) : UNKNOWN;
}

const FIGURES = ['calories', 'protein', 'total_carbohydrate', 'total_fat'] as const;

function nutrientNearness(a: GuidelineSubject | undefined, b: GuidelineSubject | undefined): number {
  if (!a || !b || a.per_100_unit !== b.per_100_unit) return UNKNOWN;
  const known = FIGURES.map((nutrient) => {
    const [left, right] = [a.per_100[nutrient], b.per_100[nutrient]];
    return left === undefined || right === undefined ? UNKNOWN : ratio(left, right);
  });
  return known.reduce((sum, each) => sum + each, 0) / known.length;
}

function ratio(a: number, b: number): number {
  const most = Math.max(a, b);
  return most === 0 ? 1 : Math.min(a, b) / most;
}
