import { type Generation, gtinOf } from '../embedded/query/generation.ts';
import { searchGeneration } from '../embedded/query/search-generation.ts';
import type { SearchQuery, TermWord } from '../engine.ts';
import { CONFORMANCE_WORDS } from './arbitrary-catalogue.ts';
import { scanDocuments } from './scan-documents.ts';
import { scanFacets } from './scan-filters.ts';
import { scanHistograms } from './scan-histograms.ts';
import { scanRelaxations } from './scan-relaxations.ts';
import type { ScannedDocument } from './scanned-document.ts';

/** The answer of a scan of every document, to be compared with {@link answerOf}. */
export function expectedAnswer(scanned: readonly ScannedDocument[], query: SearchQuery) {
  const { matches, found, term, putBacks, isFound, close } = scanDocuments(scanned, query);
  const documents = found.map(({ document }) => document);
  return {
    total: matches.length,
    gtins: matches.slice(query.offset, query.offset + query.limit).map(({ document }) => document.gtin),
    close: close && { gtins: close.gtins, without: close.without.length },
    isCorrected: term.isCorrected,
    leftOut: term.parts.some(({ isLeftOut }) => isLeftOut)
      ? {
          isFound,
          words: term.parts.map(({ isLeftOut }) => isLeftOut),
          putBacks: putBacks.map(({ word, term: { parts }, total }) => [
            word,
            parts.map(({ isLeftOut }) => isLeftOut),
            total,
          ]),
        }
      : null,
    facets: query.facets ? scanFacets(documents, query) : undefined,
    histograms: scanHistograms(documents, query),
    relaxations: query.facets && matches.length === 0 ? scanRelaxations(documents, query) : undefined,
  };
}

/** The answer of the index. */
export function answerOf(generation: Generation, query: SearchQuery) {
  const { total, hits, close, correctedTerm, leftOut, facets, relaxations, histograms } = searchGeneration(
    generation,
    query,
    CONFORMANCE_WORDS,
  );
  const flags = (words: readonly TermWord[]) => words.map(({ isLeftOut }) => isLeftOut);
  return {
    total,
    gtins: hits.map(gtinOf),
    close: close && { gtins: close.hits.map(gtinOf), without: close.without.length },
    isCorrected: correctedTerm !== null,
    leftOut: leftOut && {
      isFound: leftOut.isFound,
      words: flags(leftOut.words),
      putBacks: leftOut.putBacks.map((back) => [back.word, flags(back.words), back.total]),
    },
    facets,
    histograms,
    relaxations,
  };
}
