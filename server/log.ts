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
    timestamp: timeOfLine(),
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), remove: true },
  };
  output ??= openOutput();
  return pino(options, output);
}

/** As pino writes it, made once for the lines of a millisecond, of which there may be 25. */
function timeOfLine(): () => string {
  let last = Number.NaN;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== last) text = `,"time":"${new Date(now).toISOString()}"`;
    last = now;
    return text;
  };
}

/** A write is a task for another thread, dearer than a line of a request: some 50 of these are written together. */
const WRITTEN_TOGETHER = 8_192;
/** Fewer are written after this time. */
const MAX_WAIT_MS = 100;
/** More than the system takes for a write that has begun. */
const WRITE_MS = 50;
/** Has pino tell the stream the level of the line. */
const TELLS_LEVEL = Symbol.for('pino.metadata');
const WARN = 40;

/** One of all logs of a process, whose end it waits for. */
let output: DestinationStream | undefined;

/**
 * Warnings and errors are written at once, with all before them; the rest also where the process ends. Lines are joined before
 * anything asks how long they are in bytes: that copies each, and takes longer than to make it.
 */
function openOutput(): DestinationStream {
  const stdout = pino.destination({ dest: 1, sync: false });
  let lines = '';
  /** Bytes of lines of which it is not known that they were written. */
  let unwritten = 0;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  stdout.once('close', () => {
    isClosed = true;
  });
  stdout.on('write', (bytes: number) => {
    unwritten -= bytes;
  });
  const writeAll = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines === '' || isClosed) return;
    const text = lines;
    lines = '';
    unwritten += Buffer.byteLength(text);
    stdout.write(text);
  };
  // Pino writes at the end what its stream has: a write that another thread has begun comes first, so that lines stay in order.
  process.prependListener('beforeExit', writeAll);
  process.prependListener('exit', () => {
    if (unwritten > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, WRITE_MS);
    writeAll();
  });
  return {
    [TELLS_LEVEL]: true,
    lastLevel: 0,
    write(line: string) {
      lines += line;
      if (this.lastLevel >= WARN || lines.length >= WRITTEN_TOGETHER) writeAll();
      else timer ??= setTimeout(writeAll, MAX_WAIT_MS).unref();
    },
  } as DestinationStream & { lastLevel: number };
}
