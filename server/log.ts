import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

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
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]), remove: true },
  });
}
