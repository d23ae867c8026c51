import type { Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RENDERER } from './renderer.ts';

/**
 * A span for each request from outside, by route pattern: no path, query or header value is in it. It carries the
 * request's id, and the log lines of the request carry its trace. Without a collector nothing is loaded.
 */
export async function traceRequests(
  app: FastifyInstance,
  collector: string | undefined,
  version: string,
): Promise<void> {
  if (collector === undefined) return;
  const { openTracer } = await import('./tracer.ts');
  const tracer = openTracer(collector, version);
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', async (request) => {
    if (request.socket.remoteAddress === RENDERER) return;
    const { traceparent } = request.headers;
    const span = tracer.start(request.method, typeof traceparent === 'string' ? traceparent : undefined);
    spans.set(request, span);
    request.log = request.log.child({ trace_id: span.spanContext().traceId });
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
    tracer.end(span, route === undefined ? method : `${method} ${route}`, attributes, statusCode >= 500);
  });
  app.addHook('onClose', () => tracer.stop());
}
