import { inSentence } from './points.ts';
import { ends, type Range } from './range.ts';
import { sentenceOf } from './scope.ts';
import type { EitherOutcome, Judgement, StandardCriterion } from './standard.ts';

/** A figure that falls into one of several bands. */
export interface Banded {
  readonly label: string;
  readonly unit: string;
  readonly range: Range;
  /** Steps it can be in, of `names`, lowest first. */
  readonly steps: readonly number[];
  readonly names: readonly string[];
}

/** The steps a figure can be in: the number of limits it is past. */
export function banded(
  label: string,
  unit: string,
  range: Range,
  names: readonly string[],
  stepOf: (value: number) => number,
): Banded {
  const [low, high] = [stepOf(range.low), stepOf(range.high)];
  return { label, unit, range, names, steps: Array.from({ length: high - low + 1 }, (_, at) => low + at) };
}

/** What to say: "High in" sodium and sugars; "Nothing is high". */
export interface BandWords {
  readonly worst: string;
  readonly none: string;
}

/** Judges figures each by itself: bad where one is in its last band, good where none can be. */
export function judgeBands(
  parts: readonly Banded[],
  [good, bad]: EitherOutcome,
  words: BandWords,
): Judgement {
  const worst = labelsOf(parts, (part) => isWorst(part) === true);
  const missing = labelsOf(parts, ({ steps }) => steps.length > 1);
  const mayBeWorst = parts.some((part) => isWorst(part) === null);
  const lead =
    worst.length > 0 ? `${words.worst} ${NAMES.format(worst)}` : mayBeWorst ? 'Cannot be told' : words.none;
  const rest =
    missing.length === 0 ? '' : `${worst.length > 0 || !mayBeWorst ? ';' : ':'} ${sentenceOf(missing)}`;
  return {
    possible: worst.length > 0 ? [bad.key] : mayBeWorst ? [good.key, bad.key] : [good.key],
    summary: `${lead}${rest}.`,
    criteria: parts.map(bandCriterion),
    missing,
    notes: [],
  };
}

const NAMES = new Intl.ListFormat('en-US');

function isWorst({ steps, names }: Banded): boolean | null {
  const last = names.length - 1;
  return steps.includes(last) ? (steps.length === 1 ? true : null) : false;
}

function bandCriterion(part: Banded): StandardCriterion {
  const { label, unit, range, names, steps } = part;
  const worst = isWorst(part);
  return {
    label,
    ...ends(range),
    unit,
    finding: steps.map((step) => names[step]).join(' or '),
    verdict: worst === true ? 'fail' : steps.length > 1 ? 'unknown' : steps[0] === 0 ? 'pass' : 'neutral',
  };
}

function labelsOf(parts: readonly Banded[], test: (part: Banded) => boolean): string[] {
  return parts.filter(test).map(({ label }) => inSentence(label));
}
