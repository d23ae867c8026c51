import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { listEndpoints } from '#contract/contracts.ts';
import { openTestApp, TEST_PAGE } from '#tests/support/test-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const OATS = demoGtin(1);
const larder = await openTestApp([tradeItem({ gtin: OATS, name: 'ROLLED OATS', popularity: 0.5 })]);
await larder.app.listen({ port: 0, host: '127.0.0.1' });

const get = (url: string, headers: Record<string, string> = {}) => larder.app.inject({ url, headers });

/** Sends a request line as it is: clients tidy an address up before it leaves them. */
async function getRaw(target: string): Promise<string> {
  const socket = connect((larder.app.server.address() as AddressInfo).port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString();
}

const long = 'ä'.repeat(2_000);
const HOSTILE = [
  `/api/products?search_term=${'a'.repeat(10_000)}`,
  `/api/products?search_term=${encodeURIComponent(long)}`.slice(0, 12_000),
  '/api/products?search_term=%00%01%1f',
  '/api/products?search_term=%ff%fe%c3%28',
  '/api/products?search_term=%ED%A0%80',
  '/api/products?search_term=a&search_term=b',
  '/api/products?search_term[$ne]=x',
  "/api/products?search_term=';DROP TABLE products;--".replaceAll(' ', '+'),
  '/api/products?__proto__[polluted]=1&constructor.prototype.polluted=1',
  '/api/products?limit=99999999999999999999',
  '/api/products?offset=9007199254740993',
  '/api/products?limit=1e3&limit=NaN',
  `/api/products?${'exclude_allergen=milk&'.repeat(400)}`,
  `/api/products?${'&'.repeat(8_000)}`,
  `/api/products?${'a=b&'.repeat(3_000)}`,
  '/api/products?=&==&&&?',
  `/api/products/${'9'.repeat(10_000)}`,
  '/api/products/%00',
  '/api/products/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/api/products/../../etc/passwd',
  '/api//products',
  '//api/products',
  '/api/products/',
  `/api/nutrition/${OATS}/`,
  `/api/nutrition/${OATS}%20`,
  `/api/nutrition/${OATS};a=b`,
  `/api/allergens/${OATS}%0d%0aSet-Cookie:a=b`,
  '/api/diet_claims/%E2%80%8B',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/..%5c..%5cetc%5cpasswd',
  '/api/docs/static/..%2f..%2fpackage.json',
  '/products/%3Cscript%3E',
  '/products?next=//evil.example',
  '/api/products#fragment',
  '*',
  'http://evil.example/api/products',
];

describe('hostile requests', () => {
  test.each(HOSTILE)('%.60s is answered in order', async (target) => {
    const reply = await getRaw(target);
    const status = Number(reply.slice(9, 12));
    expect(status, reply.slice(0, 300)).toBeGreaterThanOrEqual(200);
    expect(status, reply.slice(0, 300)).toBeLessThan(500);
    expect(reply).not.toMatch(/root:|"dependencies"|node_modules|^Set-Cookie/m);
    if (status >= 400) expect(reply).toMatch(/application\/problem\+json|<!doctype html>/);
    expect(larder.entries.filter(({ level }) => level === 'error')).toEqual([]);
  });

  test('leave the prototype of objects alone', () => {
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('the application', () => {
  test('sends no page into a frame, runs no script but its own, and shows pictures from anywhere', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("img-src 'self' https: data: blob:");
    expect(policy).toContain("frame-ancestors 'none'");
    // Style attributes alone may stand in the page: rendered ones carry widths. No style element, and no script.
    expect(policy).toContain("style-src 'self'");
    expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toMatch(/unsafe-(?:inline|eval)/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  test('compresses text for clients that read it compressed, and leaves small answers alone', async () => {
    const large = await get('/api/openapi.json', { 'accept-encoding': 'gzip, br' });
    expect(large.headers['content-encoding']).toBe('br');
    expect((await get('/healthz', { 'accept-encoding': 'br' })).headers).not.toHaveProperty(
      'content-encoding',
    );
  });

  test('numbers every request, and logs it without its query', async () => {
    const { headers } = await get('/api/products?search_term=secret-term');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(larder.entries)).not.toContain('secret-term');
  });

  test('is alive, and ready when store and search are', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
    // A part that takes longer than two seconds, as on a machine that stands still, counts as away meanwhile.
    await expect.poll(async () => (await get('/readyz')).json()).toEqual({ status: 'ready' });
  });

  test('counts by route, never by address', async () => {
    await get(`/api/products/${OATS}`);
    await get('/nowhere/jane-doe');
    const { body, headers } = await get('/metrics');
    expect(body).toMatch(/^larder_store_connections\{state="waiting"\} 0$/m);
    expect(body).toMatch(/^larder_catalogue_sequence \d+$/m);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(body).toContain('route="/api/products/:gtin"');
    expect(body).toContain('larder_search_index_products 1');
    expect(body).toMatch(/larder_search_duration_seconds_count\{kind="search"\} \d/);
    expect(body).toContain('process_cpu_seconds_total');
    expect(body).not.toContain('jane-doe');
    expect(body).not.toContain(OATS);
  });

  test.each([
    ['another machine', { remoteAddress: '10.0.0.9' }],
    ['a proxy on this machine', { headers: { 'x-forwarded-for': '203.0.113.7' } }],
    ['a wrong token', { remoteAddress: '10.0.0.9', headers: { authorization: 'Bearer x' } }],
  ])('tells no figures to %s', async (_name, from) => {
    expect((await larder.app.inject({ url: '/metrics', ...from })).statusCode).toBe(403);
  });

  test('describes itself', async () => {
    const document = (await get('/api/openapi.json')).json();
    expect(Object.keys(document.paths)).toHaveLength(new Set(listEndpoints().map(({ path }) => path)).size);
    expect((await new Validator().validate(document)).valid).toBe(true);
    const docs = await get('/api/docs');
    expect(docs.headers['content-type']).toMatch(/^text\/html/);
    expect(String(docs.headers['content-security-policy'])).not.toContain("script-src 'unsafe");
    const script = await get('/api/docs/static/swagger-ui-bundle.js');
    expect(script.statusCode).toBe(200);
    expect(script.headers['content-type']).toMatch(/javascript/);
    expect((await get('/api/docs/static/nothing.js')).json()).toMatchObject({ status: 404 });
  });

  test('answers a problem for unknown calls and a page for unknown addresses', async () => {
    expect((await get('/api/nothing')).json()).toMatchObject({ status: 404, title: 'Not found' });
    const page = await get('/nothing');
    expect([page.statusCode, page.body]).toEqual([404, TEST_PAGE]);
  });

  test('gives a product a page of its own', async () => {
    const { statusCode, body } = await get(`/products/${OATS}`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Rolled Oats · Larder</title>');
    expect(body).toContain(`href="http://localhost:3000/products/${OATS}"`);
  });
});
