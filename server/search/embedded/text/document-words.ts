import type { SearchDocument } from '../../document.ts';
import { foldText } from './fold.ts';
import { GAP, type Gap, numberAt, scanSpans, scanTokens } from './scan-tokens.ts';
import { stemWord } from './stem-word.ts';
import { isStopWord } from './stop-words.ts';

/**
 * Impact: how strongly a word describes its product, 1 to 255. Words of the name, brand or kind of food have at least
 * NAME_IMPACT, words of the ingredients alone less. It depends on the one document only, so an answer does not depend on
 * how the index is divided.
 */
export const NAME_IMPACT = 64;
const MAX_IMPACT = 255;

/** Shares of a name word's impact above NAME_IMPACT, chosen by reading results on real names and on the judged queries. */
const BREVITY_SHARE = 0.4;
const HEAD_SHARE = 0.28;
const FIRST_SHARE = 0.12;
/** "Basmati Rice" is a kind of rice, "Cauliflower Rice" is not. */
const KIND_SHARE = 0.2;
/** How fast brevity falls with each further word: one word 1, two 0.8, four 0.57, ten 0.31. */
const BREVITY_FALL = 0.25;
/** Words of the brand: above a mention in a long name, below a name that is the word alone. */
const BRAND_QUALITY = 0.45;
/** A kind that is the word alone, as "Cereals": further words make it less, as in "Cereal Muesli Bars". */
const KIND_QUALITY = 0.55;
/** "7 Up", "12 oz": a number and a word this short are also indexed as one. */
const MAX_UNIT_LETTERS = 4;

export type DocumentText = Pick<SearchDocument, 'name' | 'brand' | 'kind' | 'ingredients'>;
type Emit = (word: string, impact: number) => void;
/** A word as a part of a text, which need not be cut out of it. */
type EmitSpan = (text: string, start: number, end: number, impact: number) => void;

/** Emits every searchable word of a document with its impact; a word may be emitted more than once. */
export function forEachDocumentWord(document: DocumentText, emit: Emit): void {
  scanDocumentWords(document, (text, start, end, impact) => emit(text.slice(start, end), impact));
}

/** The same by where the words are; returns the plain words of the name. */
export function scanDocumentWords(
  { name, brand, kind, ingredients }: DocumentText,
  emitSpan: EmitSpan,
): string {
  const emit = (word: string, impact: number) => emitSpan(word, 0, word.length, impact);
  const kindTokens = kind === null ? [] : listTokens(foldText(kind));
  const kindStems = new Set(kindTokens.map(({ word }) => stemWord(word)));
  const nameTokens = listTokens(foldText(name));
  forEachNameWord(nameTokens, kindStems, emit);
  if (brand !== null) forEachBrandWord(foldText(brand), emit);
  const kindImpact = impactOf(KIND_QUALITY * brevityOf(kindStems.size));
  for (const { word } of kindTokens) emit(word, kindImpact);
  if (ingredients !== null) forEachIngredientWord(foldText(ingredients), emitSpan);
  return joinWords(nameTokens);
}

function forEachNameWord(tokens: readonly NameToken[], kindStems: ReadonlySet<string>, emit: Emit): void {
  const brevity = brevityOf(countContentWords(tokens));
  const heads = tokens.map((_, i) => isHead(tokens, i));
  const headShare = HEAD_SHARE / Math.max(1, heads.filter(Boolean).length);
  tokens.forEach((token, i) => {
    const head = heads[i] ? headShare : 0;
    const first = i === 0 ? FIRST_SHARE : 0;
    const kind = kindStems.size > 0 && kindStems.has(stemWord(token.word)) ? KIND_SHARE : 0;
    emitForms(token, impactOf(BREVITY_SHARE * brevity + head + first + kind), emit);
  });
  forEachCompound(tokens, (word) => emit(word, impactOf(BREVITY_SHARE * brevity + headShare)));
}

function forEachBrandWord(foldedBrand: string, emit: Emit): void {
  const impact = impactOf(BRAND_QUALITY);
  const tokens = listTokens(foldedBrand);
  for (const token of tokens) emitForms(token, impact, emit);
  forEachCompound(tokens, (word) => emit(word, impact));
}

/**
 * All below NAME_IMPACT. Ingredients are listed in descending order of weight (21 CFR 101.4), so earlier words count
 * more.
 */
function forEachIngredientWord(folded: string, emit: EmitSpan): void {
  let position = 0;
  scanSpans(folded, (start, end, isNumber) => {
    position++;
    const impact = Math.max(1, NAME_IMPACT - 1 - position);
    if (!isNumber) return emit(folded, start, end, impact);
    const number = numberAt(folded, start, end);
    emit(number, 0, number.length, impact);
  });
}

/** The words of folded text joined by spaces, without signs: the key that names are sorted and completed by. */
export function plainWords(folded: string): string {
  return joinWords(listTokens(folded));
}

function joinWords(tokens: readonly NameToken[]): string {
  let words = '';
  for (const { word } of tokens) words += words === '' ? word : ` ${word}`;
  return words;
}

/** The key that a brand is completed by: "Ben & Jerry's" as "ben jerrys", so "ben and j" begins it too. */
export function brandKey(brand: string): string {
  const words = plainWords(foldText(brand)).split(' ');
  const contentWords = words.filter((word) => !isStopWord(word));
  return (contentWords.length > 0 ? contentWords : words).join(' ');
}

interface NameToken {
  readonly word: string;
  readonly isNumber: boolean;
  readonly gap: Gap;
}

function listTokens(folded: string): NameToken[] {
  const tokens: NameToken[] = [];
  scanTokens(folded, (word, isNumber, gap) => tokens.push({ word, isNumber, gap }));
  return tokens;
}

function brevityOf(words: number): number {
  return 1 / (1 + BREVITY_FALL * Math.max(0, words - 1));
}

function impactOf(quality: number): number {
  return NAME_IMPACT + Math.round((MAX_IMPACT - NAME_IMPACT) * quality);
}

function emitForms({ word }: NameToken, impact: number, emit: Emit): void {
  emit(word, impact);
  if (word.endsWith('%')) emit(word.slice(0, -1), impact);
}

function countContentWords(tokens: readonly NameToken[]): number {
  return tokens.filter(isContent).length;
}

function isContent({ word, isNumber }: NameToken): boolean {
  return !isNumber && !isStopWord(word);
}

/** What follows these goes with the food, and is not it: "Orange Chicken with Rice", "Pears in Juice". */
const ADDING_WORDS: ReadonlySet<string> = new Set('with in on for from avec au aux sans'.split(' '));

/** Of what shape or cut the food is: "Salmon Fillets" are salmon. Sticks are foods of their own: fish sticks, breadsticks. */
const SHAPES: ReadonlySet<string> = new Set(
  'slice piece chunk portion fillet filet loin cube wedge strip shred floret spear kernel'
    .split(' ')
    .flatMap((shape) => [shape, `${shape}s`])
    .concat('half', 'halves'),
);

/**
 * The head names the kind of thing: the last content word of a part ("Honey Oat GRANOLA"; "Byrd's, COOKIES, Key
 * Lime"), unless it is only added. Several heads share one weight, so the order of a name's parts does not matter.
 */
function isHead(tokens: readonly NameToken[], index: number): boolean {
  const token = tokens[index];
  if (token === undefined || !isContent(token) || isShape(tokens, index) || isAdded(tokens, index))
    return false;
  for (let i = index + 1; i < tokens.length; i++) {
    const next = tokens[i];
    if (next === undefined || next.gap === GAP.part) return true;
    if (isContent(next) && !isUnit(tokens, i) && !isShape(tokens, i)) return false;
  }
  return true;
}

/** Of the food right before it: without one, fillets are the food. */
function isShape(tokens: readonly NameToken[], index: number): boolean {
  const [food, shape] = [tokens[index - 1], tokens[index]];
  if (food === undefined || shape === undefined || shape.gap === GAP.part) return false;
  return SHAPES.has(shape.word) && isContent(food);
}

function isAdded(tokens: readonly NameToken[], index: number): boolean {
  for (let i = index; i > 0 && tokens[i]?.gap !== GAP.part; i--) {
    if (ADDING_WORDS.has(tokens[i - 1]?.word ?? '')) return true;
  }
  return false;
}

function isUnit(tokens: readonly NameToken[], index: number): boolean {
  const token = tokens[index];
  return tokens[index - 1]?.isNumber === true && token !== undefined && token.word.length <= MAX_UNIT_LETTERS;
}

/** Words in several parts are also indexed as one: "Häagen-Dazs", "M&M's", "7-Up", "7 Up", "12 oz". */
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
