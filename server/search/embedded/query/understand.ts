import { type QueryWord, splitQuery } from '../text/query-words.ts';
import { isStopWord } from '../text/stop-words.ts';
import { type Condition, conditionOf } from './condition.ts';
import { type CodeTerm, readCode } from './read-code.ts';
import type { SimilarTerm } from './similar-terms.ts';

/** What a search term asks for, the same for every segment. */
export type Understanding =
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
      /** The term as read, where a word was corrected. */
      readonly correctedTerm: string | null;
    };

/** What understanding needs to know of the index. */
export interface Lexicon {
  hasMatch(condition: Condition): boolean;
  findSimilar(word: string): SimilarTerm | undefined;
  hasGtin(gtin: number): boolean;
}

/** From this many digits on a number is a code alone; with fewer it can be a word as well ("1883", "7000"). */
const MIN_DIGITS_OF_CODE_ALONE = 6;

export function understand(term: string, lexicon: Lexicon): Understanding {
  if (term.trim() === '') return { kind: 'everything' };
  const code = readCode(term);
  if (code !== undefined) return understandCode(code, term, lexicon);
  const words = splitQuery(term);
  if (words.length === 0) return { kind: 'nothing' };
  return understandWords(words, lexicon);
}

function understandCode({ gtins, digits }: CodeTerm, term: string, lexicon: Lexicon): Understanding {
  const known = gtins.filter((gtin) => lexicon.hasGtin(gtin));
  if (known.length > 0) return { kind: 'gtin', gtins: known };
  const conditions =
    digits.length < MIN_DIGITS_OF_CODE_ALONE
      ? splitQuery(term).map(({ text, isLast }) => conditionOf(text, isLast))
      : [];
  const areWords = conditions.every((condition) => lexicon.hasMatch(condition));
  return { kind: 'match', conditions: areWords ? conditions : [], code: digits, correctedTerm: null };
}

function understandWords(words: readonly QueryWord[], lexicon: Lexicon): Understanding {
  const conditions: Condition[] = [];
  const read: string[] = [];
  let isCorrected = false;
  for (const word of words) {
    const reading = word.isAsked ? readWord(word, lexicon) : { conditions: [], text: word.text };
    if (reading === undefined) return { kind: 'nothing' };
    conditions.push(...reading.conditions);
    read.push(reading.text);
    if (reading.text !== word.text) isCorrected = true;
  }
  return { kind: 'match', conditions, code: null, correctedTerm: isCorrected ? read.join(' ') : null };
}

interface Reading {
  readonly conditions: readonly Condition[];
  /** The words as read. */
  readonly text: string;
}

/** As it stands; else as the beginning of a word; else with its typing errors forgiven; else as two words run together. */
function readWord({ text, isLast }: QueryWord, lexicon: Lexicon): Reading | undefined {
  for (const asPrefix of isLast ? [true] : [false, true]) {
    const condition = conditionOf(text, asPrefix);
    if (lexicon.hasMatch(condition)) return { conditions: [condition], text };
  }
  const similar = lexicon.findSimilar(text);
  if (similar !== undefined) {
    const { stem, surface } = similar;
    return { conditions: [{ text: stem, stem, asPrefix: isLast }], text: surface };
  }
  const parts = splitRunTogether(text, lexicon);
  return (
    parts && {
      conditions: parts.map((part, i) => conditionOf(part, isLast && i === 1)),
      text: parts.join(' '),
    }
  );
}

const MIN_PART = 3;

/** "peanutbutter" → "peanut butter": the cut whose parts are both words, the most even one first. */
function splitRunTogether(text: string, lexicon: Lexicon): readonly [string, string] | undefined {
  const cuts: number[] = [];
  for (let cut = MIN_PART; cut <= text.length - MIN_PART; cut++) cuts.push(cut);
  const middle = text.length / 2;
  cuts.sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  for (const cut of cuts) {
    const left = text.slice(0, cut);
    const right = text.slice(cut);
    const areWords = [left, right].every(
      (part) => !isStopWord(part) && lexicon.hasMatch(conditionOf(part, false)),
    );
    if (areWords) return [left, right];
  }
  return undefined;
}
