import { type QueryWord, splitQuery } from '../text/query-words.ts';
import { isStopWord } from '../text/stop-words.ts';
import { type CodeTerm, readCode } from './read-code.ts';
import type { SimilarTerm } from './similar-terms.ts';
import { type Condition, type Reading, readingOf } from './term-groups.ts';

/** The meaning of a search term, the same for every segment. */
export type ParsedQuery =
  | { readonly kind: 'everything' }
  | { readonly kind: 'nothing' }
  /** A whole GTIN: every number that its digits can mean. */
  | { readonly kind: 'gtin'; readonly gtins: readonly number[] }
  | {
      readonly kind: 'match';
      /** All of them must hold; may be empty where there is a code. */
      readonly conditions: readonly Condition[];
      /** Digits of a GTIN: products whose code contains them match as well. */
      readonly code: string | null;
      /** The words as read, one for each typed word (two for words run together). */
      readonly read: readonly string[];
      readonly isCorrected: boolean;
    };

/** The vocabulary of the index, as parsing needs it. */
export interface Lexicon {
  /** Occurrences of the reading's terms in products; counting stops at `enough`. */
  count(reading: Reading, enough: number): number;
  findSimilar(word: string): SimilarTerm | undefined;
  hasGtin(gtin: number): boolean;
}

/** With fewer digits a code can be a word as well ("1883", "7000"). */
const MIN_DIGITS_OF_CODE_ALONE = 6;

export function parseQuery(term: string, lexicon: Lexicon): ParsedQuery {
  if (term.trim() === '') return { kind: 'everything' };
  const code = readCode(term);
  if (code !== undefined) return parseCode(code, term, lexicon);
  const words = splitQuery(term);
  if (words.length === 0) return { kind: 'nothing' };
  return parseWords(words, lexicon);
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
  return { kind: 'match', conditions, code: digits, read: [digits], isCorrected: false };
}

function parseWords(words: readonly QueryWord[], lexicon: Lexicon): ParsedQuery {
  const conditions: Condition[] = [];
  const read: string[] = [];
  let isCorrected = false;
  for (const word of words) {
    const parsed = word.isAsked ? parseWord(word, lexicon) : { conditions: [], text: word.text };
    if (parsed === undefined) return { kind: 'nothing' };
    conditions.push(...parsed.conditions);
    read.push(parsed.text);
    if (parsed.text !== word.text) isCorrected = true;
  }
  return { kind: 'match', conditions, code: null, read, isCorrected };
}

interface ParsedWord {
  readonly conditions: readonly Condition[];
  /** The word as read. */
  readonly text: string;
}

/** The word as typed; else as a prefix; else the most similar word; else two words run together. */
function parseWord({ text, isLast }: QueryWord, lexicon: Lexicon): ParsedWord | undefined {
  for (const asPrefix of isLast ? [true] : [false, true]) {
    const reading = readingOf(text, asPrefix);
    const count = lexicon.count(reading, MAX_SUSPECT_COUNT + 1);
    if (count > 0) return correctSpelling(reading, count, lexicon);
  }
  const similar = lexicon.findSimilar(text);
  if (similar !== undefined)
    return { conditions: [[similarReading(similar, isLast)]], text: similar.surface };
  const parts = splitRunTogether(text, lexicon);
  return (
    parts && {
      conditions: parts.map((part, i) => [readingOf(part, isLast && i === 1)]),
      text: parts.join(' '),
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

/**
 * Product data has misspellings too: "choclate" is in 13 products, "chocolate" in 15,000. A rare word that is similar
 * to a far more frequent one with the same first letter is read both ways; the word as typed ranks first.
 */
function correctSpelling(reading: Reading, count: number, lexicon: Lexicon): ParsedWord {
  const asTyped = { conditions: [[reading]], text: reading.text };
  if (count > MAX_SUSPECT_COUNT || reading.stem.length < MIN_SUSPECT_LETTERS) return asTyped;
  const similar = lexicon.findSimilar(reading.text);
  if (similar === undefined || similar.stem[0] !== reading.stem[0]) return asTyped;
  if (similar.count < count * (count <= RARE_COUNT ? RARE_SUSPECT_RATIO : SUSPECT_RATIO)) return asTyped;
  return { conditions: [[reading, similarReading(similar, reading.asPrefix)]], text: similar.surface };
}

/** By its stem, not its commonest spelling, which changes with the catalogue. */
function similarReading({ stem }: SimilarTerm, asPrefix: boolean): Reading {
  return { text: stem, stem, asPrefix };
}

const MIN_PART = 3;

/** "peanutbutter" → "peanut butter": the most even cut whose parts are both words. */
function splitRunTogether(text: string, lexicon: Lexicon): readonly [string, string] | undefined {
  const cuts: number[] = [];
  for (let cut = MIN_PART; cut <= text.length - MIN_PART; cut++) cuts.push(cut);
  const middle = text.length / 2;
  cuts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  for (const cut of cuts) {
    const parts = [text.slice(0, cut), text.slice(cut)] as const;
    const areWords = parts.every((part) => !isStopWord(part) && lexicon.count(readingOf(part, false), 1) > 0);
    if (areWords) return parts;
  }
  return undefined;
}
