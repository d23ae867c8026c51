import { listed } from '#server/language/lists.ts';
import { say, t } from '#server/language/speech.ts';
import { inSentence } from './points.ts';
import { ends, type Range } from './range.ts';
import { cannotBeTold, sentenceOf } from './scope.ts';
import type { EitherOutcome, Explanation, Judgement, StandardCriterion } from './standard.ts';

/** A figure that falls into one of several bands. */
export interface Banded {
  /** A constant, as the names below. */
  readonly label: string;
  readonly unit: string;
  readonly range: Range;
  /** The lowest and highest step it can be in, of `names`. */
  readonly steps: Range;
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
  return { label, unit, range, names, steps: { low: stepOf(range.low), high: stepOf(range.high) } };
}

/** What to say. */
export interface BandWords {
  /** "High in sodium and sugars". */
  readonly worst: (names: string) => string;
  /** "Nothing is high". */
  readonly none: string;
}

/** Judges figures each by itself: bad where one is in its last band, good where none can be. */
export function judgeBands(
  parts: readonly Banded[],
  [good, bad]: EitherOutcome,
  words: BandWords,
): Judgement {
  const isBad = parts.some((part) => isWorst(part) === true);
  const mayBeBad = parts.some((part) => isWorst(part) === null);
  const missing = parts.filter(isOpen).map(({ label }) => inSentence(label));
  return {
    possible: isBad ? [bad.key] : mayBeBad ? [good.key, bad.key] : [good.key],
    missing,
    explain: () => explainBands(parts, words, missing),
  };
}

function explainBands(parts: readonly Banded[], words: BandWords, missing: readonly string[]): Explanation {
  return { summary: summaryOf(parts, words, missing), criteria: parts.map(bandCriterion), notes: [] };
}

function summaryOf(parts: readonly Banded[], words: BandWords, missing: readonly string[]): string {
  const worst = parts.filter((part) => isWorst(part) === true);
  const mayBeWorst = parts.some((part) => isWorst(part) === null);
  if (worst.length === 0 && mayBeWorst) return cannotBeTold(missing);
  const names = worst.map(({ label }) => say(label).toLowerCase());
  const lead = worst.length > 0 ? words.worst(listed(names)) : say(words.none);
  return missing.length === 0 ? `${lead}.` : `${lead}; ${sentenceOf(missing)}.`;
}

function isOpen({ steps }: Banded): boolean {
  return steps.low !== steps.high;
}

function isWorst({ steps, names }: Banded): boolean | null {
  const last = names.length - 1;
  return steps.low === last ? true : steps.high === last ? null : false;
}

function bandCriterion(part: Banded): StandardCriterion {
  const { label, unit, range, names, steps } = part;
  const worst = isWorst(part);
  return {
    label: say(label),
    ...ends(range),
    unit,
    finding: names
      .slice(steps.low, steps.high + 1)
      .map(say)
      .reduce((text, name) => t`${text} or ${name}`),
    verdict: worst === true ? 'fail' : isOpen(part) ? 'unknown' : steps.low === 0 ? 'pass' : 'neutral',
  };
}
