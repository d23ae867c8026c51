import type { Log } from '#server/log.ts';

/** A log for tests: an unexpected error fails the test that caused it, everything else is quiet. */
export const silentLog: Log = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: (...said: unknown[]) => console.error(...said),
  fatal: (...said: unknown[]) => console.error(...said),
};
