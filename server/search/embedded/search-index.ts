import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Log } from '#server/log.ts';
import type { SearchEngine } from '../engine.ts';
import type { CatalogueFeed } from '../feed.ts';
import { type FollowOptions, followFeed } from '../sync.ts';
import { indexTradeWords } from '../words/find-alternatives.ts';
import { readTradeWords } from '../words/load-trade-words.ts';
import type { TradeWords } from '../words/parse-trade-words.ts';
import { answerQuestions, readBody } from './answer-questions.ts';
import { countCategories, countCategory } from './query/categories.ts';
import { countDocuments, findHit } from './query/generation.ts';
import { openSearchThreads } from './threads/search-threads.ts';
import { openIndexWriter } from './writer/index-writer.ts';

export interface SearchIndexOptions {
  readonly feed: CatalogueFeed;
  /** The index keeps its files in the folder `search` of it. */
  readonly dataDir: string;
  readonly log: Log;
  readonly subscribe?: FollowOptions['subscribe'];
  /** The words of the trade; the built-in ones where it is absent. */
  readonly tradeWords?: TradeWords;
}

export interface SearchIndex extends SearchEngine {
  /** Resolves when every change that was committed before the call can be found. */
  caughtUp(): Promise<void>;
}

/** In a smaller index most queries take less time than to pass them to a thread. */
const MIN_DOCUMENTS_FOR_THREADS = 20_000;

/** Opens the embedded search over the catalogue. Resolves at once; `isReady` tells when everything is indexed. */
export async function openSearchIndex(options: SearchIndexOptions): Promise<SearchIndex> {
  const { feed, dataDir, log, subscribe, tradeWords = readTradeWords() } = options;
  const folder = join(dataDir, 'search');
  const threads = openSearchThreads({
    folder,
    log,
    tradeWords,
    count: availableParallelism(),
    minDocuments: MIN_DOCUMENTS_FOR_THREADS,
  });
  const writer = openIndexWriter(folder, log, threads);
  const index = {
    ...writer,
    countDocuments: () => countDocuments(writer.generation()),
    isLost: () => writer.damage.reason() !== undefined,
    whenLost: writer.damage.whenNoted,
  };
  const follower = followFeed({ feed, index, log, subscribe });
  const here = answerQuestions(writer.generation, writer.bodies, indexTradeWords(tradeWords));
  /** An answer that meets damage fails, and has the index rebuilt. */
  const noting = async <T>(answer: () => T | Promise<T>): Promise<T> => {
    try {
      return await answer();
    } catch (error) {
      writer.damage.note(error);
      throw error;
    }
  };
  return {
    search: (query) => noting(async () => (await threads.ask('search', query)) ?? here.search(query)),
    listGtins: async (query) => (await threads.ask('listGtins', query)) ?? here.listGtins(query),
    suggest: (text, limit) =>
      noting(async () => (await threads.ask('suggest', text, limit)) ?? here.suggest(text, limit)),
    async countCategories() {
      const now = writer.generation();
      return countCategories((title) => countCategory(now, title));
    },
    version: writer.generation,
    findBodies: (gtins) =>
      noting(() => {
        const found = gtins.flatMap((gtin) => {
          const hit = findHit(writer.generation(), Number(gtin));
          return hit === undefined ? [] : [[gtin, readBody(writer.bodies, hit)] as const];
        });
        return new Map(found);
      }),
    isReady: follower.isReady,
    missing: () => undefined,
    sequence: () => (follower.isReady() ? writer.sequence() : undefined),
    caughtUp: follower.caughtUp,
    async close() {
      await Promise.all([follower.close(), writer.breakOff()]);
      await writer.close();
      await threads.end();
    },
  };
}
