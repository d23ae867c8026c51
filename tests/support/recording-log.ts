import type { FastifyBaseLogger } from 'fastify';
import { vi } from 'vitest';

export interface LogEntry {
  readonly level: string;
  readonly facts: unknown;
  readonly message: string | undefined;
}

/**
 * A log that keeps its lines, for tests that look at them: children write to the same list. An error fails the test
 * that does not accept it.
 */
export function recordingLog(): { readonly log: FastifyBaseLogger; readonly entries: LogEntry[] } {
  const entries: LogEntry[] = [];
  const write = (level: string) => (facts: unknown, message?: string) => {
    entries.push({ level, facts, message });
  };
  const complain = (level: string) => (facts: unknown, message?: string) => {
    write(level)(facts, message);
    console.error(message, facts);
  };
  const log: FastifyBaseLogger = {
    level: 'trace',
    trace: write('trace'),
    debug: write('debug'),
    info: write('info'),
    warn: write('warn'),
    error: complain('error'),
    fatal: complain('fatal'),
    silent: () => {},
    child: () => log,
  };
  return { log, entries };
}

/** For a test that provokes errors and has looked at them: those logged so far do not fail it. */
export function acceptErrors(): void {
  vi.mocked(console.error).mockClear();
}
