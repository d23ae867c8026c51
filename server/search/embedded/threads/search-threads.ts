import type { Log } from '#server/log.ts';
import type { TradeWords } from '../../words/parse-trade-words.ts';
import { countDocuments, EMPTY_GENERATION, type Generation } from '../query/generation.ts';
import { MAX_SEARCHERS } from '../segment/derive-sets.ts';
import { type Input, type Output, type SearchThread, startSearchThread } from './search-thread.ts';
import type { QuestionName } from './search-worker.ts';

/** Threads that answer questions, so that none of them holds the event loop. */
export interface SearchThreads {
  /** Resolves to undefined where no thread can answer: then the caller has to. */
  ask<N extends QuestionName>(name: N, ...input: Input<N>): Promise<Output<N> | undefined>;
  adopt(generation: Generation): void;
  settled(): Promise<void>;
  /** Has the threads let go of what they no longer need. */
  rest(): void;
  end(): Promise<void>;
}

export interface SearchThreadsOptions {
  readonly folder: string;
  readonly log: Log;
  readonly tradeWords: TradeWords;
  readonly count: number;
  /** In a smaller index a query takes less time than to pass it on. */
  readonly minDocuments: number;
}

/** A thread that ended of itself is replaced after this time. */
const RESTART_MS = 1_000;

/** Starts the threads with the first generation that is large enough. */
export function openSearchThreads(options: SearchThreadsOptions): SearchThreads {
  const { folder, log, tradeWords, minDocuments } = options;
  const running = new Map<number, SearchThread>();
  const restarts = new Set<NodeJS.Timeout>();
  let starting: Promise<unknown>[] = [];
  let newest = EMPTY_GENERATION;
  let isEnded = false;

  const start = async (searcher: number) => {
    const thread = await startSearchThread({ folder, tradeWords, searcher }, (reason) => {
      running.delete(searcher);
      if (isEnded) return;
      log.warn({ err: reason, searcher }, 'a search thread ended; starting another');
      const timer = setTimeout(() => {
        restarts.delete(timer);
        starting.push(start(searcher));
      }, RESTART_MS);
      restarts.add(timer);
    });
    if (thread === undefined) return;
    if (isEnded) return thread.end();
    thread.adopt(newest);
    running.set(searcher, thread);
  };
  return {
    async ask(name, ...input) {
      const [idlest] = [...running.values()].sort((a, b) => a.waiting() - b.waiting());
      return idlest?.ask(name, input);
    },
    adopt(generation) {
      newest = generation;
      for (const thread of running.values()) thread.adopt(generation);
      if (starting.length > 0 || isEnded || countDocuments(generation) < minDocuments) return;
      const count = Math.min(options.count, MAX_SEARCHERS - 1);
      // Searcher 0 is the main thread.
      starting = Array.from({ length: count }, (_, i) => start(i + 1));
    },
    async settled() {
      await Promise.all([...running.values()].map((thread) => thread.settled()));
    },
    rest() {
      for (const thread of running.values()) thread.rest();
    },
    async end() {
      isEnded = true;
      for (const timer of restarts) clearTimeout(timer);
      await Promise.all(starting);
      await Promise.all([...running.values()].map((thread) => thread.end()));
    },
  };
}
