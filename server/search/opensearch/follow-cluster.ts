import type { Log } from '#server/log.ts';
import type { CatalogueFeed } from '../feed.ts';
import { type Follower, type FollowingIndex, type FollowOptions, followFeed } from '../sync.ts';
import type { PositionWatch } from './watch-position.ts';

/** Takes a lock that one process has at a time; undefined where another has it. */
export type HoldLock = (name: string, onLost: () => void) => Promise<(() => Promise<void>) | undefined>;

export interface FollowClusterOptions {
  readonly feed: CatalogueFeed;
  readonly log: Log;
  readonly subscribe: FollowOptions['subscribe'];
  readonly holdLock: HoldLock;
  readonly lockName: string;
  readonly watch: PositionWatch;
  /** The index as the process writes it that has the lock. */
  readonly openIndex: () => FollowingIndex;
  /** Removes what older versions have left behind; called by the process that writes, once its index is complete. */
  readonly tidy: () => Promise<void>;
}

const POLL_MS = 1_000;
const TIDY_MS = 60 * 60_000;

/**
 * Keeps the index of a cluster in step with the catalogue, beside other processes that do the same: the one with the lock
 * writes, the others see how far it is, and one of them takes over when it ends.
 */
export function followCluster(options: FollowClusterOptions): Pick<Follower, 'close'> {
  const { watch, log, holdLock, lockName, feed, subscribe } = options;
  const closing = new AbortController();
  let writer: { readonly follower: Follower; readonly free: () => Promise<void> } | undefined;
  let isToldUnreachable = false;
  let tidied = Number.NEGATIVE_INFINITY;

  const look = async () => {
    try {
      await watch.look();
      if (isToldUnreachable) log.info('the search cluster answers again');
      isToldUnreachable = false;
    } catch (error) {
      if (!isToldUnreachable)
        log.warn({ reason: String(error) }, 'the search cluster cannot be reached; trying again');
      isToldUnreachable = true;
    }
  };
  const stopWriting = async () => {
    const ended = writer;
    writer = undefined;
    await ended?.follower.close();
    await ended?.free();
  };
  const tryWriting = async () => {
    const onLost = () => {
      log.warn('the lock of the search cluster was lost');
      stopWriting().catch((error) => log.error({ err: error }, 'a writer of the search cluster did not end'));
    };
    const free = await holdLock(lockName, onLost);
    if (free === undefined) return;
    log.info('this process writes to the search cluster');
    writer = { follower: followFeed({ feed, index: options.openIndex(), log, subscribe }), free };
  };
  const tidyNowAndThen = async () => {
    const isDue = performance.now() - tidied >= TIDY_MS;
    if (!isDue || writer === undefined || watch.position()?.isComplete !== true) return;
    tidied = performance.now();
    await options.tidy();
  };
  const run = async () => {
    while (!closing.signal.aborted) {
      await look();
      if (writer === undefined && watch.isReachable()) {
        await tryWriting().catch((error) => log.warn({ err: error }, 'search could not take its lock'));
      }
      await tidyNowAndThen().catch((error) =>
        log.warn({ err: error }, 'indexes of older versions were not removed'),
      );
      await pause(POLL_MS, closing.signal);
    }
  };
  const ended = run();
  return {
    async close() {
      closing.abort();
      await ended;
      await stopWriting();
    },
  };
}

/** Ends early where the signal is aborted. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    if (signal.aborted) end();
    else signal.addEventListener('abort', end);
  });
}
