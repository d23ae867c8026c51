import { isPackageWord } from '../../words/word-lists.ts';
import { isAsked, type ParsedWord, type WordQuery } from './parsed-query.ts';
import type { TermMatches, WiderQuery } from './wider-query.ts';
import { divideRuns, joinRuns, listRuns } from './word-runs.ts';

/**
 * The query without its words about the package: products that are found by "diced tomatoes #10 can" hardly say "#10" or "can".
 * Undefined where there are none, or no others.
 */
export function leaveOutPackage(query: WordQuery): WordQuery | undefined {
  const others = query.words.filter((word) => isAsked(word) && !isOfPackage(word));
  if (others.length === 0 || !query.words.some(isOfPackage)) return undefined;
  const words = query.words.map((word) =>
    isOfPackage(word) ? { ...word, conditions: [], isLeftOut: true } : word,
  );
  return { ...query, words };
}

/** A word about the package, or joined words that all are. */
function isOfPackage(word: ParsedWord): boolean {
  return isAsked(word) && !word.isRequired && word.typed.split(' ').every(isPackageWord);
}

/** Words about the package that are tried with the others; each costs a count. */
const MAX_TRIED = 8;

/** Takes back each word about the package of `asked` that a name has with the words kept; offers the others. */
export function putPackageBack(
  { query, leftOut }: WiderQuery,
  asked: WordQuery,
  matches: TermMatches,
): WiderQuery {
  const words = query.words.map((word, at): ParsedWord => {
    const typed = asked.words[at] ?? word;
    return isAsked(word) || !isAsked(typed) ? word : { ...typed, isLeftOut: true };
  });
  const runs = listRuns(words, matches.hasBrand);
  const joined = joinRuns({ ...query, words }, runs);
  const left = joined.words.flatMap((word, at) => (word.isLeftOut && isOfPackage(word) ? [at] : []));
  const kept = left.slice(0, MAX_TRIED).reduce((others, at) => {
    const more = withWord(others, at);
    return matches.countNamed(more) > 0 ? more : others;
  }, joined);
  const out = left.flatMap((at) => {
    const { typed, isLeftOut } = kept.words[at] as ParsedWord;
    return isLeftOut ? [typed] : [];
  });
  return { query: divideRuns(kept, runs), leftOut: [...leftOut, ...out] };
}

function withWord(query: WordQuery, at: number): WordQuery {
  const words = query.words.with(at, { ...(query.words[at] as ParsedWord), isLeftOut: false });
  return { ...query, words };
}
