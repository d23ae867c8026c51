import { type NutrientOrder, nutrientOrderOf } from '#contract/nutrient-sort.ts';
import type { Sort } from '#contract/products.ts';
import type { SearchDocument } from '../document.ts';
import { foldText } from '../embedded/text/fold.ts';
import { forEachIngredientWord } from '../embedded/text/ingredient-words.ts';
import { forEachBrandWord, forEachNameWord, NAME_IMPACT, plainWords } from '../embedded/text/name-words.ts';
import { stemWord } from '../embedded/text/stem-word.ts';
import type { SearchQuery } from '../engine.ts';
import { passesFilters } from './scan-filters.ts';
import { type ReadTerm, readTerm } from './scan-term.ts';

/** A document with its words worked out, for scanning. */
export interface ScannedDocument {
  readonly document: SearchDocument;
  /** Best impact by stem. */
  readonly impacts: ReadonlyMap<string, number>;
  readonly sortName: string;
}

/** What the rules say a query finds, by looking at every document: slow, plain, and no code shared with the index. */
export interface ScanAnswer {
  readonly term: ReadTerm;
  /** Everything that answers the term, whatever the filters. */
  readonly found: readonly ScannedDocument[];
  /** What passes the filters too, in order. */
  readonly matches: readonly ScannedDocument[];
}

export function scanDocument(document: SearchDocument): ScannedDocument {
  const impacts = new Map<string, number>();
  const emit = (word: string, impact: number) => {
    const stem = stemWord(word);
    impacts.set(stem, Math.max(impacts.get(stem) ?? 0, impact));
  };
  forEachNameWord(foldText(document.name), emit);
  forEachBrandWord(foldText(document.brand ?? ''), emit);
  forEachIngredientWord(foldText(document.ingredients ?? ''), emit);
  return { document, impacts, sortName: plainWords(foldText(document.name)) };
}

export function scanDocuments(documents: readonly ScannedDocument[], query: SearchQuery): ScanAnswer {
  const term = readTerm(query.term, documents);
  const found = documents.filter((scanned) => term.answers(scanned));
  const matches = found.filter(({ document }) => passesFilters(document, query));
  return { term, found, matches: matches.toSorted(orderOf(query.sort, term)) };
}

type Compare = (a: ScannedDocument, b: ScannedDocument) => number;

function orderOf(sort: Sort, term: ReadTerm): Compare {
  const price = ({ document }: ScannedDocument) => document.priceCents ?? Number.NaN;
  if (sort === 'name') return thenPopular((a, b) => compareNames(a.sortName, b.sortName));
  if (sort === 'price-low') return thenPopular((a, b) => compareMissingLast(price(a), price(b), 1));
  if (sort === 'price-high') return thenPopular((a, b) => compareMissingLast(price(a), price(b), -1));
  const order = nutrientOrderOf(sort);
  if (order) {
    const figure = ({ document }: ScannedDocument) => figureIn(document, order);
    return thenPopular((a, b) =>
      compareMissingLast(figure(a), figure(b), order.direction === 'low' ? 1 : -1),
    );
  }
  if (sort === 'popularity' || term.words.length === 0) return thenPopular(() => 0);
  return thenPopular((a, b) => compareRelevance(relevanceOf(a, term), relevanceOf(b, term)));
}

/** As exact as the index keeps it: 24 bits. */
function figureIn(document: SearchDocument, { nutrient, basis }: NutrientOrder): number {
  const figures = basis === 'serving' ? document.perServing : document.per100;
  return Math.fround(figures[nutrient] ?? Number.NaN);
}

function thenPopular(first: Compare): Compare {
  return (a, b) =>
    first(a, b) ||
    b.document.popularity - a.document.popularity ||
    (a.document.gtin < b.document.gtin ? -1 : 1);
}

function compareNames(a: string, b: string): number {
  if (a === '' || b === '') return Number(a === '') - Number(b === '');
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function compareMissingLast(a: number, b: number, direction: 1 | -1): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  return (a - b) * direction;
}

interface Relevance {
  readonly allInName: boolean;
  readonly sum: number;
}

function relevanceOf(scanned: ScannedDocument, term: ReadTerm): Relevance {
  const impacts = term.words.map((word) => word.impactIn(scanned));
  if (impacts.includes(0)) return { allInName: false, sum: 0 };
  return {
    allInName: impacts.every((impact) => impact >= NAME_IMPACT),
    sum: impacts.reduce((a, b) => a + b, 0),
  };
}

function compareRelevance(a: Relevance, b: Relevance): number {
  return Number(b.allInName) - Number(a.allInName) || b.sum - a.sum;
}
