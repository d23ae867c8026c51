import type { QueryWord } from '../text/query-words.ts';
import type { Lexicon } from './lexicon.ts';
import { phraseReading, type Reading, readingOf } from './reading.ts';

/** Other names of one word that are searched for as well. */
export const MAX_ALTERNATIVES = 8;
/** Shorter words are often parts of others by chance: "ice" and "man". */
const MIN_LETTERS = 3;
/** What fewer products write as one word is an error or a name of its own: "jasminerice". */
const MIN_JOINED = 5;

/**
 * For each word the other names that products have. Those of a phrase stand with each of its words: "pop corn" or
 * "popcorn" is "pop" or "popcorn", and "corn" or "popcorn".
 */
export function listAlternatives(words: readonly QueryWord[], lexicon: Lexicon): Reading[][] {
  const listed = listTradeNames(words, lexicon);
  words.slice(1).forEach((word, i) => {
    const joined = joinWords([words[i] as QueryWord, word], lexicon);
    if (joined) for (const list of listed.slice(i, i + 2)) list.push(joined);
  });
  return listed.map((readings) => readings.slice(0, MAX_ALTERNATIVES));
}

/** The same by the words of the trade alone, without a limit. */
export function listTradeNames(words: readonly QueryWord[], lexicon: Lexicon): Reading[][] {
  const listed: Reading[][] = words.map(() => []);
  for (const { start, length, alternatives } of lexicon.findAlternatives(words)) {
    const readings = alternatives.map(phraseReading).filter((reading) => lexicon.count(reading, 1) > 0);
    for (const list of listed.slice(start, start + length)) list.push(...readings);
  }
  return listed;
}

/** The other names of all words together, by the words of the trade. */
export function listNamesOfAll(words: readonly QueryWord[], lexicon: Lexicon): Reading[] {
  return lexicon
    .findAlternatives(words)
    .filter(({ length }) => length === words.length)
    .flatMap(({ alternatives }) => alternatives.map(phraseReading))
    .filter((reading) => lexicon.count(reading, 1) > 0);
}

/** "pea nut" is "peanut" as well, and "oat milk" what is called "oatmilk". */
function joinWords(words: readonly [QueryWord, QueryWord], lexicon: Lexicon): Reading | undefined {
  const areJoinable = words.every(
    ({ text, isAsked }) => isAsked && text.length >= MIN_LETTERS && !/\d/.test(text),
  );
  if (!areJoinable) return undefined;
  const joined = readingOf(words.map(({ text }) => text).join(''), false);
  if (lexicon.count(joined, MIN_JOINED) < MIN_JOINED) return undefined;
  return words.every(({ text }) => lexicon.count(readingOf(text, false), 1) > 0) ? joined : undefined;
}
