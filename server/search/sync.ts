import type { Log } from '#server/log.ts';
import type { CatalogueChange, SearchDocument } from './document.ts';
import type { CatalogueFeed } from './feed.ts';

/** An index that can follow the catalogue. Calls come one at a time. */
export interface FollowingIndex {
  sequence(): number;
  countDocuments(): number;
  /** Takes over what was saved. Rejects with a sentence where nothing can be trusted. */
  load(): Promise<void>;
  rebuild(batches: AsyncIterable<readonly SearchDocument[]>, sequence: number): Promise<void>;
  apply(changes: readonly CatalogueChange[]): Promise<void>;
  advance(sequence: number): void;
}

export interface FollowOptions {
  readonly feed: CatalogueFeed;
  readonly index: FollowingIndex;
  readonly log: Log;
  /** Subscribes to wake-ups; without one, or while it fails, the catalogue is asked every `pollMs`. */
  readonly wakeUp?: ((onChange: () => void) => Promise<() => Promise<void>>) | undefined;
  readonly pollMs?: number;
}

export interface Follower {
  /** True from the first time on that the index had everything. */
  isReady(): boolean;
  /** Resolves when the index has every change that was committed before the call. */
  caughtUp(): Promise<void>;
  /** Resolves when nothing is being applied any more, and nothing will be. */
  close(): Promise<void>;
}

const POLL_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/** Keeps the index up with the catalogue until it is closed, through every failure of the store. */
export function followFeed({ feed, index, log, wakeUp, pollMs = POLL_MS }: FollowOptions): Follower {
  const waiting = new Set<{ sequence: number; resolve: () => void; reject: (error: Error) => void }>();
  const catchUp = openCatchUp(feed, index, log);
  const alarm = openAlarm();
  let isReady = false;
  let isClosed = false;

  const run = async () => {
    for (let failures = 0; !isClosed; ) {
      try {
        await catchUp(() => isClosed);
        failures = 0;
        isReady = true;
        resolveWaiting();
      } catch (error) {
        failures++;
        if (!isClosed)
          log.warn({ err: error, failures }, 'search could not follow the catalogue; it tries again');
      }
      if (!isClosed) await alarm.wait(Math.min(pollMs * 2 ** failures, MAX_PAUSE_MS));
    }
  };
  const resolveWaiting = () => {
    for (const waiter of waiting) {
      if (waiter.sequence > index.sequence()) continue;
      waiting.delete(waiter);
      waiter.resolve();
    }
  };
  const unsubscribe = subscribe(wakeUp, alarm.ring, log);
  const ended = run();
  return {
    isReady: () => isReady,
    async caughtUp() {
      const sequence = await feed.latestSequence();
      if (isReady && index.sequence() >= sequence) return;
      await new Promise<void>((resolve, reject) => {
        waiting.add({ sequence, resolve, reject });
        alarm.ring();
      });
    },
    async close() {
      isClosed = true;
      alarm.ring();
      for (const { reject } of waiting) reject(new Error('search was closed before it had caught up'));
      await Promise.all([ended, unsubscribe.then((end) => end())]);
    },
  };
}

/** What one round does. The first takes over what was saved; what cannot be trusted is built anew. */
function openCatchUp(feed: CatalogueFeed, index: FollowingIndex, log: Log) {
  let problem: string | null | undefined;
  let isVerified = false;
  const rebuild = async (reason: string, latest: number, isClosed: () => boolean) => {
    log.info({ reason }, 'the search index is built from the catalogue');
    await index.rebuild(untilClosed(feed.readAll(), isClosed), latest);
    log.info({ documents: index.countDocuments() }, 'the search index is built');
  };
  return async (isClosed: () => boolean) => {
    if (problem === undefined) problem = await problemOfLoading(index);
    const latest = await feed.latestSequence();
    if (index.sequence() > latest) problem ??= 'it is ahead of the catalogue';
    if (problem === null) {
      await applyChanges(feed, index, latest, isClosed);
      if (!isVerified) problem = await problemOfCounting(feed, index, latest);
    }
    if (problem !== null) await rebuild(problem, latest, isClosed);
    problem = null;
    isVerified = true;
  };
}

async function problemOfLoading(index: FollowingIndex): Promise<string | null> {
  try {
    await index.load();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Another store can have the same numbers of changes: then at least the numbers of products will differ. */
async function problemOfCounting(
  feed: CatalogueFeed,
  index: FollowingIndex,
  latest: number,
): Promise<string | null> {
  const products = await feed.countProducts();
  if (products === index.countDocuments() || (await feed.latestSequence()) !== latest) return null;
  return `it has ${index.countDocuments()} products where the catalogue has ${products}`;
}

async function applyChanges(
  feed: CatalogueFeed,
  index: FollowingIndex,
  latest: number,
  isClosed: () => boolean,
): Promise<void> {
  if (index.sequence() === latest) return;
  for await (const changes of untilClosed(feed.readSince(index.sequence()), isClosed))
    await index.apply(changes);
  index.advance(latest);
}

/** Breaks a long reading off with an error when search is closed, so that half of it is never taken for all. */
async function* untilClosed<T>(batches: AsyncIterable<T>, isClosed: () => boolean): AsyncGenerator<T> {
  for await (const batch of batches) {
    if (isClosed()) throw new Error('search was closed');
    yield batch;
  }
}

/** A pause that can be cut short; ringing before it begins counts. */
function openAlarm() {
  let hasRung = false;
  let wake: (() => void) | undefined;
  return {
    ring() {
      hasRung = true;
      wake?.();
    },
    async wait(ms: number) {
      if (!hasRung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = undefined;
      hasRung = false;
    },
  };
}

async function subscribe(
  wakeUp: FollowOptions['wakeUp'],
  onChange: () => void,
  log: Log,
): Promise<() => Promise<void>> {
  try {
    return (await wakeUp?.(onChange)) ?? (async () => {});
  } catch (error) {
    log.warn({ err: error }, 'search hears of no changes; it asks for them instead');
    return async () => {};
  }
}
