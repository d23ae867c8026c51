import { ends, type Range } from './range.ts';
import type { StandardCriterion } from './standard.ts';

/** A component of a score: a point for every threshold that a figure is past. */
export interface Component {
  /** "Sugars"; in lower case it is what a sentence says is missing. */
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
  return {
    component,
    range,
    points: { low: pointsAt(component, range.low), high: pointsAt(component, range.high) },
  };
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

/** The whole numbers of a range. */
export function each({ low, high }: Range): number[] {
  return Array.from({ length: high - low + 1 }, (_, step) => low + step);
}

/** A range of whole numbers minus others: the scores it can come to. */
export function minus(points: number, ...good: readonly Range[]): Range {
  let [low, high] = [points, points];
  for (const range of good) {
    low -= range.high;
    high -= range.low;
  }
  return { low, high };
}

/** From the least of several to the most. */
export function spanOf(ranges: readonly Range[]): Range {
  return {
    low: Math.min(...ranges.map(({ low }) => low)),
    high: Math.max(...ranges.map(({ high }) => high)),
  };
}

/** "4 of 10 points", "0 to 5 of 5 points". */
export function pointsCriterion({ component, range, points }: Scored): StandardCriterion {
  const most = mostPoints(component);
  return {
    label: component.label,
    ...ends(range),
    unit: component.unit,
    finding: `${rangeText(points)} of ${most} ${most === 1 ? 'point' : 'points'}`,
    verdict: points.low === points.high ? 'neutral' : 'unknown',
  };
}

/** "7", "7 to 12". */
export function rangeText({ low, high }: Range): string {
  return low === high ? String(low) : `${low} to ${high}`;
}

/** What keeps the points open, as a sentence names it. */
export function missingOf(parts: readonly Scored[]): string[] {
  return parts
    .filter(({ points }) => points.low !== points.high)
    .map(({ component: { label } }) => inSentence(label));
}

/** A label within a sentence: "the share of fruit". */
export function inSentence(label: string): string {
  const name = label.toLowerCase();
  return name.startsWith('share') ? `the ${name}` : name;
}
