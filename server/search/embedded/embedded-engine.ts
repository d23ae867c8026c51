import type { SearchEngine } from '../engine.ts';
import { countCategories } from './query/count-categories.ts';
import { findHit, type Hit } from './query/generation.ts';
import { searchGeneration } from './query/search-generation.ts';
import { suggestFrom } from './query/suggest.ts';
import type { BodyFiles } from './storage/body-files.ts';
import type { IndexWriter } from './writer/index-writer.ts';

/** Answers from the writer's newest generation. Every answer is worked out without a wait, so it is of one moment. */
export function embeddedEngine(
  writer: IndexWriter,
  isReady: () => boolean,
  close: () => Promise<void>,
): SearchEngine {
  const { bodies, generation } = writer;
  return {
    async search(query) {
      const { hits, ...answer } = searchGeneration(generation(), query);
      return { ...answer, bodies: hits.map((hit) => readBody(bodies, hit)) };
    },
    async suggest(text, limit) {
      return suggestFrom(generation(), text, limit, (hit) => readName(bodies, hit));
    },
    async countCategories() {
      return countCategories(generation());
    },
    async findBody(gtin) {
      const hit = findHit(generation(), Number(gtin));
      return hit && readBody(bodies, hit);
    },
    isReady,
    close,
  };
}

function readBody(bodies: BodyFiles, { segment, document }: Hit): Uint8Array {
  const { bodyAddresses, nameLengths, bodyLengths } = segment.reader.arrays;
  return bodies.read(
    bodyAddresses[document] as number,
    nameLengths[document] as number,
    bodyLengths[document] as number,
  );
}

function readName(bodies: BodyFiles, { segment, document }: Hit): string {
  const { bodyAddresses, nameLengths } = segment.reader.arrays;
  return bodies.read(bodyAddresses[document] as number, 0, nameLengths[document] as number).toString('utf8');
}
