import type { PutBack } from '../../engine.ts';
import { isPackageWord } from '../../words/word-lists.ts';
import { isAsked, type ParsedWord, type WordQuery } from './parsed-query.ts';
import { putBackOf, type TermMatches, type WiderQuery } from './wider-query.ts';
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

/** Takes back each word about the package of `asked` that a name has with the words kept; of the others, offers to. */
export function putPackageBack(
  { query, putBacks }: WiderQuery,
  asked: WordQuery,
  matches: TermMatches,
  mostPutBacks: number,
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
  const out = left.filter((at) => kept.words[at]?.isLeftOut);
  const offered = out.slice(0, Math.max(0, mostPutBacks - putBacks.length)).flatMap((at): PutBack[] => {
    const more = withWord(kept, at);
    const other = matches.countFound(more) > 0 ? more : mostWith(kept, at, matches);
    if (other === undefined) return [];
    return [putBackOf(kept.words[at] as ParsedWord, divideRuns(other, runs), matches)];
  });
  return { query: divideRuns(kept, runs), putBacks: [...putBacks, ...offered] };
}

function withWord(query: WordQuery, at: number): WordQuery {
  const words = query.words.with(at, { ...(query.words[at] as ParsedWord), isLeftOut: false });
  return { ...query, words };
}

/** The most words that a product has with the one at `wanted`, left out before or not; undefined where none has it. */
function mostWith(query: WordQuery, wanted: number, matches: TermMatches): WordQuery | undefined {
  const words = query.words.map((word) => (isAsked(word) ? { ...word, isLeftOut: false } : word));
  const all = { ...query, words };
  const most = matches.openKeeper(all)(wanted);
  return most === all ? undefined : most;
}
