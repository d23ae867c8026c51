import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { gtinSchema } from '#contract/gtin.schema.ts';
import { endpoint } from '#contract/http/endpoint.ts';
import { booleanParameter, repeatable } from '#contract/http/query-values.ts';
import { limitParameter } from '#contract/paging.schema.ts';
import { fail, ok } from '#contract/result.ts';
import { openTestServer } from '#tests/support/feature-app.ts';
import { acceptErrors } from '#tests/support/recording-log.ts';
import { readyJson } from './ready-json.ts';
import { routeBinder } from './route.ts';

const list = endpoint('GET /api/things', 'public', 'Things', {
  query: z.object({
    color: repeatable(z.enum(['red', 'blue'], 'Must be red or blue')),
    limit: limitParameter,
    exact: booleanParameter.default(false),
    name: z.string().min(2).max(5).optional(),
  }),
  reply: z.object({ seen: z.unknown() }),
});
const get = endpoint('GET /api/things/{gtin}', 'public', 'A thing', {
  params: z.object({ gtin: gtinSchema }),
  reply: z.object({ gtin: z.string() }),
});
const save = endpoint('POST /api/things/save', 'user', 'Saves a thing', {
  body: z.object({ name: z.string().min(1), quantity: z.number().int().min(1).max(9999).default(1) }),
  reply: z.object({ owner: z.string(), name: z.string(), quantity: z.number() }),
});
const misfit = endpoint('GET /api/misfit', 'public', 'Breaks its own contract', {
  reply: z.object({ count: z.number() }),
});

const { app, entries } = await openTestServer();
const route = routeBinder(app, async ({ headers }) =>
  headers.authorization === 'Bearer ann'
    ? ok({ id: 'ann', sessionId: 's1' })
    : fail('unauthorized', 'Sign in to do this.'),
);
route(list, ({ query }) => ok({ seen: query }));
route(get, ({ params }) => {
  if (params.gtin.endsWith('5')) return ok(readyJson([Buffer.from('{"gtin":'), Buffer.from('"ready"}')]));
  return fail('not_found', 'Product not found');
});
route(save, async ({ user, body }) => ok({ owner: user.id, ...body, secret: 'never leaves' }));
route(misfit, () => ok({ count: 'many' } as unknown as { count: number }));

const call = async (url: string, options: object = {}) => app.inject({ url, ...options });
const problem = async (url: string, options: object = {}) => (await call(url, options)).json();
const post = (body: unknown, headers: Record<string, string> = { authorization: 'Bearer ann' }) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  payload: typeof body === 'string' || body instanceof Buffer ? body : JSON.stringify(body),
});

describe('a bound endpoint refuses', () => {
  test('a caller who is not signed in, before it looks at the input', async () => {
    const unsigned = await call('/api/things/save', post({ name: '' }, {}));
    expect(unsigned.statusCode).toBe(401);
    expect(unsigned.headers['www-authenticate']).toBe('Bearer');
    expect(unsigned.json()).toMatchObject({ title: 'Not signed in', detail: 'Sign in to do this.' });
  });

  test('a wrong parameter with a sentence that names it', async () => {
    const response = await call('/api/things?limit=101');
    expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      type: '/api/openapi.json#/components/responses/invalid',
      title: 'Invalid input',
      status: 422,
      detail: 'limit must be a whole number from 1 to 100.',
      errors: [{ path: 'limit', message: 'Must be a whole number from 1 to 100' }],
    });
  });

  test.each([
    ['limit=0', 'limit must be a whole number from 1 to 100.'],
    ['limit=', 'limit must be a whole number from 1 to 100.'],
    ['limit=1e2', 'limit must be a whole number from 1 to 100.'],
    ['limit=3&limit=4', 'limit may be given only once.'],
    ['color=green', 'color must be red or blue.'],
    ['color=red&color[]=green', 'color must be red or blue.'],
    [`color=${Array(65).fill('red').join('&color=')}`, 'color may be given at most 64 times.'],
    ['exact=yes', 'exact must be true or false.'],
    ['name=x', 'name must have at least 2 characters.'],
    ['name=longer', 'name must have at most 5 characters.'],
  ])('?%.40s', async (query, detail) => {
    expect(await problem(`/api/things?${query}`)).toMatchObject({ status: 422, detail });
  });

  test('every wrong input at once', async () => {
    const { errors } = await problem('/api/things?limit=x&exact=1&color=red');
    expect(errors.map((error: { path: string }) => error.path)).toEqual(['limit', 'exact']);
  });

  test('at most two hundred wrong inputs', async () => {
    const body = { name: 'a', tags: Array(9_000).fill('\0') };
    const { errors } = await problem('/api/things/save', post(body));
    expect(errors).toHaveLength(200);
  });

  test('a GTIN in its own words', async () => {
    const wrongCheckDigit = await problem('/api/things/036000291453');
    expect(wrongCheckDigit).toMatchObject({ status: 422, detail: 'GTIN check digit is wrong' });
    const wrongForm = await problem('/api/things/12');
    expect(wrongForm).toMatchObject({ status: 422, detail: 'A GTIN has 8, 12, 13 or 14 digits' });
    expect(await problem(`/api/things/${'1'.repeat(9000)}`)).toMatchObject({ status: 422 });
  });

  test.each([
    ['[]', 422, 'The body must be a JSON object.'],
    ['7', 422, 'The body must be a JSON object.'],
    ['', 422, 'name must be given.'],
    ['{"name":5}', 422, 'name must be text.'],
    ['{"name":""}', 422, 'name must not be empty.'],
    ['{"name":"a","quantity":1.5}', 422, 'quantity must be a whole number.'],
    ['{"name":"a","quantity":0}', 422, 'quantity must be at least 1.'],
    ['{"name":', 400, 'The body is not valid JSON.'],
    ['{"__proto__":{"name":"a"}}', 400, 'The body is not valid JSON.'],
    [
      `{"name":"a","deep":${'['.repeat(31)}${']'.repeat(31)},"quantity":0}`,
      422,
      'quantity must be at least 1.',
    ],
    [`{"name":${'['.repeat(32)}${']'.repeat(32)}}`, 400, 'The body is nested too deeply.'],
    [`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 400, 'The body is nested too deeply.'],
    [`{"deep":${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}}`, 400, 'The body is nested too deeply.'],
  ])('the body %.60s', async (body, status, detail) => {
    expect(await problem('/api/things/save', post(body))).toMatchObject({ status, detail });
  });

  test.each([
    ['half of a character', Buffer.from('{"name":"caf\xc3"}', 'latin1')],
    ['a character of another encoding', Buffer.from('{"name":"café"}', 'latin1')],
    ['half of a surrogate pair', Buffer.from('{"name":"\xed\xa0\x80"}', 'latin1')],
    ['a field’s name', Buffer.from('{"name":"a","caf\xe9":1}', 'latin1')],
  ])('a body that is not UTF-8: %s', async (_what, body) => {
    const refusal = await problem('/api/things/save', post(body));
    expect(refusal).toMatchObject({ status: 400, detail: 'The body is not valid UTF-8.' });
  });

  test('a body of another content type', async () => {
    const request = post('name=a', { authorization: 'Bearer ann', 'content-type': 'text/plain' });
    const refusal = await problem('/api/things/save', request);
    expect(refusal).toMatchObject({ status: 415, detail: 'Send the body as application/json.' });
  });

  test('a body over 256 KiB', async () => {
    const refusal = await problem('/api/things/save', post({ name: 'x'.repeat(256 * 1024) }));
    expect(refusal).toMatchObject({ status: 413, detail: 'The body is larger than 256 KiB.' });
  });
});

describe('a bound endpoint', () => {
  test('takes a list parameter once, several times, and with brackets; ignores what it does not know', async () => {
    const seen = async (query: string) => (await call(`/api/things?${query}`)).json().seen;
    expect(await seen('color=red')).toMatchObject({ color: ['red'] });
    expect(await seen('color=red&color=blue')).toMatchObject({ color: ['red', 'blue'] });
    expect(await seen('color[]=blue&color=red&exact=true')).toMatchObject({
      color: ['red', 'blue'],
      exact: true,
    });
    const unknown = await seen('utm_source=mail&__proto__=x&constructor=y&limit[]=4');
    expect(unknown).toEqual({ color: [], limit: 12, exact: false });
  });

  test('answers only the fields its reply names', async () => {
    const response = await call('/api/things/save', post({ name: 'Oats', role: 'admin' }));
    expect(response.json()).toEqual({ owner: 'ann', name: 'Oats', quantity: 1 });
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store' });
    expect(response.headers.etag).toBeUndefined();
  });

  test('turns an expected failure into its status', async () => {
    const refusal = await problem('/api/things/96385074');
    expect(refusal).toMatchObject({ status: 404, title: 'Not found', detail: 'Product not found' });
  });

  test('sends ready bytes as they are, and 304 to a client that has them', async () => {
    const first = await call('/api/things/4006381333955');
    expect(first.body).toBe('{"gtin":"ready"}');
    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache' });
    const tag = String(first.headers.etag);
    for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
      const again = await call('/api/things/4006381333955', { headers: { 'if-none-match': known } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const changed = await call('/api/things/4006381333955', { headers: { 'if-none-match': '"other"' } });
    expect(changed.statusCode).toBe(200);
  });

  test('answers HEAD with the headers of GET and no body', async () => {
    const response = await call('/api/things', { method: 'HEAD' });
    expect([response.statusCode, response.body]).toEqual([200, '']);
    expect(response.headers.etag).toBeDefined();
  });

  test('answers a reply that breaks its contract with a plain 500', async () => {
    const refusal = await problem('/api/misfit');
    expect(refusal).toMatchObject({ status: 500, title: 'Internal error' });
    expect(JSON.stringify(refusal)).not.toContain('expected number');
    expect(refusal.detail).toContain('quote request');
    expect(entries.find(({ level }) => level === 'error')).toMatchObject({ message: 'unexpected error' });
    acceptErrors();
  });
});
