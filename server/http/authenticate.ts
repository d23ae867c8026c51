import type { FastifyRequest } from 'fastify';
import type { Result } from '#contract/result.ts';

/** Who is calling, as far as a handler needs to know. */
export interface SignedInUser {
  readonly id: string;
  /** The session whose token the request carries. */
  readonly sessionId: string;
}

/** Tells who sent a request, or why that cannot be told. */
export type Authenticate = (request: FastifyRequest) => Promise<Result<SignedInUser>>;
