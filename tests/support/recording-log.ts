import type { FastifyBaseLogger } from 'fastify';
import { vi } from 'vitest';
import { findSecrets } from './find-secrets.ts';

export interface LogEntry {
  readonly level: string;
  readonly facts: unknown;
  readonly message: string | undefined;
}

/**
 * A log that keeps its lines, for tests that look at them: children write to the same list. An error fails the test
 * that does not accept it, as does a secret in any line.
 */
export function recordingLog(): { readonly log: FastifyBaseLogger; readonly entries: LogEntry[] } {
  const entries: LogEntry[] = [];
  const write = (level: string) => (facts: unknown, message?: string) => {
    entries.push({ level, facts, message });
    // Held for the whole suite: whatever a test is about, this fails it.
    const secrets = findSecrets(JSON.stringify([facts, message]));
    if (secrets.length > 0) console.error('a secret was logged:', secrets);
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
