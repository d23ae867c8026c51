import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tracer } from '#server/tracing/tracer.ts';
import { RENDERER } from './renderer.ts';

const traceIds = new WeakMap<FastifyRequest, string>();

/** The trace that a request belongs to; undefined where it is not traced. */
export function traceIdOf(request: FastifyRequest): string | undefined {
  return traceIds.get(request);
}

/**
 * A span for each request from outside, by route pattern: no path, query or header value is in it. It carries the
 * request's id, the log lines of the request carry its trace, and what the request does is within it.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.socket.remoteAddress === RENDERER) return done();
    const { traceparent } = request.headers;
    const parent = typeof traceparent === 'string' ? traceparent : undefined;
    const span = tracer.startRequest(request.method, parent);
    spans.set(request, span);
    const trace_id = span.spanContext().traceId;
    traceIds.set(request, trace_id);
    request.log = request.log.child({ trace_id });
    tracer.run(span, done);
  });
  app.addHook('onResponse', async (request, { statusCode }) => {
    const span = spans.get(request);
    if (span === undefined) return;
    const { method, routeOptions } = request;
    const route = routeOptions.url;
    const attributes = {
      'http.request.method': method,
      'http.response.status_code': statusCode,
      'larder.request_id': request.id,
      ...(route !== undefined && { 'http.route': route }),
    };
    tracer.endRequest(
      span,
      route === undefined ? method : `${method} ${route}`,
      attributes,
      statusCode >= 500,
    );
  });
}
