import type { FastifyBaseLogger } from 'fastify';

/** Structured log: an object of facts, then a sentence. The same logger serves Fastify. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;
