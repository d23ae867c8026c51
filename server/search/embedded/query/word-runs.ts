import { boundLength } from '../../words/bound-words.ts';
import { brandLength, type HasBrand } from './brand-words.ts';
import { isAsked, type ParsedWord, type WordQuery } from './parsed-query.ts';
import { type Condition, phraseReading, type Reading, textsOf } from './reading.ts';

/** Words that are kept or left out together, with the stop words between them. */
export interface Run {
  readonly words: readonly ParsedWord[];
  /** A claim or an amount: its words must be next to each other in a name. */
  readonly isBound: boolean;
}

/** Divides the words into brands, claims ("sugar free"), amounts ("4 oz") and single words. */
export function listRuns(words: readonly ParsedWord[], hasBrand: HasBrand): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < words.length; at += runs.at(-1)?.words.length ?? 1)
    runs.push(firstRun(words.slice(at), hasBrand));
  return runs;
}

/** Each word by itself. */
export function singly(words: readonly ParsedWord[]): Run[] {
  return words.map((word) => ({ words: [word], isBound: false }));
}

function firstRun(words: readonly ParsedWord[], hasBrand: HasBrand): Run {
  const asked = words.filter(isAsked);
  if (asked[0] !== words[0]) return { words: words.slice(0, 1), isBound: false };
  const typed = asked.map((word) => word.typed);
  const ofBrand = brandLength(typed, hasBrand);
  const length = ofBrand > 1 ? ofBrand : boundLength(typed);
  const last = words.indexOf(asked[length - 1] as ParsedWord);
  return { words: words.slice(0, last + 1), isBound: ofBrand === 1 && length > 1 };
}

/** One word for each run. */
export function joinRuns(query: WordQuery, runs: readonly Run[]): WordQuery {
  return { ...query, words: runs.map(joinRun) };
}

function joinRun({ words, isBound }: Run): ParsedWord {
  const [only] = words;
  if (words.length === 1 && only !== undefined) return only;
  const read = words.map((word) => word.read).join(' ');
  return {
    typed: words.map(({ typed }) => typed).join(' '),
    read,
    conditions: isBound ? [boundCondition(read, words)] : words.flatMap(({ conditions }) => conditions),
    isLeftOut: words.some((word) => isAsked(word) && word.isLeftOut),
    isRequired: words.some(({ isRequired }) => isRequired),
    isLast: words.some(({ isLast }) => isLast),
  };
}

/** The words next to each other, or another name of all of them. */
function boundCondition(read: string, words: readonly ParsedWord[]): Condition {
  const [first = [], ...others] = words.filter(isAsked).map(({ conditions }) => conditions.flat());
  const isShared = (reading: Reading) =>
    others.every((readings) => readings.some((other) => keyOf(other) === keyOf(reading)));
  return [phraseReading(read.split(' ')), ...first.filter(isShared)];
}

const keyOf = (reading: Reading) => textsOf(reading).join('|');

/** Undoes `joinRuns`: the words of a run are left out where the run is. */
export function divideRuns(query: WordQuery, runs: readonly Run[]): WordQuery {
  const words = runs.flatMap((run, i) => {
    const isLeftOut = query.words[i]?.isLeftOut === true;
    return run.words.map((word) => (isAsked(word) ? { ...word, isLeftOut } : word));
  });
  return { ...query, words };
}
