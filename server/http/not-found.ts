import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/result.ts';
import { t } from '#server/language/speech.ts';
import { sendFailure } from './problem.ts';

/** Answers a request that no page of the web app matches with the app's own Not Found page. */
export type SendNotFoundPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

export const NOTHING_HERE: Failure = { code: 'not_found', detail: t`There is nothing at this address.` };

/** Answers what no route matched: a wrong method, an unknown call, or an unknown page. */
export function notFoundHandler(methodsOf: MethodsOf, sendNotFoundPage: SendNotFoundPage) {
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const path = pathOf(request.url);
    const methods = methodsOf(path);
    if (methods.length > 0) return answerWrongMethod(request, reply, methods);
    const isCall = path === '/api' || path.startsWith('/api/');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isCall || !isRead) return sendFailure(reply, NOTHING_HERE);
    return sendNotFoundPage(request, reply);
  };
}

/** The router lets `/api/products/` match `/api/products/:gtin` with an empty name: nothing is at such an address. */
export function refuseEmptyParameters(request: FastifyRequest, reply: FastifyReply, next: () => void): void {
  const values = Object.values((request.params ?? {}) as Record<string, string>);
  if (!request.is404 && values.includes('')) reply.callNotFound();
  else next();
}

const NO_HOST: Failure = { code: 'malformed', detail: t`The request has no Host header.` };

/** HTTP/1.1 demands it (RFC 9112 3.2). */
export function refuseWithoutHost(
  { headers, raw }: FastifyRequest,
  reply: FastifyReply,
  next: () => void,
): void {
  if (headers.host === undefined && raw.httpVersion === '1.1') sendFailure(reply, NO_HOST);
  else next();
}

function answerWrongMethod(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]) {
  const allowed = [...methods, 'OPTIONS'].join(', ');
  reply.header('allow', allowed);
  if (request.method === 'OPTIONS') return reply.code(204).send();
  return sendFailure(reply, {
    code: 'method_not_allowed',
    detail: t`This address does not take ${request.method}, only ${allowed}.`,
  });
}

/** The path without its query, which may hold what must not be logged or matched. */
export function pathOf(url: string): string {
  const end = url.indexOf('?');
  return end === -1 ? url : url.slice(0, end);
}

/** Which methods a path answers, whatever plugin registered them. */
export type MethodsOf = (path: string) => readonly string[];

/** Follows every registration from now on. Must be called before the first route is added. */
export function trackRoutes(app: FastifyInstance): MethodsOf {
  const table: { readonly pattern: RegExp; readonly methods: readonly string[] }[] = [];
  app.addHook('onRoute', ({ url, method }) => {
    table.push({ pattern: toPattern(url), methods: [method].flat() });
  });
  return (path) => [
    ...new Set(table.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods)),
  ];
}

function toPattern(url: string): RegExp {
  const source = url
    .replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll(/:\w+/g, '[^/]+')
    .replaceAll('*', '.*');
  return new RegExp(`^${source}$`);
}
