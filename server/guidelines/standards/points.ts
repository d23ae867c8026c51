import { say, t } from '#server/language/speech.ts';
import { oncePer } from './once.ts';
import { ends, type Range, ZERO } from './range.ts';
import type { StandardCriterion } from './standard.ts';

/** A component of a score: a point for every threshold that a figure is past. */
export interface Component {
  /** "Sugars": a constant; in lower case it is what a sentence says is missing. */
  readonly label: string;
  readonly unit: string;
  readonly thresholds: readonly number[];
  /** Points where a threshold is passed; one more each where left out. */
  readonly worth?: readonly number[];
  /** Whether a figure equal to a threshold is past it. */
  readonly atThreshold?: boolean;
}

/** A component of one product: its figure, and the points it can be. */
export interface Scored {
  readonly component: Component;
  readonly range: Range;
  readonly points: Range;
}

export function scored(component: Component, range: Range): Scored {
  const low = pointsAt(component, range.low);
  const high = range.high === range.low ? low : pointsAt(component, range.high);
  return { component, range, points: { low, high } };
}

/** The points of a figure. */
function pointsAt(component: Component, value: number): number {
  const { thresholds, worth, atThreshold = false } = component;
  let passed = 0;
  while (passed < thresholds.length) {
    const threshold = thresholds[passed] as number;
    if (atThreshold ? value < threshold : value <= threshold) break;
    passed++;
  }
  return worth === undefined ? passed : passed === 0 ? 0 : (worth[passed - 1] as number);
}

/** The most that a component gives. */
function mostPoints({ thresholds, worth }: Component): number {
  return worth?.at(-1) ?? thresholds.length;
}

/** The sum of several. */
export function sumPoints(parts: readonly Scored[]): Range {
  let [low, high] = [0, 0];
  for (const { points } of parts) {
    low += points.low;
    high += points.high;
  }
  return { low, high };
}

/** Points of a food, and when those for its protein count. */
export interface Balance {
  readonly bad: Range;
  readonly plants: Range;
  readonly fiber: Range;
  readonly protein: Range;
  /** Protein counts below these bad points … */
  readonly proteinBelow: number;
  /** … or from these points for plants on. */
  readonly proteinFromPlants: number;
}

/**
 * The scores that points can come to. Points are whole numbers and each of a range is possible, so that three ranges
 * hold every score: of few bad points, and of many with and without enough plants for protein to count.
 */
export function scoresOf({ bad, plants, fiber, protein, proteinBelow, proteinFromPlants }: Balance): Range[] {
  const few = { low: bad.low, high: Math.min(bad.high, proteinBelow - 1) };
  const many = { low: Math.max(bad.low, proteinBelow), high: bad.high };
  const without = { low: plants.low, high: Math.min(plants.high, proteinFromPlants - 1) };
  const enough = { low: Math.max(plants.low, proteinFromPlants), high: plants.high };
  return [
    minus(few, plants, fiber, protein),
    minus(many, without, fiber, ZERO),
    minus(many, enough, fiber, protein),
  ].filter((scores) => scores !== null);
}

/** null where one of the ranges holds nothing. */
function minus(bad: Range, plants: Range, fiber: Range, protein: Range): Range | null {
  if (bad.low > bad.high || plants.low > plants.high) return null;
  return {
    low: bad.low - plants.high - fiber.high - protein.high,
    high: bad.high - plants.low - fiber.low - protein.low,
  };
}

/** From the least of several to the most. */
export function spanOf(ranges: readonly Range[]): Range {
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const range of ranges) {
    if (range.low < low) low = range.low;
    if (range.high > high) high = range.high;
  }
  return { low, high };
}

/**
 * The steps of a scale, best first, that scores can be on.
 * @param lastScores of each step but the last
 */
export function stepsOn<Step>(
  scale: readonly Step[],
  lastScores: readonly number[],
  scores: readonly Range[],
): Step[] {
  const spans = scores.map(({ low, high }) => ({
    low: stepAt(lastScores, low),
    high: stepAt(lastScores, high),
  }));
  return scale.filter((_, step) => spans.some(({ low, high }) => low <= step && step <= high));
}

function stepAt(lastScores: readonly number[], score: number): number {
  const step = lastScores.findIndex((last) => score <= last);
  return step < 0 ? lastScores.length : step;
}

/** "4 of 10 points", "0 to 5 of 5 points". */
export function pointsCriterion({ component, range, points }: Scored): StandardCriterion {
  const [most, given] = [mostPoints(component), rangeText(points)];
  return {
    label: say(component.label),
    ...ends(range),
    unit: component.unit,
    finding: most === 1 ? t`${given} of 1 point` : t`${given} of ${most} points`,
    verdict: points.low === points.high ? 'neutral' : 'unknown',
  };
}

/** "7", "7 to 12". */
export function rangeText({ low, high }: Range): string {
  return low === high ? String(low) : t`${low} to ${high}`;
}

/** What keeps the points open, as an English sentence names it. */
export function missingOf(parts: readonly Scored[]): string[] {
  return parts
    .filter(({ points }) => points.low !== points.high)
    .map(({ component: { label } }) => inSentence(label));
}

/** A label within an English sentence: "the share of fruit". Labels are few, and come with every product. */
export const inSentence: (label: string) => string = oncePer((label) => {
  const name = label.toLowerCase();
  return name.startsWith('share') ? `the ${name}` : name;
});
