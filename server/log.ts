import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';

/** Structured log: an object of facts, then a sentence. The same logger serves Fastify. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Keys whose values never reach the log, wherever in two levels they stand. */
const SECRET_KEYS = [
  'token',
  'access_token',
  'refresh_token',
  'authorization',
  'cookie',
  'email',
  'recipient',
  'business_id',
  'code',
  'nonce',
  'secret',
];

/** JSON lines on standard output. */
export function createLog(level: LogLevel): FastifyBaseLogger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), remove: true },
  };
  return pino(options, openOutput());
}

/** A write is a task for another thread, dearer than a line of a request: some 25 of these are written together. */
const WRITTEN_TOGETHER_BYTES = 4_096;
/** Fewer are written after this time. */
const MAX_WAIT_MS = 100;
/** More than the system takes for a write that has begun. */
const WRITE_MS = 50;
/** Has pino tell the stream the level of the line. */
const TELLS_LEVEL = Symbol.for('pino.metadata');
const WARN = 40;

/** Bytes of lines of which it is not known that they were written. */
let unwritten = 0;
// Pino writes at the end what is left, at once: a write that another thread has begun comes first, so that lines stay in order.
process.prependListener('exit', () => {
  if (unwritten > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WRITE_MS);
});

/** Warnings and errors are written at once, with all before them; the rest also where the process ends. */
function openOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, minLength: WRITTEN_TOGETHER_BYTES, sync: false });
  output.on('write', (bytes: number) => {
    unwritten -= bytes;
  });
  let timer: NodeJS.Timeout | undefined;
  const writeAll = () => {
    clearTimeout(timer);
    timer = undefined;
    output.flush();
  };
  return {
    [TELLS_LEVEL]: true,
    lastLevel: 0,
    write(line: string) {
      unwritten += Buffer.byteLength(line);
      output.write(line);
      if (this.lastLevel >= WARN) writeAll();
      else timer ??= setTimeout(writeAll, MAX_WAIT_MS).unref();
    },
  } as DestinationStream & { lastLevel: number };
}
