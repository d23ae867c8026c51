import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { type CallResult, call } from './call.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  vi.unstubAllGlobals();
});

/** A real server on a free port; paths without a host go there, as they would in a browser. */
async function serve(listener: RequestListener): Promise<void> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const real = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`http://127.0.0.1:${port}${path}`, init));
}

test("a refusal carries the server's own sentence, its errors and its status as a code", async () => {
  await serve((_, response) => {
    response.writeHead(422, { 'content-type': 'application/problem+json' });
    response.end(
      JSON.stringify({
        type: '/x',
        title: 'Invalid input',
        status: 422,
        detail: 'limit: Must be a whole number from 1 to 100.',
        errors: [{ path: 'limit', message: 'Must be a whole number from 1 to 100' }],
      }),
    );
  });
  expect(await call('GET /api/products', { query: { limit: '0' } })).toEqual({
    ok: false,
    failure: {
      code: 'invalid',
      status: 422,
      detail: 'limit: Must be a whole number from 1 to 100.',
      errors: [{ path: 'limit', message: 'Must be a whole number from 1 to 100' }],
    },
  });
});

test('when to try again comes from the Retry-After header', async () => {
  await serve((_, response) => {
    response.writeHead(429, { 'retry-after': '12' });
    response.end(JSON.stringify({ detail: 'Too many requests.' }));
  });
  const result = await call('GET /api/categories', {});
  expect(result).toMatchObject({ ok: false, failure: { code: 'rate_limited', retryAfterSeconds: 12 } });
});

test('a refusal without a sentence says so, so that the screen uses its own words', async () => {
  await serve((_, response) => response.writeHead(500).end('{}'));
  expect(await call('GET /api/categories', {})).toMatchObject({
    failure: { code: 'internal', isSilent: true },
  });
});

test('a refusal may carry its sentence as a message', async () => {
  await serve((_, response) => response.writeHead(500).end('{"message":"Internal server error"}'));
  expect(await call('GET /api/categories', {})).toEqual({
    ok: false,
    failure: { code: 'internal', status: 500, detail: 'Internal server error' },
  });
});

test('a refusal in a line of plain text keeps the line; a page does not', async () => {
  await serve((request, response) => {
    const isPage = request.url === '/api/categories';
    response.writeHead(503, { 'content-type': isPage ? 'text/html' : 'text/plain; charset=utf-8' });
    response.end(isPage ? '<h1>Bad Gateway</h1>' : 'no healthy upstream\n');
  });
  const failureOf = (reply: CallResult<unknown>) => (reply.ok ? undefined : reply.failure);
  expect(failureOf(await call('GET /api/products', {}))).toMatchObject({
    code: 'bad_reply',
    status: 503,
    plainText: 'no healthy upstream',
  });
  expect(failureOf(await call('GET /api/categories', {}))).not.toHaveProperty('plainText');
});

test('a page of HTML in place of an answer is a bad reply', async () => {
  await serve((_, response) => response.end('<!doctype html>'));
  const result = await call('GET /api/categories', {});
  expect(result).toMatchObject({ ok: false, failure: { code: 'bad_reply' } });
});

test('an answer that breaks off is a failure of the network', async () => {
  await serve((_, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"cate', () => response.destroy());
  });
  const result = await call('GET /api/categories', {});
  expect(result).toMatchObject({ ok: false, failure: { code: 'network' } });
});

test('an aborted call throws, so that it is not mistaken for a failure', async () => {
  await serve(() => undefined);
  const abort = new AbortController();
  const calling = call('GET /api/categories', { signal: abort.signal });
  abort.abort();
  await expect(calling).rejects.toThrow(/abort/i);
});

test('path, query and answer go through as they are', async () => {
  let asked = '';
  await serve((request, response) => {
    asked = request.url ?? '';
    response.end(JSON.stringify({ gtin: '09520000000011' }));
  });
  const result = await call('GET /api/products/{gtin}', { params: { gtin: '9520 0000/0011' } });
  expect(asked).toBe('/api/products/9520%200000%2F0011');
  expect(result).toEqual({ ok: true, value: { gtin: '09520000000011' } });
});
