import { once } from 'node:events';
import { createServer as createReceiver } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { fastify } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { openPool } from '#server/db/open-db.ts';
import { openTracing } from '#server/tracing/open-tracing.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin } from '#tests/support/trade-items.ts';
import { createServer } from './create-server.ts';
import { traceRequests } from './trace-requests.ts';

interface ReceivedSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly status: { readonly code?: number };
  readonly attributes: { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

const { url } = await openTestDb();
const received: ReceivedSpan[] = [];
const paths = new Set<string | undefined>();
const collector = createReceiver(async (request, response) => {
  paths.add(request.url);
  const { resourceSpans } = (await json(request)) as {
    resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[];
  };
  received.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)));
  response.setHeader('content-type', 'application/json').end('{}');
}).listen(0, '127.0.0.1');
await once(collector, 'listening');
const address = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
afterAll(() => collector.close());

/** What pino writes of each request: the log of the tests does not keep what its children are bound to. */
async function openTraced(endpoint: string | undefined) {
  const lines: Record<string, unknown>[] = [];
  const write = (text: string) => lines.push(JSON.parse(text));
  const { log } = fastify({ logger: { level: 'info', stream: { write } } });
  const { app } = await createServer({ log, publicUrl: 'http://localhost' });
  const tracer = await openTracing(endpoint);
  if (tracer) {
    traceRequests(app, tracer);
    app.addHook('onClose', () => tracer.stop());
  }
  const store = await openPool({ connectionString: url }, silentLog, async () => undefined, tracer);
  app.addHook('onClose', () => store.close());
  const find = () => store.db.selectFrom('products').select('gtin').where('gtin', '=', demoGtin(1)).execute();
  app.get('/api/finds', async () => [await find(), (await store.pool.query('SELECT 1 AS one')).rows]);
  app.get('/api/products/:gtin', () => 'a product');
  app.get('/api/breaks', () => {
    throw new Error('broken');
  });
  return { app, lines };
}

const PARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const attributesOf = ({ attributes }: ReceivedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a collector gets a span of each request, by route pattern, joined to its caller and its log lines', async () => {
  const { app, lines } = await openTraced(`${address}/`);
  const url = '/api/products/09520000000011?search_term=secret';
  const reply = await app.inject({ url, headers: { traceparent: PARENT } });
  await app.inject({ url: '/api/breaks', headers: { traceparent: 'no parent' } });
  await app.inject('/nowhere/at/all');
  await app.close();
  expect([...paths]).toEqual(['/v1/traces']);
  const [product, breaks, nowhere] = received;
  expect(product).toMatchObject({
    name: 'GET /api/products/:gtin',
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  });
  expect(product && attributesOf(product)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/products/:gtin',
    'http.response.status_code': 200,
    'larder.request_id': reply.headers['x-request-id'],
  });
  expect([breaks?.name, breaks?.status.code]).toEqual(['GET /api/breaks', 2]);
  expect([nowhere?.name, product?.status.code ?? 0]).toEqual(['GET', 0]);
  expect(JSON.stringify(received)).not.toMatch(/09520000000011|secret|nowhere/);
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'request', trace_id: product?.traceId }));
});

test('what a request asks of the store is within its span, by operation and table, without values', async () => {
  received.length = 0;
  const { app } = await openTraced(address);
  // More at once than there are connections: each query still belongs to the request that made it.
  const replies = await Promise.all(Array.from({ length: 40 }, () => app.inject('/api/finds')));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  await app.close();
  const requests = received.filter(({ name }) => name === 'GET /api/finds');
  expect(requests).toHaveLength(40);
  for (const { traceId, spanId } of requests) {
    const parts = received.filter((span) => span.traceId === traceId && span.parentSpanId === spanId);
    expect(parts.map(({ name }) => name).sort()).toEqual(['SELECT', 'SELECT products']);
  }
  // What no request asked, as the pool's own first query, is in none.
  expect(received).toHaveLength(120);
  expect(JSON.stringify(received)).not.toContain(demoGtin(1));
});

test('a server answers and closes although its collector is down', async () => {
  const { app } = await openTraced('http://127.0.0.1:1');
  expect((await app.inject('/api/products/1')).statusCode).toBe(200);
  await app.close();
});

test('without a collector no request is traced', async () => {
  const before = received.length;
  const { app, lines } = await openTraced(undefined);
  await app.inject('/api/products/1');
  await app.close();
  expect(received).toHaveLength(before);
  expect(lines.some((line) => 'trace_id' in line)).toBe(false);
});
