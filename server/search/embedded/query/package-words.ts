import type { PutBack } from '../../engine.ts';
import { isPackageWord } from '../../words/word-lists.ts';
import { isAsked, type ParsedWord, termWordsOf, type WordQuery } from './parsed-query.ts';
import type { TermMatches, WiderQuery } from './wider-query.ts';

/**
 * The query without its words about the package: products that are found by "diced tomatoes #10 can" hardly say "#10" or "can".
 * Undefined where there are none, or no others.
 */
export function leaveOutPackage(query: WordQuery): WordQuery | undefined {
  const isOfPackage = (word: ParsedWord) => isAsked(word) && !word.isRequired && isPackageWord(word.typed);
  const others = query.words.filter((word) => isAsked(word) && !isOfPackage(word));
  if (others.length === 0 || !query.words.some(isOfPackage)) return undefined;
  const words = query.words.map((word) =>
    isOfPackage(word) ? { ...word, conditions: [], isLeftOut: true } : word,
  );
  return { ...query, words };
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
  const left = asked.words.flatMap((word, at) =>
    isAsked(word) && !isAsked(query.words[at] ?? word) ? [at] : [],
  );
  const withWord = (others: WordQuery, at: number, isLeftOut: boolean): WordQuery => ({
    ...others,
    words: others.words.with(at, { ...(asked.words[at] as ParsedWord), isLeftOut }),
  });
  const kept = left.slice(0, MAX_TRIED).reduce((others, at) => {
    const more = withWord(others, at, false);
    return matches.countNamed(more) > 0 ? more : others;
  }, query);
  const out = left.filter((at) => !isAsked(kept.words[at] as ParsedWord));
  const offered = out.slice(0, Math.max(0, mostPutBacks - putBacks.length)).flatMap((at): PutBack[] => {
    const more = withWord(kept, at, false);
    const other = matches.countFound(more) > 0 ? more : mostWith(more, at, matches);
    if (other === undefined) return [];
    const total = matches.countMatches(other);
    return [{ word: asked.words[at]?.typed ?? '', words: termWordsOf(other), total }];
  });
  return {
    query: out.reduce((others, at) => withWord(others, at, true), kept),
    putBacks: [...putBacks, ...offered],
  };
}

/** The most words that a product has with the one at `wanted`, left out before or not; undefined where none has it. */
function mostWith(query: WordQuery, wanted: number, matches: TermMatches): WordQuery | undefined {
  const words = query.words.map((word) => (isAsked(word) ? { ...word, isLeftOut: false } : word));
  const all = { ...query, words };
  const most = matches.openKeeper(all)(wanted);
  return most === all ? undefined : most;
}
