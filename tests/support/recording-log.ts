import type { FastifyBaseLogger } from 'fastify';

export interface LogEntry {
  readonly level: string;
  readonly facts: unknown;
  readonly message: string | undefined;
}

/** A log that keeps its lines, for tests that look at them: children write to the same list. */
export function recordingLog(): { readonly log: FastifyBaseLogger; readonly entries: LogEntry[] } {
  const entries: LogEntry[] = [];
  const write = (level: string) => (facts: unknown, message?: string) => {
    entries.push({ level, facts, message });
  };
  const log: FastifyBaseLogger = {
    level: 'trace',
    trace: write('trace'),
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: write('error'),
    fatal: write('fatal'),
    silent: () => {},
    child: () => log,
  };
  return { log, entries };
}
