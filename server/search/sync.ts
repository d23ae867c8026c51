import type { Log } from '#server/log.ts';
import type { ReadingPlace } from './document.ts';
import type { CatalogueFeed } from './feed.ts';
import type { PackedChanges, PackedDocuments } from './packed.ts';

/** An index that can follow the catalogue. Its methods are called one at a time. */
export interface FollowingIndex {
  sequence(): number;
  countDocuments(): number;
  /** Loads the snapshot. Rejects with the reason where there is none or it is damaged. */
  load(): Promise<void>;
  rebuild(batches: AsyncIterable<PackedDocuments>, sequence: number): Promise<void>;
  /** What is left of a rebuild that was broken off, by this process or the last one; undefined where there is none. */
  unread(): Unread | undefined;
  /** Goes on with that rebuild: the batches are what is after its place now. */
  resume(batches: AsyncIterable<PackedDocuments>): Promise<void>;
  apply(changes: PackedChanges): Promise<void>;
  advance(sequence: number): void | Promise<void>;
  /** True where it is gone or damaged and has to be loaded again. */
  isLost?(): boolean;
  /** Has `wake` called as soon as it is lost, where that can be told. */
  whenLost?(wake: () => void): void;
}

export interface Unread {
  /** The rebuild has the catalogue as of this number or later. */
  readonly sequence: number;
  readonly after: ReadingPlace;
}

export interface FollowOptions {
  readonly feed: CatalogueFeed;
  readonly index: FollowingIndex;
  readonly log: Log;
  /** Calls back when the catalogue may have changed; resolves to the function that ends it. Polling goes on as well. */
  readonly subscribe?: ((onChange: () => void) => Promise<() => Promise<void>>) | undefined;
  readonly pollMs?: number;
}

export interface Follower {
  /** True once the index has been complete for the first time. */
  isReady(): boolean;
  /** Resolves when the index has every change that was committed before the call. */
  caughtUp(): Promise<void>;
  /** Resolves once the last change has been applied. */
  close(): Promise<void>;
}

const POLL_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/** Keeps the index up to date until it is closed; failures of the store are retried. */
export function followFeed({ feed, index, log, subscribe, pollMs = POLL_MS }: FollowOptions): Follower {
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
        if (!isClosed) log.warn({ err: error, failures }, 'search could not follow the catalogue; retrying');
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
  index.whenLost?.(alarm.ring);
  const unsubscribe = trySubscribing(subscribe, alarm.ring, log);
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

/**
 * One round: load the snapshot the first time, rebuild where it cannot be used, or go on with a rebuild that was broken off;
 * then apply the changes since. What moved across the place of the break in between is among them.
 */
function openCatchUp(feed: CatalogueFeed, index: FollowingIndex, log: Log) {
  let problem: string | null | undefined;
  let isVerified = false;
  const rebuild = async (reason: string, latest: number, isClosed: () => boolean) => {
    log.info({ reason }, 'rebuilding the search index');
    await index.rebuild(untilClosed(feed.readAll(), isClosed), latest);
    log.info({ documents: index.countDocuments() }, 'search index rebuilt');
  };
  return async (isClosed: () => boolean) => {
    if (problem === undefined || index.isLost?.() === true) problem = await findLoadProblem(index);
    const latest = await feed.latestSequence();
    const unread = index.unread();
    if (Math.max(index.sequence(), unread?.sequence ?? 0) > latest)
      problem ??= 'index ahead of the catalogue';
    else if (unread) {
      log.info(unread, 'reading the rest of the catalogue into the search index');
      await index.resume(untilClosed(feed.readAll(unread.after), isClosed));
      problem = null;
    }
    if (problem === null) {
      await applyChanges(feed, index, latest, isClosed);
      if (!isVerified) problem = await findCountProblem(feed, index, latest);
    }
    if (problem !== null) await rebuild(problem, latest, isClosed);
    problem = null;
    isVerified = true;
  };
}

async function findLoadProblem(index: FollowingIndex): Promise<string | null> {
  try {
    await index.load();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** A different store can have the same sequence number; its number of products will most likely differ. */
async function findCountProblem(
  feed: CatalogueFeed,
  index: FollowingIndex,
  latest: number,
): Promise<string | null> {
  const products = await feed.countProducts();
  if (products === index.countDocuments() || (await feed.latestSequence()) !== latest) return null;
  return `index has ${index.countDocuments()} products, catalogue has ${products}`;
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
  await index.advance(latest);
}

/** Throws when search is closed in the middle, so that half a catalogue is never taken for all of it. */
async function* untilClosed<T>(batches: AsyncIterable<T>, isClosed: () => boolean): AsyncGenerator<T> {
  for await (const batch of batches) {
    if (isClosed()) throw new Error('search was closed');
    yield batch;
  }
}

/** A pause that `ring` cuts short, also where it rang before the pause began. */
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

async function trySubscribing(
  subscribe: FollowOptions['subscribe'],
  onChange: () => void,
  log: Log,
): Promise<() => Promise<void>> {
  try {
    return (await subscribe?.(onChange)) ?? (async () => {});
  } catch (error) {
    log.warn({ err: error }, 'change notifications unavailable; polling');
    return async () => {};
  }
}
