import { type Generation, gtinOf } from '../embedded/query/generation.ts';
import { searchGeneration } from '../embedded/query/search-generation.ts';
import type { SearchQuery } from '../engine.ts';
import { scanDocuments } from './scan-documents.ts';
import { scanFacets } from './scan-filters.ts';
import { scanRelaxations } from './scan-relaxations.ts';
import type { ScannedDocument } from './scan-term.ts';

/** The answer of a scan of every document, to be compared with {@link answerOf}. */
export function expectedAnswer(scanned: readonly ScannedDocument[], query: SearchQuery) {
  const { matches, found, term } = scanDocuments(scanned, query);
  const documents = found.map(({ document }) => document);
  return {
    total: matches.length,
    gtins: matches.slice(query.offset, query.offset + query.limit).map(({ document }) => document.gtin),
    isCorrected: term.isCorrected,
    facets: query.facets ? scanFacets(documents, query) : undefined,
    relaxations: query.facets && matches.length === 0 ? scanRelaxations(documents, query) : undefined,
  };
}

/** The answer of the index. */
export function answerOf(generation: Generation, query: SearchQuery) {
  const { total, hits, correctedTerm, facets, relaxations } = searchGeneration(generation, query);
  return {
    total,
    gtins: hits.map(gtinOf),
    isCorrected: correctedTerm !== null,
    facets,
    relaxations,
  };
}
