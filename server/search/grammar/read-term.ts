import { AMOUNT_RULES } from './amounts.ts';
import { FREE_FROM_RULES, isListBeforeFree } from './free-from.ts';
import { IDIOM, isDenied } from './idioms.ts';
import { LEVEL_RULES } from './levels.ts';
import { NAME_RULES } from './names.ts';
import { PRICE_RULES } from './prices.ts';
import { maskQuotes } from './quotes.ts';
import { SIN_AND_SANS_RULES } from './sin-and-sans.ts';
import type { Condition, ReadTerm, TermCondition } from './term.ts';
import { readWithout } from './without.ts';

const RULES = [
  ...AMOUNT_RULES,
  ...PRICE_RULES,
  ...LEVEL_RULES,
  ...FREE_FROM_RULES,
  ...SIN_AND_SANS_RULES,
  ...NAME_RULES,
];

/**
 * Splits a search term into words and conditions, in time linear in its length, for any input. Nothing is read inside
 * quotes or behind a minus. Cutting a condition's slice out of the term changes no other one; only where a
 * comma stands right before it may that lengthen a list: "no milk,vegan eggs" becomes "no milk, eggs".
 */
export function readTerm(term: string): ReadTerm {
  const conditions = findConditions(term);
  // As most terms are: what is left is the term, which has just been read.
  if (conditions.length === 0 && term === term.trim()) return { words: term, conditions };
  const words = wordsAround(term, conditions);
  // Words that only meet since a condition stood between them are no condition: something keeps them apart.
  const joined = [' ', '  ', ' ; '].map((gap) => words.join(gap));
  const apart = joined.find((each) => findConditions(each).length === 0);
  return { words: apart ?? quoteEach(words), conditions };
}

/** Nothing is read in quotes, so these words state no condition, wherever they meet. */
function quoteEach(words: readonly string[]): string {
  return (words.join(' ').match(/[^\s"]+/g) ?? []).map((word) => `"${word}"`).join(' ');
}

function findConditions(term: string): TermCondition[] {
  const { masked, conditions: quoted } = maskQuotes(term);
  const found: TermCondition[] = [...quoted];
  let readUpTo = 0;
  for (const { index: start } of masked.matchAll(STARTS)) {
    if (start < readUpTo) continue;
    const idiom = matchAt(IDIOM, masked, start);
    const match = idiom === null ? matchRule(masked, start) : null;
    if (match !== null && !isDenied(masked, start)) {
      const { conditions, end } = match;
      const part = { text: term.slice(start, end), start, end };
      found.push(...conditions.map((condition) => ({ ...condition, ...part })));
    }
    readUpTo = match?.end ?? start + (idiom?.[0].length ?? 0);
  }
  return found.sort((a, b) => a.start - b.start);
}

/** Where a word or a sign begins, after a space or what must not be read; not within "5,8". */
const STARTS = /(?<![^\s,;([/\0])(?!(?<=\d,)\d)[^\s,;([/\0]/g;
/** Behind it nothing begins: "free of soy-added sugar-free" has no "added sugar-free". */
const WITHIN_WORD = /[^\s,;([/\0]/;

function matchRule(masked: string, start: number): { conditions: readonly Condition[]; end: number } | null {
  const byPattern = (at: number) => matchPattern(masked, at);
  const startsCondition = (at: number) => {
    if (WITHIN_WORD.test(masked.charAt(at - 1))) return false;
    const end = matchAt(IDIOM, masked, at) === null ? byPattern(at)?.end : at;
    return end !== undefined && !isListBeforeFree(masked.slice(at, end));
  };
  return byPattern(start) ?? readWithout(masked, start, startsCondition);
}

function matchPattern(
  masked: string,
  start: number,
): { conditions: readonly Condition[]; end: number } | null {
  for (const { pattern, read } of RULES) {
    const match = matchAt(pattern, masked, start);
    const conditions = match === null ? [] : read(match);
    if (match !== null && conditions.length > 0) return { conditions, end: start + match[0].length };
  }
  return null;
}

function matchAt(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}

/** The words between the conditions, without the punctuation and the "and" or "with" that only joined them. */
function wordsAround(term: string, conditions: readonly TermCondition[]): string[] {
  const chunks: string[] = [];
  let from = 0;
  for (const { start, end } of conditions) {
    if (start < from) continue;
    chunks.push(term.slice(from, start));
    from = end;
  }
  chunks.push(term.slice(from));
  return chunks
    .map((chunk, i) => trimJoint(chunk, i > 0, i < chunks.length - 1))
    .filter((chunk) => chunk !== '');
}

const JOINT_FIRST = /^(?:and|or|but|with|[&+/])(?=\s|$)/i;
const JOINT_LAST = /(?:^|\s)(?:and|or|but|with|[&+/])$/i;
/** Longer than any joint with the space before it. */
const LONGEST_JOINT = 6;

function trimJoint(chunk: string, afterCondition: boolean, beforeCondition: boolean): string {
  let rest = chunk.trim();
  if (afterCondition) {
    rest = rest.slice(punctuationAt(rest, 0, 1)).trim();
    rest = rest.replace(JOINT_FIRST, '').trim();
  }
  if (beforeCondition) {
    const joint = JOINT_LAST.exec(rest.slice(-LONGEST_JOINT));
    if (joint !== null) rest = rest.slice(0, rest.length - joint[0].length).trim();
    rest = rest.slice(0, rest.length - punctuationAt(rest, rest.length - 1, -1)).trim();
  }
  return rest;
}

/** How many commas, semicolons and spaces stand there in a row. */
function punctuationAt(text: string, start: number, step: 1 | -1): number {
  let at = start;
  while (/[\s,;]/.test(text.charAt(at))) at += step;
  return Math.abs(at - start);
}
