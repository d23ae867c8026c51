import { importanceOf } from './importance.ts';
import { isCorrected, type ParsedWord, type WordQuery } from './parsed-query.ts';
import { type Coverage, type CoveredWord, keepHaving, narrowTo } from './word-coverage.ts';

/**
 * The order in which words are kept: foods, then claims; among them typed words before corrected ones, and rare words before
 * frequent ones.
 */
export function orderWords<T extends { readonly at: number }>(
  words: readonly ParsedWord[],
  places: readonly T[],
  sizeOf: (place: T) => number,
): T[] {
  const importance = ({ at }: T) => importanceOf(words[at] as ParsedWord);
  const corrected = ({ at }: T) => Number(isCorrected(words[at] as ParsedWord));
  return places.toSorted(
    (a, b) =>
      importance(b) - importance(a) || corrected(a) - corrected(b) || sizeOf(a) - sizeOf(b) || a.at - b.at,
  );
}

/**
 * Keeps as many of the words as one document has together with the required ones and the one at `wanted`, in their order.
 * Leaves the others out; none where no document has those it must have.
 */
export function leaveOutWords(coverage: Coverage, query: WordQuery, wanted?: number): WordQuery {
  const isPinned = ({ at }: CoveredWord) => at === wanted || query.words[at]?.isRequired === true;
  const pinned = coverage.words.filter(isPinned);
  const kept = new Set(pinned.map(({ at }) => at));
  if (keepHaving(coverage, pinned) === 0) return query;
  for (const word of orderWords(query.words, coverage.words, ({ size }) => size))
    if (!isPinned(word) && narrowTo(coverage, word.slot)) kept.add(word.at);
  const words = query.words.map((word, at) =>
    word.conditions.length === 0 ? word : { ...word, isLeftOut: !kept.has(at) },
  );
  return { ...query, words };
}
