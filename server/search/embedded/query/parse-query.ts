import { type QueryWord, splitQuery } from '../text/query-words.ts';
import { isStopWord } from '../text/stop-words.ts';
import { type Condition, type Reading, readingOf } from './condition.ts';
import { type CodeTerm, readCode } from './read-code.ts';
import type { SimilarTerm } from './similar-terms.ts';

/** What a search term asks for, the same for every segment. */
export type ParsedQuery =
  | { readonly kind: 'everything' }
  | { readonly kind: 'nothing' }
  /** A whole GTIN, under every number that its digits can stand for. */
  | { readonly kind: 'gtin'; readonly gtins: readonly number[] }
  | {
      readonly kind: 'match';
      /** All of them must hold; may be empty where there is a code. */
      readonly conditions: readonly Condition[];
      /** Digits of a GTIN: products whose code has them are found as well. */
      readonly code: string | null;
      /** The words of the term as read, one for each that was typed (two for words run together). */
      readonly read: readonly string[];
      readonly isCorrected: boolean;
    };

/** What understanding needs to know of the index. */
export interface Lexicon {
  /** How often products have a term of the reading; counting stops at `enough`. */
  count(reading: Reading, enough: number): number;
  findSimilar(word: string): SimilarTerm | undefined;
  hasGtin(gtin: number): boolean;
}

/** From this many digits on a number is a code alone; with fewer it can be a word as well ("1883", "7000"). */
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

/** As it stands; else as the beginning of a word; else with its typing errors forgiven; else as two words run together. */
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

/** A word found this often is never suspected. */
const MAX_SUSPECT_COUNT = 100;
/** Shorter words are too often each other's neighbours to be suspected ("sake", "cake"). */
const MIN_SUSPECT_LETTERS = 5;
/**
 * How many times as frequent another word must be for a rare one to be taken for its misspelling: for a very rare one
 * less, as it is in the catalogue by chance ("kellogs" in 4 products, "kelloggs" in 56).
 */
const SUSPECT_RATIO = 50;
const RARE_SUSPECT_RATIO = 10;
const RARE_COUNT = 10;

/**
 * Product data is misspelt itself: "choclate" is in 13 products, "chocolate" in 15,000. A rare word that is like a far
 * more frequent one with the same first letter is read both ways; what was typed ranks first.
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

/** "peanutbutter" → "peanut butter": the cut whose parts are both words, the most even one first. */
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
