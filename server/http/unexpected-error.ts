import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { type Failure, type FailureCode, STATUSES } from '#contract/result.ts';
import { t } from '#server/language/speech.ts';
import { SearchFailure } from '#server/search/search-failure.ts';
import { FAILURE_TITLES } from './failure-titles.ts';
import { describeFailure, PROBLEM_MEDIA_TYPE, sendFailure } from './problem.ts';
import { storeFailure } from './store-failure.ts';

const MAX_BODY_KIB = 256;
export const MAX_BODY_BYTES = MAX_BODY_KIB * 1024;

/** A body whose bytes are no text: read all the same, they would be stored as `�`. */
export const NOT_UTF8 = 'NOT_UTF8';
export const NESTED_TOO_DEEPLY = 'NESTED_TOO_DEEPLY';

/** Refusals before a handler runs, mostly by the HTTP library, in words for the caller. */
const REFUSALS: Readonly<Record<string, Failure>> = {
  FST_ERR_BAD_URL: { code: 'malformed', detail: t`The address is not validly percent-encoded.` },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'malformed',
    detail: t`The body is not as long as its Content-Length says.`,
  },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'malformed', detail: t`The body is not valid JSON.` },
  [NOT_UTF8]: { code: 'malformed', detail: t`The body is not valid UTF-8.` },
  [NESTED_TOO_DEEPLY]: { code: 'malformed', detail: t`The body is nested too deeply.` },
  FST_ERR_CTP_BODY_TOO_LARGE: {
    code: 'too_large',
    get detail() {
      return t`The body is larger than ${MAX_BODY_KIB} KiB.`;
    },
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    detail: t`Send the body as application/json.`,
  },
};

const REFUSALS_BY_STATUS: Readonly<Record<number, Failure>> = {
  400: { code: 'malformed', detail: t`The request could not be understood.` },
  403: { code: 'forbidden', detail: t`This address cannot be read.` },
  // Of a file, by `If-Match`, `If-Unmodified-Since` and `Range`.
  412: { code: 'precondition_failed', detail: t`The file is not the version that was asked for.` },
  416: { code: 'range_not_satisfiable', detail: t`The file has no such range of bytes.` },
};

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  return sendFailure(reply, thrownFailure(error, request));
}

/** What was thrown, for the caller: refusals of the HTTP library by name, all else a logged fault that tells nothing. */
export function thrownFailure(error: FastifyError, request: FastifyRequest): Failure {
  if (error instanceof SearchFailure) return searchFailure(error, request);
  const refusal = REFUSALS[error.code] ?? REFUSALS_BY_STATUS[error.statusCode ?? 500];
  if (refusal) return refusal;
  const { method, routeOptions } = request;
  const failure = storeFailure(error);
  if (failure) {
    if (failure.code !== 'invalid')
      request.log.warn({ error: describeError(error), method, route: routeOptions.url }, 'store failure');
    return failure;
  }
  request.log.error({ error: describeError(error), method, route: routeOptions.url }, 'unexpected error');
  return {
    code: 'internal',
    detail: t`Something went wrong on our side. Try again, and quote request ${request.id} if it happens again.`,
  };
}

function searchFailure(
  { failure, name, message }: SearchFailure,
  { log, method, routeOptions }: FastifyRequest,
) {
  if (failure.code === 'unavailable')
    log.warn({ error: { name, message }, method, route: routeOptions.url }, 'search failure');
  return failure;
}

/** Drivers hang the values of a row on their errors: the log gets what names the fault, and nothing else. */
function describeError({ name, message, code, stack = '' }: FastifyError) {
  return { name, message: withoutSecrets(message), kind: code, stack: withoutSecrets(stack) };
}

const MAIL_ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Values quoted by a message: 256 bits in base64 take 43 characters. A path of the stack has slashes and dots. */
const SECRET = /(?<![\w/.-])[\w-]{40,}(?![\w/.-])/g;

function withoutSecrets(text: string): string {
  return text.replace(MAIL_ADDRESS, '…').replace(SECRET, '…');
}

const BROKEN_REQUESTS: Readonly<Record<string, { code: FailureCode; detail: string }>> = {
  HPE_HEADER_OVERFLOW: {
    code: 'headers_too_large',
    detail: t`The address and headers together are larger than 16 KiB.`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'timeout', detail: t`The request did not arrive in time.` },
};

/** Answers bytes that are no HTTP request: there is no request to hang a reply on, only the socket. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const failure = BROKEN_REQUESTS[error.code ?? ''] ?? {
    code: 'malformed' as const,
    detail: t`The request is not valid HTTP.`,
  };
  const [status, title] = [STATUSES[failure.code], FAILURE_TITLES[failure.code]];
  const body = JSON.stringify(describeFailure(failure));
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: ${PROBLEM_MEDIA_TYPE}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
