import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How often one caller may use a route. */
export interface RateLimit {
  readonly max: number;
  /** Milliseconds. */
  readonly timeWindow: number;
  /** Whom to count; the client's address where it is not given. */
  readonly keyGenerator?: (request: FastifyRequest) => string;
}

/** Routes say their own limit; a route that says none has none. */
export async function rateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, { global: false });
}
