import { foldText } from './fold.ts';
import { GAP, type Gap, scanTokens } from './scan-tokens.ts';
import { isStopWord } from './stop-words.ts';

/**
 * Impact: how strongly a word stands for its product, 1 to 255. A word of the name or brand has at least
 * NAME_IMPACT, a word of the ingredients alone has less, so the two tiers can be told apart by the impact.
 * It depends on the one document only, never on the others: an answer is the same however the index is divided.
 */
export const NAME_IMPACT = 64;
const MAX_IMPACT = 255;

/** Shares of a name word's impact above NAME_IMPACT, chosen by reading results on real names. */
const BREVITY_SHARE = 0.5;
const HEAD_SHARE = 0.35;
const FIRST_SHARE = 0.15;
/** How fast brevity falls with each further word: one word 1, two 0.8, four 0.57, ten 0.31. */
const BREVITY_FALL = 0.25;
/** Brand words: above a passing mention in a long name, below a name that is the word. */
const BRAND_QUALITY = 0.45;
/** "7 Up", "12 oz": a number and so short a word are also one. */
const MAX_UNIT_LETTERS = 4;

interface NameToken {
  readonly word: string;
  readonly isNumber: boolean;
  readonly gap: Gap;
}

/** Emits every searchable word of a folded name with its impact; a word may be emitted more than once. */
export function forEachNameWord(foldedName: string, emit: (word: string, impact: number) => void): void {
  const tokens = listTokens(foldedName);
  const brevity = 1 / (1 + BREVITY_FALL * Math.max(0, countContentWords(tokens) - 1));
  const heads = tokens.map((_, i) => isHead(tokens, i));
  const headShare = HEAD_SHARE / Math.max(1, heads.filter(Boolean).length);
  tokens.forEach((token, i) => {
    const head = heads[i] ? headShare : 0;
    const first = i === 0 ? FIRST_SHARE : 0;
    emitForms(token, impactOf(BREVITY_SHARE * brevity + head + first), emit);
  });
  forEachCompound(tokens, (word) => emit(word, impactOf(BREVITY_SHARE * brevity + headShare)));
}

/** Emits every searchable word of a folded brand with its impact. */
export function forEachBrandWord(foldedBrand: string, emit: (word: string, impact: number) => void): void {
  const impact = impactOf(BRAND_QUALITY);
  const tokens = listTokens(foldedBrand);
  for (const token of tokens) emitForms(token, impact, emit);
  forEachCompound(tokens, (word) => emit(word, impact));
}

/** The words of folded text with one space between, accents and signs gone: what names are ordered and completed by. */
export function plainWords(folded: string): string {
  const words: string[] = [];
  scanTokens(folded, (word) => words.push(word));
  return words.join(' ');
}

/** The words that a brand is completed by: "Ben & Jerry's" as "ben jerrys", so "ben and j" begins it too. */
export function brandKey(brand: string): string {
  const words = plainWords(foldText(brand)).split(' ');
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

function listTokens(folded: string): NameToken[] {
  const tokens: NameToken[] = [];
  scanTokens(folded, (word, isNumber, gap) => tokens.push({ word, isNumber, gap }));
  return tokens;
}

function impactOf(quality: number): number {
  return NAME_IMPACT + Math.round((MAX_IMPACT - NAME_IMPACT) * quality);
}

function emitForms({ word }: NameToken, impact: number, emit: (word: string, impact: number) => void): void {
  emit(word, impact);
  if (word.endsWith('%')) emit(word.slice(0, -1), impact);
}

function countContentWords(tokens: readonly NameToken[]): number {
  return tokens.filter(isContent).length;
}

function isContent({ word, isNumber }: NameToken): boolean {
  return !isNumber && !isStopWord(word);
}

/**
 * The head says what a thing is: the last content word of a part ("Honey Oat GRANOLA"; "Byrd's, COOKIES, Key Lime").
 * Several heads share one weight, so the order in which a name says its words does not matter.
 */
function isHead(tokens: readonly NameToken[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined || !isContent(token)) return false;
  for (let i = index + 1; i < tokens.length; i++) {
    const next = tokens[i];
    if (next === undefined || next.gap === GAP.part) return true;
    if (isContent(next) && !isUnit(tokens, i)) return false;
  }
  return true;
}

function isUnit(tokens: readonly NameToken[], index: number): boolean {
  const token = tokens[index];
  return tokens[index - 1]?.isNumber === true && token !== undefined && token.word.length <= MAX_UNIT_LETTERS;
}

/** Words written in several parts are also found as one: "Häagen-Dazs", "M&M's", "7-Up", "7 Up", "12 oz". */
function forEachCompound(tokens: readonly NameToken[], emit: (word: string) => void): void {
  let compound = '';
  let parts = 0;
  tokens.forEach((token, i) => {
    if (i > 0 && isCompounded(tokens, i)) {
      compound += token.word;
      parts++;
      return;
    }
    if (parts > 1) emit(compound);
    compound = token.word;
    parts = 1;
  });
  if (parts > 1) emit(compound);
}

function isCompounded(tokens: readonly NameToken[], index: number): boolean {
  const gap = tokens[index]?.gap;
  return gap === GAP.none || gap === GAP.joined || (gap === GAP.space && isUnit(tokens, index));
}
