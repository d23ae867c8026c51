import type { Suggestion } from '#contract/products.schema.ts';
import { type SearchPage, type SearchQuery, wholeList } from '../engine.ts';
import { writeFacets } from '../json-facets.ts';
import type { FindAlternatives } from '../words/find-alternatives.ts';
import { countDocuments, type Generation, type Hit } from './query/generation.ts';
import { searchGeneration } from './query/search-generation.ts';
import { suggestFrom } from './query/suggest.ts';
import { type BodyFiles, readRecord } from './storage/body-files.ts';

/** What is answered in the main thread or in another, from one moment of the index. */
export interface Questions {
  search(query: SearchQuery): SearchPage;
  listGtins(query: SearchQuery): Float64Array;
  suggest(text: string, limit: number): Suggestion[];
}

/** Answers from the newest generation. Each answer is computed synchronously, so it shows one moment of the index. */
export function answerQuestions(
  generation: () => Generation,
  bodies: BodyFiles,
  findAlternatives: FindAlternatives,
): Questions {
  return {
    search(query) {
      const { hits, close, facets, ...answer } = searchGeneration(generation(), query, findAlternatives);
      const read = (hit: Hit) => readBody(bodies, hit);
      return {
        ...answer,
        bodies: hits.map(read),
        close: close && { without: close.without, bodies: close.hits.map(read) },
        facets: writeFacets(facets),
      };
    },
    listGtins(query) {
      const now = generation();
      const { hits } = searchGeneration(now, wholeList(query, countDocuments(now)), findAlternatives);
      return Float64Array.from(
        hits,
        ({ segment, document }) => segment.reader.arrays.gtins[document] as number,
      );
    },
    suggest: (text, limit) =>
      suggestFrom(generation(), text, limit, (hit) => readName(bodies, hit), findAlternatives),
  };
}

export function readBody(bodies: BodyFiles, { segment, document }: Hit): Buffer {
  const { arrays } = segment.reader;
  return readRecord(bodies, arrays, document).subarray(arrays.nameLengths[document]);
}

function readName(bodies: BodyFiles, { segment, document }: Hit): string {
  const { arrays } = segment.reader;
  return readRecord(bodies, arrays, document).toString('utf8', 0, arrays.nameLengths[document]);
}
