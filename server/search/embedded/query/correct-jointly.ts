import type { Lexicon } from './parse-query.ts';
import { similarReading } from './parse-query.ts';
import type { ParsedWord, WordQuery } from './parsed-query.ts';

/** Longer lists of words are not corrected: too many corrections would have to be tried. */
const MAX_WORDS = 6;
/** Similar words tried for each word. */
const MAX_SIMILAR = 4;
/** Edits of all corrections together. */
const MAX_EDITS = 2;

/** A word read as a similar one. */
interface Correction {
  readonly at: number;
  readonly edits: number;
  readonly word: ParsedWord;
}

/**
 * Corrects words that are right by themselves but match nothing together ("french gren beans" where "gren" is a word of
 * some product): one word, or two. The fewest edits that match anything win, among them those with the most matches.
 */
export function correctJointly(
  query: WordQuery,
  lexicon: Lexicon,
  countFound: (query: WordQuery) => number,
): WordQuery | undefined {
  const asked = query.words.flatMap(({ conditions }, at) => (conditions.length > 0 ? [at] : []));
  if (asked.length < 2 || asked.length > MAX_WORDS) return undefined;
  const isMatched = (...without: number[]) =>
    countFound({ ...query, words: query.words.filter((_, at) => !without.includes(at)) }) > 0;
  const corrections = asked.flatMap((at) => listCorrections(query.words[at] as ParsedWord, at, lexicon));
  const single = corrections.filter(({ at }) => isMatched(at)).map((one) => [one]);
  const pairs = corrections.flatMap((one) =>
    corrections.filter(({ at }) => at > one.at && isMatched(one.at, at)).map((other) => [one, other]),
  );
  const choices = [...single, ...pairs];
  for (let edits = 1; edits <= MAX_EDITS; edits++) {
    let best: { query: WordQuery; total: number } | undefined;
    for (const choice of choices.filter((each) => editsOf(each) === edits)) {
      const corrected = { ...query, words: replaceWords(query.words, choice) };
      const total = countFound(corrected);
      if (total > (best?.total ?? 0)) best = { query: corrected, total };
    }
    if (best !== undefined) return best.query;
  }
  return undefined;
}

function listCorrections(word: ParsedWord, at: number, lexicon: Lexicon): Correction[] {
  return lexicon.listSimilar(word.typed, MAX_SIMILAR).map((similar) => ({
    at,
    edits: similar.distance,
    word: { ...word, read: similar.surface, conditions: [[similarReading(similar, word.isLast)]] },
  }));
}

const editsOf = (corrections: readonly Correction[]) =>
  corrections.reduce((sum, { edits }) => sum + edits, 0);

function replaceWords(words: readonly ParsedWord[], corrections: readonly Correction[]): ParsedWord[] {
  return words.map((word, i) => corrections.find(({ at }) => at === i)?.word ?? word);
}
