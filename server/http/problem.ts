import type { FastifyReply } from 'fastify';
import { type Failure, type FailureCode, type InvalidInput, STATUSES } from '#contract/result.ts';
import { say } from '#server/language/speech.ts';
import { FAILURE_TITLES } from './failure-titles.ts';

export const PROBLEM_MEDIA_TYPE = 'application/problem+json; charset=utf-8';

/** RFC 9457. */
export interface Problem {
  /** Where the API's own description explains this kind of problem. */
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly InvalidInput[];
}

export function describeFailure({ code, detail, errors }: Failure): Problem {
  const [status, title] = [STATUSES[code], FAILURE_TITLES[code]];
  return {
    type: problemType(code),
    title: say(title),
    status,
    detail: say(detail),
    ...(errors && { errors }),
  };
}

/** A JSON pointer into the OpenAPI document, so that a client can look the problem up. */
function problemType(code: FailureCode): string {
  return `/api/openapi.json#/components/responses/${code}`;
}

export function sendFailure(reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfterSeconds !== undefined) reply.header('retry-after', failure.retryAfterSeconds);
  if (failure.code === 'unauthorized') reply.header('www-authenticate', 'Bearer');
  const problem = describeFailure(failure);
  return reply
    .code(problem.status)
    .header('content-type', PROBLEM_MEDIA_TYPE)
    .header('cache-control', 'no-store')
    .send(JSON.stringify(problem));
}
