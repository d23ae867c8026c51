import { join } from 'node:path';
import type { Log } from '#server/log.ts';
import type { SearchEngine } from '../engine.ts';
import type { CatalogueFeed } from '../feed.ts';
import { type FollowOptions, followFeed } from '../sync.ts';
import type { FindAlternatives } from '../words/find-alternatives.ts';
import { openTradeWords } from '../words/load-trade-words.ts';
import { countCategories } from './query/categories.ts';
import { countDocuments, findHit, type Hit } from './query/generation.ts';
import { searchGeneration } from './query/search-generation.ts';
import { suggestFrom } from './query/suggest.ts';
import type { BodyFiles } from './storage/body-files.ts';
import { type IndexWriter, openIndexWriter } from './writer/index-writer.ts';

export interface SearchIndexOptions {
  readonly feed: CatalogueFeed;
  /** The index keeps its files in the folder `search` of it. */
  readonly dataDir: string;
  readonly log: Log;
  readonly subscribe?: FollowOptions['subscribe'];
  /** The words of the trade; the built-in ones where it is absent. */
  readonly findAlternatives?: FindAlternatives;
}

export interface SearchIndex extends SearchEngine {
  /** Resolves when every change that was committed before the call can be found. */
  caughtUp(): Promise<void>;
}

/** Opens the embedded search over the catalogue. Resolves at once; `isReady` tells when everything is indexed. */
export async function openSearchIndex(options: SearchIndexOptions): Promise<SearchIndex> {
  const { feed, dataDir, log, subscribe, findAlternatives = openTradeWords() } = options;
  const writer = openIndexWriter(join(dataDir, 'search'), log);
  const index = { ...writer, countDocuments: () => countDocuments(writer.generation()) };
  const follower = followFeed({ feed, index, log, subscribe });
  return {
    ...queryMethods(writer, findAlternatives),
    isReady: follower.isReady,
    caughtUp: follower.caughtUp,
    async close() {
      await follower.close();
      await writer.close();
    },
  };
}

/** Answers from the newest generation. Each answer is computed synchronously, so it shows one moment of the index. */
function queryMethods({ bodies, generation }: IndexWriter, findAlternatives: FindAlternatives) {
  return {
    async search(query) {
      const { hits, ...answer } = searchGeneration(generation(), query, findAlternatives);
      return { ...answer, bodies: hits.map((hit) => readBody(bodies, hit)) };
    },
    async suggest(text, limit) {
      return suggestFrom(generation(), text, limit, (hit) => readName(bodies, hit), findAlternatives);
    },
    async countCategories() {
      return countCategories(generation());
    },
    version: generation,
    async findBody(gtin) {
      const hit = findHit(generation(), Number(gtin));
      return hit && readBody(bodies, hit);
    },
  } satisfies Partial<SearchEngine>;
}

export function readBody(bodies: BodyFiles, { segment, document }: Hit): Buffer {
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
