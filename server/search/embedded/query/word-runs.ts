import { boundLength } from '../../words/bound-words.ts';
import { brandLength, type HasBrand } from './brand-words.ts';
import { isAsked, type ParsedWord, type WordQuery } from './parsed-query.ts';
import { type Condition, phraseReading, type Reading } from './reading.ts';

/** Words that stay or go together, with the stop words between them. */
export interface Run {
  readonly words: readonly ParsedWord[];
  /** Of several words: they mean something together alone, and have to stand together. */
  readonly isBound: boolean;
}

/** The words one by one, but those of a brand together, and those of what a product claims ("sugar free"). */
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
  const typed = asked.map((word) => word.typed);
  const ofBrand = asked[0] === words[0] ? brandLength(typed, hasBrand) : 1;
  const bound = asked[0] === words[0] && ofBrand === 1 ? boundLength(typed) : 1;
  const length = Math.max(ofBrand, bound);
  const last = length > 1 ? asked[length - 1] : words[0];
  return { words: words.slice(0, words.indexOf(last as ParsedWord) + 1), isBound: bound > 1 };
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

/** The words together, or another name that they have together. */
function boundCondition(read: string, words: readonly ParsedWord[]): Condition {
  const [first = [], ...others] = words.filter(isAsked).map(({ conditions }) => conditions.flat());
  const isShared = (reading: Reading) =>
    others.every((readings) => readings.some((other) => textOf(other) === textOf(reading)));
  return [phraseReading(read.split(' ')), ...first.filter(isShared)];
}

const textOf = (reading: Reading) => ('phrase' in reading ? reading.phrase.join(' ') : reading.text);

/** The words of which each run was made one, left out where it is. */
export function divideRuns(query: WordQuery, runs: readonly Run[]): WordQuery {
  const words = runs.flatMap((run, i) => {
    const isLeftOut = query.words[i]?.isLeftOut === true;
    return run.words.map((word) => (isAsked(word) ? { ...word, isLeftOut } : word));
  });
  return { ...query, words };
}
