import { NUTRIENT_LABELS } from '#contract/nutrition.ts';
import type { NutrientFigures, SearchDocument } from '../document.ts';
import { discountImpact } from '../embedded/query/word-scores.ts';
import { facetSetsOf } from '../embedded/segment/facet-sets.ts';
import { brandKey, forEachDocumentWord, NAME_IMPACT, plainWords } from '../embedded/text/document-words.ts';
import { foldText } from '../embedded/text/fold.ts';
import { stemWord } from '../embedded/text/stem-word.ts';
import { MAX_TOKEN_LENGTH, NAME_END, NAME_START } from './mapping.ts';

/** Beginnings of this length are indexed, longer ones are looked for among the words. */
export const MAX_BEGINNING = 20;
/** A key to sort names by has to fit into a term of Lucene, of 32,766 bytes. */
const MAX_NAME_KEY = 8_000;

/** A product as the cluster indexes it: its words with impacts, folded and stemmed here, as the embedded index has them. */
export function indexDocument(document: SearchDocument): Readonly<Record<string, unknown>> {
  const { gtin, name, brand, body } = document;
  const { stems, spellings } = readWords(document);
  const beginnings = beginningsOf(stems);
  const isNamed = ([, impact]: readonly [string, number]) => impact >= NAME_IMPACT;
  const nameWords = plainWords(foldText(name));
  return {
    gtin,
    name,
    body: Buffer.from(body).toString('utf8'),
    words: withImpacts(stems),
    beginnings: withImpacts(beginnings),
    reversed: Array.from(stems.keys(), reversed).join(' '),
    spelled: [...spellings.values()].join(' '),
    named: [...stems].filter(isNamed).map(([stem]) => stem),
    named_beginnings: [...beginnings]
      .filter(isNamed)
      .map(([beginning]) => beginning)
      .join(' '),
    name_words: nameWords === '' ? undefined : `${NAME_START} ${nameWords} ${NAME_END}`,
    brand_words: brand === null ? undefined : plainWords(foldText(brand)),
    brand: brand ?? undefined,
    brand_key: brand === null ? undefined : brandKey(brand),
    sets: [...facetSetsOf(document)].map(String),
    name_key: nameWords === '' ? undefined : nameWords.slice(0, MAX_NAME_KEY),
    popularity: document.popularity,
    price: document.priceCents ?? undefined,
    serving: floatsOf(document.perServing),
    hundred: floatsOf(document.per100),
  };
}

/** The best impact of each stem, and how the word with it is spelled. */
function readWords(document: SearchDocument) {
  const stems = new Map<string, number>();
  const spellings = new Map<string, string>();
  forEachDocumentWord(document, (word, impact) => {
    const stem = token(stemWord(word));
    if ((stems.get(stem) ?? 0) >= impact) return;
    stems.set(stem, impact);
    spellings.set(stem, token(word));
  });
  return { stems, spellings };
}

/** A token that the cluster would cut in two ends where it would be cut. */
export function token(word: string): string {
  return word.length > MAX_TOKEN_LENGTH ? word.slice(0, MAX_TOKEN_LENGTH).toWellFormed() : word;
}

export const reversed = (word: string): string => [...word].reverse().join('');

/** For each beginning of a word, the best impact that a word found by it has. */
function beginningsOf(stems: ReadonlyMap<string, number>): Map<string, number> {
  const beginnings = new Map<string, number>();
  for (const [stem, impact] of stems) {
    const discounted = discountImpact(impact);
    let beginning = '';
    for (const letter of stem) {
      beginning += letter;
      if (beginning.length > MAX_BEGINNING) break;
      if ((beginnings.get(beginning) ?? 0) < discounted) beginnings.set(beginning, discounted);
    }
  }
  return beginnings;
}

function withImpacts(words: ReadonlyMap<string, number>): string {
  return Array.from(words, ([word, impact]) => `${word}|${impact}`).join(' ');
}

/** As exact as the embedded index keeps them. Adding 0 turns a negative zero into a plain one. */
function floatsOf(figures: NutrientFigures): Record<string, number> {
  return Object.fromEntries(
    NUTRIENT_LABELS.flatMap((label) => {
      const { [label]: figure } = figures;
      return figure === undefined ? [] : [[label, Math.fround(figure) + 0]];
    }),
  );
}
