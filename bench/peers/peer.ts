import { ALLERGEN_KEYS, type Allergen } from '#contract/allergens.ts';
import type { SearchDocument } from '#server/search/document.ts';
import { listFilters } from '#server/search/embedded/query/filters.ts';
import { type Generation, lexiconOf, NO_ALTERNATIVES } from '#server/search/embedded/query/generation.ts';
import { countFound, matchGeneration } from '#server/search/embedded/query/match-segment.ts';
import { parseQuery } from '#server/search/embedded/query/parse-query.ts';
import { conditionsOf } from '#server/search/embedded/query/parsed-query.ts';
import { termMatchesOf } from '#server/search/embedded/query/term-matches.ts';
import { widenQuery } from '#server/search/embedded/query/widen-query.ts';
import { forEachDocumentWord, NAME_IMPACT } from '#server/search/embedded/text/document-words.ts';
import { stemWord } from '#server/search/embedded/text/stem-word.ts';
import type { SearchQuery } from '#server/search/engine.ts';

/** A product as peers get it: its words folded and stemmed as the embedded index has them, so that all count the same. */
export interface PeerRow {
  /** Its place by popularity. */
  readonly id: number;
  readonly name: readonly string[];
  readonly ingredients: readonly string[];
  readonly category: string | null;
  readonly nova: string | null;
  readonly smart: boolean;
  /** What an exclusion leaves it out for. */
  readonly allergens: readonly Allergen[];
}

export function peerRow(document: SearchDocument, id: number): PeerRow {
  const name = new Set<string>();
  const ingredients = new Set<string>();
  forEachDocumentWord(document, (word, impact) => {
    (impact >= NAME_IMPACT ? name : ingredients).add(stemWord(word));
  });
  return {
    id,
    name: [...name],
    ingredients: [...ingredients].filter((word) => !name.has(word)),
    category: document.category,
    nova: document.novaLabel,
    smart: document.verdicts.smart_snack === 'pass',
    allergens: ALLERGEN_KEYS.filter((key) => !['free_from', undefined].includes(document.allergens[key])),
  };
}

/** A word as stored, or the beginning of one. */
export interface PeerWord {
  readonly text: string;
  readonly isPrefix: boolean;
}

/** A query as peers get it: with its words already read and corrected by the embedded index, which costs them nothing. */
export interface PeerQuery {
  /** All must hold; of each any word. */
  readonly conditions: readonly (readonly PeerWord[])[];
  readonly category: string | null;
  readonly nova: string | null;
  readonly smart: boolean;
  readonly without: readonly Allergen[];
  readonly offset: number;
  readonly limit: number;
}

/** Undefined where the index finds no word of it at all, or looks for the words in names alone. */
export function peerQuery(generation: Generation, query: SearchQuery): PeerQuery | undefined {
  const lexicon = lexiconOf(generation, NO_ALTERNATIVES);
  const filters = listFilters(query);
  const asTyped = parseQuery(query.term, lexicon);
  const found = () => countFound(matchGeneration(generation, asTyped, filters));
  const parsed = widenQuery(asTyped, found, termMatchesOf(generation, lexicon))?.query ?? asTyped;
  if (parsed.kind === 'nothing' || parsed.kind === 'gtin') return undefined;
  const conditions = parsed.kind === 'match' ? conditionsOf(parsed) : [];
  if (conditions.flat().some((reading) => 'named' in reading)) return undefined;
  return {
    conditions: conditions.map((readings) =>
      readings.flatMap((reading) => {
        if (!('text' in reading)) return [];
        const { text, stem, asPrefix } = reading;
        return [{ text: stem, isPrefix: false }, ...(asPrefix ? [{ text, isPrefix: true }] : [])];
      }),
    ),
    category: query.categories[0] ?? null,
    nova: query.novaLabels[0] ?? null,
    smart: query.guidelines.smart_snack === true,
    without: query.exclusions.map(({ allergen }) => allergen),
    offset: query.offset,
    limit: query.limit,
  };
}

/** A search engine with the products, asked one query after another. */
export interface Peer {
  readonly name: string;
  /** The exact total; the page, and with facets the counts, are read as well. */
  search(query: PeerQuery, facets: boolean): Promise<number>;
  /** Processor time so far of what answers besides this thread, in ms. */
  processorMs(): number;
  close(): Promise<void>;
}
