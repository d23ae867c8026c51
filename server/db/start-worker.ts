import type { Log } from '../log.ts';

/** How often to look for what was put off, and for what a process that died had taken. */
const LOOK_MS = 5_000;

export interface Work<Job> {
  /** Calls back when there may be something to do; resolves to what ends it. */
  readonly subscribe: (onWork: () => void) => Promise<() => Promise<void>>;
  /** Jobs done side by side: a slow one holds its own place alone. */
  readonly places: number;
  /** Takes at most so many jobs that are due, for itself alone. */
  readonly take: (most: number) => Promise<readonly Job[]>;
  /** Does one; aborted: leaves it to the next process. */
  readonly work: (job: Job, stopping: AbortSignal) => Promise<void>;
  readonly log: Pick<Log, 'warn'>;
  /** What the log says where taking or doing fails; the next look tries again. */
  readonly failureText: string;
}

/** Does jobs whenever there may be some, as places get free. Gives what ends it, after those under way. */
export async function startWorker<Job>(options: Work<Job>): Promise<() => Promise<void>> {
  const { subscribe, places, take, work, log, failureText } = options;
  const stopping = new AbortController();
  const underWay = new Set<Promise<void>>();
  let taking: Promise<void> | undefined;
  /** Something came up during the last look, which may have come too late for it. */
  let isAskedAgain = false;

  const warn = (error: unknown) =>
    log.warn({ reason: error instanceof Error ? error.message : String(error) }, failureText);
  const takeJobs = async () => {
    const free = places - underWay.size;
    if (free === 0 || stopping.signal.aborted) return;
    for (const job of await take(free)) {
      const doing = work(job, stopping.signal)
        .catch(warn)
        .finally(() => {
          underWay.delete(doing);
          look();
        });
      underWay.add(doing);
    }
  };
  const look = () => {
    isAskedAgain = taking !== undefined;
    taking ??= takeJobs()
      .catch(warn)
      .finally(() => {
        taking = undefined;
        if (isAskedAgain) look();
      });
  };
  const unsubscribe = await subscribe(look);
  const timer = setInterval(look, LOOK_MS);
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await unsubscribe();
    await taking;
    await Promise.all(underWay);
  };
}
