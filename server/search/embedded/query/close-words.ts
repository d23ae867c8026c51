import type { SearchQuery } from '../../engine.ts';
import { boundLength } from '../../words/bound-words.ts';
import { isPackageWord } from '../../words/word-lists.ts';
import { NAME_IMPACT } from '../text/document-words.ts';
import { brandLength, type HasBrand } from './brand-words.ts';
import { isFood } from './importance.ts';
import { parsePhrase } from './parse-query.ts';
import type { ParsedQuery, ParsedWord } from './parsed-query.ts';
import { type Condition, readingOf, textsOf } from './reading.ts';

/** Later conditions do not rank: scores have to stay exact in the 24 bits of a cluster's. */
const MAX_CONDITIONS = 16;
/** Weights are whole numbers, so that no order depends on how sums are rounded. */
const WEIGHT_STEPS = 8;
/** What a food weighs beside other words as rare: "kids fruit snacks xylophone" is closer to fruit snacks than to "Xylo Sweet". */
const FOOD_WEIGHT = 1.25;

/** Whether close products are asked for, and stand on the page: all that have the words are on it, and leave room. */
export function fillsPage({ close, sort, offset, limit }: SearchQuery, total: number): boolean {
  return close && sort === 'relevance' && offset === 0 && total < limit;
}

/** A condition of the term, left out or not, or of what else makes products closer; and the word that puts it. */
export interface AskedCondition {
  readonly word: ParsedWord;
  readonly condition: Condition;
  /** A product without it lacks a word of the term. */
  readonly isOfTerm: boolean;
  /** A close product must meet it. */
  readonly isRequired: boolean;
}

/**
 * The conditions of which close products may lack some; none where there is only one. Package words that
 * were left out do not count: "35" of "fryer oil 35 lb" would find spreads with 35 % oil.
 */
export function listAsked(
  parsed: ParsedQuery,
  { closeBy, closeRequires }: Pick<SearchQuery, 'closeBy' | 'closeRequires'>,
): readonly AskedCondition[] {
  if (parsed.kind !== 'match' || parsed.code !== null) return [];
  const kept = parsed.words.filter((word) => !word.isLeftOut || !isPackageWord(word.typed));
  const ofTerm = kept.flatMap((word) =>
    listConditions(word, { isOfTerm: true, isRequired: word.isRequired }),
  );
  if (ofTerm.length === 0) return [];
  const required = closeRequires.flatMap(parseStated);
  const closer = [...wordsOfOtherNames(ofTerm), ...closeBy].flatMap(parsePhrase);
  const asked = [
    // First, as later ones may be left out.
    ...required.flatMap((word) => listConditions(word, { isOfTerm: false, isRequired: true })),
    ...ofTerm,
    ...closer.flatMap((word) => listConditions(word, { isOfTerm: false, isRequired: false })),
  ];
  return asked.length < 2 ? [] : asked.slice(0, MAX_CONDITIONS);
}

/** Of a single word: "evoo" is followed by what "extra virgin olive oil" would be followed by. */
function wordsOfOtherNames(ofTerm: readonly AskedCondition[]): string[] {
  if (ofTerm.length > 1) return [];
  const condition = ofTerm.flatMap((one) => one.condition);
  return [...new Set(condition.flatMap(textsOf).flatMap(wordsOfPhrase))];
}

function wordsOfPhrase(text: string): readonly string[] {
  const words = text.split(' ');
  return words.length > 1 ? words : [];
}

/** A phrase, also as names write it in one word: "low fat" or "lowfat". */
function parseStated(text: string): ParsedWord[] {
  return parsePhrase(text).map((word) => {
    const joined = readingOf(word.typed.replaceAll(' ', ''), false);
    return { ...word, conditions: word.conditions.map((condition) => [...condition, joined]) };
  });
}

function listConditions(
  word: ParsedWord,
  role: Pick<AskedCondition, 'isOfTerm' | 'isRequired'>,
): AskedCondition[] {
  return word.conditions.map((condition) => ({ word, condition, ...role }));
}

/** The places of the conditions that a close product must meet. */
export function listRequired(asked: readonly AskedCondition[]): number[] {
  return asked.flatMap(({ isRequired }, i) => (isRequired ? [i] : []));
}

/** What a word says of a product: more, the fewer of `all` products are named so. At least 1. */
export function rarityOf(named: number, all: number): number {
  return Math.max(1, Math.round(WEIGHT_STEPS * Math.log2((all + 1) / (named + 1))));
}

/**
 * Weights of the conditions by their rarity, more for foods. The words of a brand count together as one word, as do those of a
 * claim: "tallow and thyme broth" is closer to other broths than to all that Tallow & Thyme makes, and "low fat strawberry kefir"
 * to kefir than to all that is low in fat.
 */
export function weightsOf(
  asked: readonly AskedCondition[],
  rarities: readonly number[],
  hasBrand: HasBrand,
): number[] {
  const weights = asked.map(({ word }, i) => {
    const rarity = rarities[i] as number;
    return isFood(word) ? Math.round(rarity * FOOD_WEIGHT) : rarity;
  });
  const typed = asked.map(({ word }) => word.typed);
  for (let first = 0; first < asked.length; first++) {
    const words = typed.slice(first);
    const length = Math.max(brandLength(words, hasBrand), boundLength(words));
    for (let i = first; i < first + length; i++)
      weights[i] = Math.max(1, Math.round((weights[i] as number) / length));
    first += length - 1;
  }
  return weights;
}

/** What the category of the first product found counts for: a weak mention of the word that weighs most. */
export function categoryWeight(weights: readonly number[]): number {
  return NAME_IMPACT * Math.max(...weights);
}

/** The words of the term that any of the products lacks, of which `has` tells the conditions that it meets; in typed order. */
export function lackedWords(
  asked: readonly AskedCondition[],
  products: readonly ((condition: number) => boolean)[],
): string[] {
  const lacked = asked.filter(({ isOfTerm }, i) => isOfTerm && products.some((has) => !has(i)));
  return [...new Set(lacked.map(({ word }) => word))].map(({ read }) => read);
}
