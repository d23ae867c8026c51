import type { Log } from '../log.ts';

/** How often to look for what was put off, and for what a process that died had taken. */
const LOOK_MS = 5_000;

export interface Work {
  /** Calls back when there may be something to do; resolves to what ends it. */
  readonly subscribe: (onWork: () => void) => Promise<() => Promise<void>>;
  /** Does what is due; aborted: leaves the rest. */
  readonly run: (stopping: AbortSignal) => Promise<void>;
  readonly log: Pick<Log, 'warn'>;
  /** What the log says where `run` fails; the next look tries again. */
  readonly failureText: string;
}

/** Does the work whenever there may be some, one run at a time. Gives what ends it, after the run under way. */
export async function startWorker({ subscribe, run, log, failureText }: Work): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  /** Something came up during the last run, which may have come too late for it. */
  let isAskedAgain = false;

  const look = () => {
    isAskedAgain = running !== undefined;
    running ??= run(stopping.signal)
      .catch((error: unknown) => {
        log.warn({ reason: error instanceof Error ? error.message : String(error) }, failureText);
      })
      .finally(() => {
        running = undefined;
        if (isAskedAgain && !stopping.signal.aborted) look();
      });
  };
  const unsubscribe = await subscribe(look);
  const timer = setInterval(look, LOOK_MS);
  return async () => {
    stopping.abort();
    clearInterval(timer);
    await unsubscribe();
    await running;
  };
}
