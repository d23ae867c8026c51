import type { PutBack } from '../../engine.ts';
import { brandLength, type HasBrand } from './brand-words.ts';
import { correctJointly } from './correct-jointly.ts';
import { orderWords } from './leave-out-words.ts';
import type { Lexicon } from './parse-query.ts';
import { type ParsedQuery, type ParsedWord, struckWordsOf, type WordQuery } from './parsed-query.ts';

export interface WiderQuery {
  /** What was asked, where no other reading is better. */
  readonly query: WordQuery;
  readonly putBacks: readonly PutBack[];
}

/** What the catalogue says of other readings of a term. */
export interface TermMatches {
  readonly lexicon: Lexicon;
  /** Products that match, whatever the filters. */
  countFound(query: WordQuery): number;
  /**
   * Those of them that have all of the words in the name, brand or kind; it may be 0 where they are no more than `above`, 0 if
   * not given.
   */
  countNamed(query: WordQuery, above?: number): number;
  /** Products that match and pass the filters. */
  countMatches(query: WordQuery): number;
  readonly hasBrand: HasBrand;
  openKeeper(query: WordQuery): KeepWords;
}

/**
 * Keeps the most words that a name has, or else a product: with the one at `wanted`, where it is given, and with those in
 * quotes; of several such sets the one with typed words rather than corrected ones, then the rarest, which say the most. The same query where nothing has those
 * that must stay.
 */
export type KeepWords = (wanted?: number) => WordQuery;

/** With more products found, the words are taken as they are. */
const MAX_FEW_FOUND = 50;
/** Left-out words whose return is offered. */
const MAX_PUT_BACKS = 3;

/**
 * Another reading of words that no name has together: the cheapest corrections that a name has; else, where nothing is
 * found at all, the most words that a name has, or a product. Undefined where the words as they are still hold, of which
 * `countAsked` counts the products.
 */
export function widenQuery(
  parsed: ParsedQuery,
  countAsked: () => number,
  matches: TermMatches,
): WiderQuery | undefined {
  if (parsed.kind !== 'match' || parsed.code !== null) return undefined;
  if (parsed.words.filter(({ conditions }) => conditions.length > 0).length < 2) return undefined;
  const found = countAsked();
  if (found > MAX_FEW_FOUND) return undefined;
  const asTyped = { query: parsed, putBacks: [] };
  if (found > 0 && matches.countNamed(parsed) > 0) return asTyped;
  const corrected = correctJointly(parsed, matches.lexicon, matches.countNamed, found > 0);
  if (corrected !== undefined) return { query: corrected, putBacks: [] };
  return found > 0 ? asTyped : leaveOut(parsed, matches);
}

/** The words of a brand are left out together, and count as one: of another brand's muffins or this one's jam, the muffins. */
function leaveOut(parsed: WordQuery, matches: TermMatches): WiderQuery {
  const runs = listRuns(parsed.words, matches.hasBrand);
  const joined = { ...parsed, words: runs.map(joinRun) };
  const keepWords = openKeeper(joined, matches);
  const kept = keepWords();
  const leftOut = kept.words.filter(({ conditions, isLeftOut }) => isLeftOut && conditions.length > 0);
  const putBacks = leftOut.slice(0, MAX_PUT_BACKS).flatMap((word) => {
    const other = keepWords(kept.words.indexOf(word));
    if (other === joined) return [];
    const words = struckWordsOf(divideRuns(other, runs)) ?? [];
    return { word: word.typed, words, total: matches.countMatches(other) };
  });
  return { query: divideRuns(kept, runs), putBacks };
}

/** The words one by one, but those of a brand together, with the stop words between them. */
function listRuns(words: readonly ParsedWord[], hasBrand: HasBrand): ParsedWord[][] {
  const runs: ParsedWord[][] = [];
  for (let at = 0; at < words.length; at += runs.at(-1)?.length ?? 1) {
    const rest = words.slice(at);
    const asked = rest.filter(isAsked);
    const length =
      asked[0] === rest[0]
        ? brandLength(
            asked.map(({ typed }) => typed),
            hasBrand,
          )
        : 1;
    const last = length > 1 ? asked[length - 1] : rest[0];
    runs.push(rest.slice(0, rest.indexOf(last as ParsedWord) + 1));
  }
  return runs;
}

const isAsked = ({ conditions }: ParsedWord) => conditions.length > 0;

function joinRun(run: readonly ParsedWord[]): ParsedWord {
  const [only] = run;
  if (run.length === 1 && only !== undefined) return only;
  return {
    typed: run.map(({ typed }) => typed).join(' '),
    read: run.map(({ read }) => read).join(' '),
    conditions: run.flatMap(({ conditions }) => conditions),
    isLeftOut: false,
    isRequired: run.some(({ isRequired }) => isRequired),
    isLast: run.some(({ isLast }) => isLast),
  };
}

function divideRuns(query: WordQuery, runs: readonly (readonly ParsedWord[])[]): WordQuery {
  const words = runs.flatMap((run, i) => {
    const isLeftOut = query.words[i]?.isLeftOut === true;
    return run.map((word) => (isAsked(word) ? { ...word, isLeftOut } : word));
  });
  return { ...query, words };
}

function openKeeper(parsed: WordQuery, matches: TermMatches): KeepWords {
  const asked = parsed.words.flatMap(({ conditions }, at) => (conditions.length > 0 ? [at] : []));
  return asked.length === 2 && !parsed.words.some(({ isRequired }) => isRequired)
    ? openPairKeeper(parsed, asked, matches)
    : matches.openKeeper(parsed);
}

/** Of two words that nothing has together one stays: the wanted one, or the one that is not corrected, or the rarer. */
function openPairKeeper(parsed: WordQuery, asked: readonly number[], matches: TermMatches): KeepWords {
  const sized = asked.map((at) => {
    const alone = { ...parsed, words: parsed.words.slice(at, at + 1) };
    return { at, size: matches.countFound(alone) };
  });
  const found = orderWords(
    parsed.words,
    sized.filter(({ size }) => size > 0),
    ({ size }) => size,
  );
  return (wanted = found[0]?.at) => {
    if (!found.some(({ at }) => at === wanted)) return parsed;
    const words = parsed.words.map((word, at) =>
      asked.includes(at) ? { ...word, isLeftOut: at !== wanted } : word,
    );
    return { ...parsed, words };
  };
}
