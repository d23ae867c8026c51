import { nutrientOrderOf } from '#contract/nutrient-sort.ts';
import type { Sort } from '#contract/products.ts';
import { quoteWord } from '#contract/quote-word.ts';
import { NAME_IMPACT } from '../embedded/text/document-words.ts';
import { isStopWord } from '../embedded/text/stop-words.ts';
import type { SearchQuery } from '../engine.ts';
import { CONFORMANCE_WORDS } from './arbitrary-catalogue.ts';
import { bytesOf, patternOf } from './phrase-pattern.ts';
import { type ScannedClose, scanClose } from './scan-close.ts';
import { figureIn, passesFilters } from './scan-filters.ts';
import { exceptFor, type ParsedTerm, parseTerm } from './scan-term.ts';
import { widenTerm } from './scan-widening.ts';
import type { ScannedDocument } from './scanned-document.ts';

/** The answer to a query by the rules, from a scan of every document: slow and plain, sharing no query code with the index. */
export interface ScanAnswer {
  readonly term: ParsedTerm;
  readonly putBacks: readonly { readonly word: string; readonly term: ParsedTerm; readonly total: number }[];
  /** Every match of the term, whatever the filters. */
  readonly found: readonly ScannedDocument[];
  /** Those that pass the filters too, in order. */
  readonly matches: readonly ScannedDocument[];
  readonly close: ScannedClose | null;
  /** Some document has all of the words as typed. */
  readonly isFound: boolean;
}

export function scanDocuments(documents: readonly ScannedDocument[], query: SearchQuery): ScanAnswer {
  const read = (term: string) => parseTerm(term, documents, CONFORMANCE_WORDS);
  const typed = exceptFor(read(query.term), read(query.except));
  const { term, leftOut } = widenTerm(typed, documents);
  const found = documents.filter((scanned) => term.matches(scanned));
  const matches = found.filter(({ document }) => passesFilters(document, query));
  const sorted = matches.toSorted(orderOf(query.sort, term));
  const putBacks = leftOut.slice(0, 3).map((word) => {
    const other = exceptFor(read(quoteWord(query.term, word)), read(query.except));
    const reading = widenTerm(other, documents).term;
    const passing = documents.filter(({ document }) => passesFilters(document, query));
    return { word, term: reading, total: passing.filter(reading.matches).length };
  });
  return {
    term,
    isFound: documents.some(typed.matches) && typed.parts.every(({ isLeftOut }) => !isLeftOut),
    putBacks: putBacks.filter(({ total }) => total > 0),
    found,
    matches: sorted,
    close: scanClose(documents, query, term, sorted[0]),
  };
}

type Compare = (a: ScannedDocument, b: ScannedDocument) => number;

function orderOf(sort: Sort, term: ParsedTerm): Compare {
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
  if (sort === 'popularity' || wordsOf(term).length === 0) return thenPopular(() => 0);
  const relevances = new Map<ScannedDocument, Relevance>();
  const placeIn = namePlaces(term);
  const relevance = (scanned: ScannedDocument) => {
    const known = relevances.get(scanned) ?? relevanceOf(scanned, term, placeIn);
    relevances.set(scanned, known);
    return known;
  };
  return thenPopular((a, b) => compareRelevance(relevance(a), relevance(b)));
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

const wordsOf = ({ parts }: ParsedTerm) => parts.flatMap(({ words, isLeftOut }) => (isLeftOut ? [] : words));

interface Relevance {
  readonly allInName: boolean;
  readonly isWhole: boolean;
  readonly sum: number;
}

type PlaceIn = (name: string) => 'whole' | 'together' | 'apart';

function relevanceOf(scanned: ScannedDocument, term: ParsedTerm, placeIn: PlaceIn): Relevance {
  const impacts = wordsOf(term).map((word) => word.impactIn(scanned));
  if (impacts.includes(0)) return { allInName: false, isWhole: false, sum: 0 };
  const allInName = impacts.every((impact) => impact >= NAME_IMPACT);
  const place = allInName ? placeIn(scanned.sortName) : 'apart';
  const together = place === 'apart' ? 0 : NAME_IMPACT;
  return { allInName, isWhole: place === 'whole', sum: impacts.reduce((a, b) => a + b, together) };
}

function compareRelevance(a: Relevance, b: Relevance): number {
  return Number(b.allInName) - Number(a.allInName) || Number(b.isWhole) - Number(a.isWhole) || b.sum - a.sum;
}

/** Whether the name is the words alone, or has them together in order; stop words may be missing. */
function namePlaces(term: ParsedTerm): PlaceIn {
  const kept = term.parts.filter(({ isLeftOut }) => !isLeftOut).flatMap(({ stems }) => stems);
  const content = kept.filter((word) => !isStopWord(word));
  if (content.length < 2) return () => 'apart';
  const patterns = [kept, content].map((stems) => patternOf(stems, '*'));
  const isWhole = patterns.map((pattern) => new RegExp(`^${pattern}$`));
  const isPart = patterns.map((pattern) => new RegExp(`(?:^| )${pattern}(?: |$)`));
  return (name) => {
    const bytes = bytesOf(name);
    if (isWhole.some((pattern) => pattern.test(bytes))) return 'whole';
    return isPart.some((pattern) => pattern.test(bytes)) ? 'together' : 'apart';
  };
}
