import { isFoodWord } from '../../words/word-lists.ts';
import { editDistance, MAX_CORRECTABLE_LETTERS, maxEdits } from '../text/edit-distance.ts';
import { type QueryWord, splitQuery } from '../text/query-words.ts';
import { isStopWord } from '../text/stop-words.ts';
import type { Lexicon } from './lexicon.ts';
import { listAlternatives, listNamesOfAll, listTradeNames, MAX_ALTERNATIVES } from './list-alternatives.ts';
import type { ParsedQuery, ParsedWord } from './parsed-query.ts';
import { type CodeTerm, readCode } from './read-code.ts';
import { phraseReading, type Reading, readingOf, type WordReading } from './reading.ts';
import { type SimilarTerm, spellingsOf } from './similar-terms.ts';
import { readTermParts, type TermPart } from './term-parts.ts';

/** With fewer digits a code can be a word as well ("1883", "7000"). */
const MIN_DIGITS_OF_CODE_ALONE = 6;

export function parseQuery(term: string, lexicon: Lexicon): ParsedQuery {
  if (term.trim() === '') return { kind: 'everything' };
  const code = readCode(term);
  if (code !== undefined) return parseCode(code, term, lexicon);
  const parts = readTermParts(term);
  const words = parseParts(parts, lexicon);
  const without = parts.flatMap(({ kind, text }) => {
    const reading = kind === 'without' ? literalReading(text) : undefined;
    return reading ? [[[reading, ...listNamesOfAll(splitQuery(text), lexicon)]]] : [];
  });
  const isSearchable = words.some(({ conditions }) => conditions.length > 0);
  const isAnything = words.length === 0 && without.length > 0;
  return isSearchable || isAnything ? { kind: 'match', words, code: null, without } : { kind: 'nothing' };
}

/** Words are read together, wherever phrases stand between them. */
function parseParts(parts: readonly TermPart[], lexicon: Lexicon): ParsedWord[] {
  const [only] = parts;
  if (parts.length === 1 && only?.kind === 'words') return parseWords(splitQuery(only.text), lexicon);
  const plain = parts.filter(({ kind }) => kind === 'words').map(({ text }) => text);
  const words = parseWords(splitQuery(plain.join(' ')), lexicon);
  return parts.flatMap(({ kind, text }) => {
    if (kind === 'words') return words.splice(0, splitQuery(text).length);
    return kind === 'phrase' ? parsePhrase(text) : [];
  });
}

/** The words together, as they are: one word, or none. */
export function parsePhrase(text: string): ParsedWord[] {
  const reading = literalReading(text);
  if (reading === undefined) return [];
  const typed = splitQuery(text)
    .map((word) => word.text)
    .join(' ');
  return [{ typed, read: typed, conditions: [[reading]], isLeftOut: false, isRequired: true, isLast: false }];
}

/** The words as they are; undefined where there are none. */
function literalReading(text: string): Reading | undefined {
  const words = splitQuery(text).map((word) => word.text);
  return words.length === 0 ? undefined : phraseReading(words);
}

function parseCode({ gtins, digits }: CodeTerm, term: string, lexicon: Lexicon): ParsedQuery {
  const known = gtins.filter((gtin) => lexicon.hasGtin(gtin));
  if (known.length > 0) return { kind: 'gtin', gtins: known };
  const readings =
    digits.length < MIN_DIGITS_OF_CODE_ALONE
      ? splitQuery(term).map(({ text, isLast }) => readingOf(text, isLast))
      : [];
  const areWords = readings.every((reading) => lexicon.count(reading, 1) > 0);
  const conditions = areWords ? readings.map((reading) => [reading]) : [];
  const word = {
    typed: digits,
    read: digits,
    conditions,
    isLeftOut: false,
    isRequired: false,
    isLast: true,
  };
  return { kind: 'match', words: [word], code: digits, without: [] };
}

function parseWords(words: readonly QueryWord[], lexicon: Lexicon): ParsedWord[] {
  const alternatives = listAlternatives(words, lexicon);
  const meanings = words.map((word, i) =>
    word.isAsked
      ? parseWord(word, alternatives[i] ?? [], lexicon)
      : { conditions: [], read: word.text, correction: undefined },
  );
  const names = namesOfCorrected(words, meanings, lexicon);
  return words.map((word, i) => {
    const { conditions = [], read = word.text } = meanings[i] ?? {};
    const [only] = conditions;
    const others = only && conditions.length === 1 && alternatives[i]?.length === 0 ? names[i] : undefined;
    return {
      conditions: only && others ? [[...only, ...others]] : conditions,
      read,
      typed: word.text,
      isLeftOut: meanings[i] === undefined,
      isRequired: false,
      isLast: word.isLast,
    };
  });
}

/** The other names that the words have once some of them are corrected: "scalion" is green onion. */
function namesOfCorrected(
  words: readonly QueryWord[],
  meanings: readonly (WordMeaning | undefined)[],
  lexicon: Lexicon,
): Reading[][] {
  if (meanings.every((meaning) => meaning?.correction === undefined)) return [];
  const corrected = words.map((word, i) => {
    const stem = meanings[i]?.correction;
    return stem === undefined ? word : { ...word, text: stem, stem };
  });
  return listTradeNames(corrected, lexicon).map((readings) => readings.slice(0, MAX_ALTERNATIVES));
}

interface WordMeaning extends Pick<ParsedWord, 'conditions' | 'read'> {
  /** The stem of the word that it is read as. */
  readonly correction: string | undefined;
}

/**
 * The word as typed or by its other names; else as a prefix; else the most similar word, but for a food, as perch is no
 * peach; else two words run together; undefined where there is none of these.
 */
function parseWord(
  { text, isLast }: QueryWord,
  alternatives: readonly Reading[],
  lexicon: Lexicon,
): WordMeaning | undefined {
  if (alternatives.length > 0) {
    const typed = readingOf(text, isLast);
    const isTerm = lexicon.count(typed, 1) > 0;
    return {
      conditions: [isTerm ? [typed, ...alternatives] : alternatives],
      read: text,
      correction: undefined,
    };
  }
  for (const asPrefix of isLast ? [true] : [false, true]) {
    const reading = readingOf(text, asPrefix);
    const count = lexicon.count(reading, MAX_SUSPECT_COUNT + 1);
    if (count > 0)
      return correctSpelling(text, { reading, read: text, count, correction: undefined }, lexicon);
  }
  const [similar] = isFoodWord(text) ? [] : lexicon.listSimilar(text, 1);
  if (similar !== undefined)
    return correctSpelling(
      text,
      {
        reading: similarReading(similar, isLast),
        read: similar.surface,
        count: similar.count,
        correction: similar.stem,
      },
      lexicon,
    );
  const parts = splitRunTogether(text, lexicon);
  return (
    parts && {
      conditions: parts.map((part, i) => [readingOf(part, isLast && i === 1)]),
      read: parts.join(' '),
      correction: undefined,
    }
  );
}

/** A word found more often is never suspected. */
const MAX_SUSPECT_COUNT = 100;
/** Shorter words are too similar to each other to be suspected ("sake", "cake"). */
const MIN_SUSPECT_LETTERS = 5;
/**
 * A rare word counts as a misspelling of a similar one that is this many times as frequent; a very rare word needs
 * less, as its count is chance ("kellogs" in 4 products, "kelloggs" in 56).
 */
const SUSPECT_RATIO = 50;
const RARE_SUSPECT_RATIO = 10;
const RARE_COUNT = 10;

interface RareWord extends Pick<WordMeaning, 'read' | 'correction'> {
  readonly reading: WordReading;
  readonly count: number;
}

/**
 * Product data has misspellings too: "choclate" is in 13 products, "chocolate" in 15,000. A rare word that is similar
 * to a far more frequent one with the same first letter is read both ways; the word as typed ranks first. So is a rare
 * word that a typed one is similar to: "mozerella" is nearest to "mozarella", and that to "mozzarella". A word for a food is
 * none, however rare: brownies are not brown.
 */
function correctSpelling(
  text: string,
  { reading, read, count, correction }: RareWord,
  lexicon: Lexicon,
): WordMeaning {
  const asRead = { conditions: [[reading]], read, correction };
  if (count > MAX_SUSPECT_COUNT || reading.stem.length < MIN_SUSPECT_LETTERS || isFoodWord(read))
    return asRead;
  const [similar] = lexicon.listSimilar(reading.text, 1);
  if (similar === undefined || similar.stem[0] !== reading.stem[0] || !isNear(text, similar.stem))
    return asRead;
  if (similar.count < count * (count <= RARE_COUNT ? RARE_SUSPECT_RATIO : SUSPECT_RATIO)) return asRead;
  return {
    conditions: [[reading, similarReading(similar, reading.asPrefix)]],
    read: similar.surface,
    correction: similar.stem,
  };
}

/** Two corrections together may make one error more than one of them alone. */
function isNear(text: string, stem: string): boolean {
  const limit = maxEdits(text.length) + 1;
  return [...spellingsOf(text)].some((spelling) => editDistance(spelling, stem, limit) <= limit);
}

/** By its stem, not its commonest spelling, which changes with the catalogue. */
export function similarReading({ stem }: SimilarTerm, asPrefix: boolean): WordReading {
  return { text: stem, stem, asPrefix };
}

const MIN_PART = 3;

/** Two parts of a word, the most even first; none of a word too long to be corrected. */
export function listCuts(text: string): (readonly [string, string])[] {
  if (text.length > MAX_CORRECTABLE_LETTERS) return [];
  const cuts: number[] = [];
  for (let cut = MIN_PART; cut <= text.length - MIN_PART; cut++) cuts.push(cut);
  const middle = text.length / 2;
  cuts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  return cuts.map((cut) => [text.slice(0, cut), text.slice(cut)]);
}

/** "peanutbutter" → "peanut butter": the most even cut whose parts are both words. */
function splitRunTogether(text: string, lexicon: Lexicon): readonly [string, string] | undefined {
  for (const parts of listCuts(text)) {
    const areWords = parts.every((part) => !isStopWord(part) && lexicon.count(readingOf(part, false), 1) > 0);
    if (areWords) return parts;
  }
  return undefined;
}
