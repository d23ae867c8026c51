import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  LogController,
} from 'fastify';
import { limitRequestsInFlight } from './admission.ts';
import { sendAgainFirst } from './answer-cache.ts';
import { logRequests } from './log-requests.ts';
import { type MethodsOf, refuseEmptyParameters, refuseWithoutHost, trackRoutes } from './not-found.ts';
import { readLiterally } from './read-literally.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security-headers.ts';
import { COMPRESSED_AT_ONCE_BYTES, COMPRESSION_THRESHOLD_BYTES } from './send-tagged.ts';
import { closeSlowReaders } from './slow-readers.ts';
import { speakLanguages } from './speak.ts';
import {
  answerBrokenRequest,
  answerError,
  MAX_BODY_BYTES,
  NESTED_TOO_DEEPLY,
  NOT_UTF8,
} from './unexpected-error.ts';

/** Node's own limit on an address and headers: a schema, not the router, says when a parameter is too long. */
const MAX_PARAMETER_LENGTH = 16 * 1024;

/** A whole request fits well within it on any line; without it a slow sender holds a connection for as long as it likes. */
const REQUEST_TIMEOUT_MS = 30_000;

/** A connection on which nothing moves meanwhile is closed: its client has stopped reading. No handler takes that long. */
const IDLE_TIMEOUT_MS = 30_000;

const TEXT_TYPES = /^text\/(?!event-stream)|[+/](?:json|x-ndjson|javascript|xml)(?:;|$)/u;

interface ServerOptions {
  readonly log: FastifyBaseLogger;
  readonly publicUrl: string;
  /** Addresses and networks of proxies whose word is taken for the client's address. */
  readonly trustedProxies?: readonly string[];
  /** CSP sources of the scripts within the web app's page. */
  readonly inlineScripts?: readonly string[];
  readonly requestTimeoutMs?: number;
  readonly idleTimeoutMs?: number;
}

/** A server with everything but routes: limits, headers, compression, logging and the answers to what goes wrong. */
export async function createServer({
  log,
  publicUrl,
  trustedProxies = [],
  inlineScripts = [],
  requestTimeoutMs = REQUEST_TIMEOUT_MS,
  idleTimeoutMs = IDLE_TIMEOUT_MS,
}: ServerOptions): Promise<{
  readonly app: FastifyInstance;
  readonly methodsOf: MethodsOf;
}> {
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    childLoggerFactory: requestLog,
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: requestTimeoutMs,
    http: {
      // Node takes the longer of the two for the whole request, and its own for headers is 60 s.
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: Math.ceil(requestTimeoutMs / 6),
      // Node's own refusal has no body: `refuseWithoutHost` says why.
      requireHostHeader: false,
    },
    connectionTimeout: idleTimeoutMs,
    // Requests that came before the stop are answered; their connections are closed after it.
    return503OnClosing: false,
    rewriteUrl: ({ url = '/' }) => readLiterally(url),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    routerOptions: { maxParamLength: MAX_PARAMETER_LENGTH },
    frameworkErrors: answerError,
    clientErrorHandler: answerBrokenRequest,
  });
  const methodsOf = trackRoutes(app);
  readJsonBodies(app);
  const speak = await speakLanguages(app);
  app.setErrorHandler<FastifyError>((error, request, reply) =>
    speak(request, () => answerError(error, request, reply)),
  );
  logRequests(app);
  limitRequestsInFlight(app);
  closeSlowReaders(app);
  app.addHook('onRequest', refuseWithoutHost);
  app.addHook('onRequest', refuseEmptyParameters);
  // Node refuses an `Expect` that it does not know, without a body; it need not be met (RFC 9110 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  sendAgainFirst(app);
  securityHeaders(app, publicUrl, inlineScripts);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: COMPRESSION_THRESHOLD_BYTES,
    syncThreshold: COMPRESSED_AT_ONCE_BYTES,
    customTypes: TEXT_TYPES,
    globalDecompression: false,
  });
  return { app, methodsOf };
}

/** JSON in UTF-8 and nothing else. An empty body is no body: many clients send the content type with every request. */
function readJsonBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else if (!isUtf8(body)) done(Object.assign(new Error('a body is not UTF-8'), { code: NOT_UTF8 }));
    else
      parseJson(request, body.toString(), (error, value) => {
        if (error === null && isNestedBeyond(MAX_NESTING, value))
          done(Object.assign(new Error('a body is nested too deeply'), { code: NESTED_TOO_DEEPLY }));
        else done(error, value);
      });
  });
}

/** Far more than any call takes: what walks a value calls itself for each level, and would run out of stack. */
const MAX_NESTING = 32;

function isNestedBeyond(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isNestedBeyond(levels - 1, each));
}
