import { isFood } from './importance.ts';
import type { Lexicon } from './lexicon.ts';
import { similarReading } from './parse-query.ts';
import { askedPlaces, type ParsedWord, type WordQuery } from './parsed-query.ts';

/** Longer lists of words are not corrected: too many corrections would have to be tried. */
const MAX_WORDS = 6;
/** Similar words tried for a word when it is the only one corrected, and when another is too. */
const MAX_SIMILAR = 12;
const MAX_SIMILAR_IN_PAIR = 4;
/** Edits of all corrections together. */
const MAX_EDITS = 2;

/** A word read as a similar one. */
interface Correction {
  readonly at: number;
  readonly edits: number;
  readonly word: ParsedWord;
}

export interface CorrectionRules {
  /** The words as typed are searched for as well. */
  readonly keepsTyped: boolean;
  /** Foods are taken as typed: a pear is not looked for as a pea while something else can be left out. */
  readonly keepsFoods: boolean;
}

/**
 * Corrects words that are right by themselves but that no name has together ("french gren beans", where "gren" is a word
 * of some product): one of them, or two. The fewest edits win, among them those that the most names have.
 */
export function correctJointly(
  query: WordQuery,
  lexicon: Lexicon,
  countNamed: (query: WordQuery, above?: number) => number,
  rules: CorrectionRules,
): WordQuery | undefined {
  const asked = askedPlaces(query);
  if (asked.length > MAX_WORDS) return undefined;
  // Where no name has even the other words, no correction of these can help.
  const canHelp = (...corrected: number[]) =>
    asked.length - corrected.length < 2 ||
    countNamed({ ...query, words: query.words.filter((_, at) => !corrected.includes(at)) }) > 0;
  const corrections = new Map(asked.map((at) => [at, listCorrections(query, at, lexicon, rules)]));
  const singles = asked.flatMap((at) => (canHelp(at) ? (corrections.get(at) ?? []).map((one) => [one]) : []));
  const likeliest = (at: number) => corrections.get(at)?.slice(0, MAX_SIMILAR_IN_PAIR) ?? [];
  const pairs = asked.flatMap((first, i) =>
    asked
      .slice(i + 1)
      .filter((second) => canHelp(first, second))
      .flatMap((second) => likeliest(first).flatMap((one) => likeliest(second).map((other) => [one, other]))),
  );
  for (let edits = 1; edits <= MAX_EDITS; edits++) {
    let best: { query: WordQuery; count: number } | undefined;
    for (const choice of [...singles, ...pairs].filter((each) => editsOf(each) === edits)) {
      const corrected = { ...query, words: replaceWords(query.words, choice) };
      const count = countNamed(corrected, best?.count);
      if (count > (best?.count ?? 0)) best = { query: corrected, count };
    }
    if (best !== undefined) return best.query;
  }
  return undefined;
}

function listCorrections(
  query: WordQuery,
  at: number,
  lexicon: Lexicon,
  { keepsTyped, keepsFoods }: CorrectionRules,
): Correction[] {
  const word = query.words[at] as ParsedWord;
  if (word.isRequired || (keepsFoods && isFood(word))) return [];
  return lexicon.listSimilar(word.typed, MAX_SIMILAR).map((similar) => {
    const reading = similarReading(similar, false);
    const conditions = keepsTyped ? word.conditions.map((typed) => [...typed, reading]) : [[reading]];
    return { at, edits: similar.distance, word: { ...word, read: similar.surface, conditions } };
  });
}

const editsOf = (corrections: readonly Correction[]) =>
  corrections.reduce((sum, { edits }) => sum + edits, 0);

function replaceWords(words: readonly ParsedWord[], corrections: readonly Correction[]): ParsedWord[] {
  return words.map((word, i) => corrections.find(({ at }) => at === i)?.word ?? word);
}
