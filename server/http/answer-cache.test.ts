import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { productsContract } from '#contract/products.schema.ts';
import { ok } from '#contract/result.ts';
import { openFeatureApp } from '#tests/support/feature-app.ts';
import { answerCache, versionByDay } from './answer-cache.ts';
import { readyJson } from './ready-json.ts';

let version = {};
let made = 0;
let duringAnswer: () => void = () => undefined;
const app = await openFeatureApp((route) =>
  route(
    productsContract.list,
    async ({ query }) => {
      duringAnswer();
      return ok(
        readyJson([Buffer.from(JSON.stringify({ term: repeated(query.search_term), made: ++made }))]),
      );
    },
    { cache: answerCache(() => version, 4_000) },
  ),
);
const repeated = (term: string | undefined) => (term === 'long' ? term.repeat(500) : term);
const ask = (url: string, headers = {}) => app.inject({ url, headers });
const madeFor = async (url: string) => (await ask(url)).json().made as number;

test('an address is answered from memory, byte for byte and with its tag, until the version is another', async () => {
  const first = await ask('/api/products?search_term=a');
  const second = await ask('/api/products?search_term=a');
  expect(second.body).toBe(first.body);
  for (const name of ['etag', 'content-type', 'cache-control'])
    expect(second.headers[name]).toBe(first.headers[name]);
  expect((await ask('/api/products?search_term=a', { 'if-none-match': first.headers.etag })).statusCode).toBe(
    304,
  );
  version = {};
  expect((await ask('/api/products?search_term=a')).body).not.toBe(first.body);
});

test('an answer is the same in every encoding, the first time and later', async () => {
  const url = '/api/products?search_term=long';
  const headers = { 'accept-encoding': 'br' };
  const plain = await ask(url);
  for (let i = 0; i < 3; i++) {
    const { headers: sent, rawPayload } = await ask(url, headers);
    expect([sent['content-encoding'], sent.etag]).toEqual(['br', plain.headers.etag]);
    expect(sent.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
  }
});

test('an answer that is sent again has every header of the first, and an id of its own', async () => {
  for (const headers of [{}, { 'accept-encoding': 'br' }]) {
    const [first, second, third] = [
      await ask(again, headers),
      await ask(again, headers),
      await ask(again, headers),
    ];
    const { 'x-request-id': id, date: _, ...others } = first.headers;
    for (const answer of [second, third]) {
      expect(answer.headers).toMatchObject(others);
      expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
      expect(answer.headers['x-request-id']).not.toBe(id);
      expect(answer.rawPayload).toEqual(first.rawPayload);
    }
  }
  const gzipped = await ask(again, { 'accept-encoding': 'gzip' });
  expect(gzipped.headers['content-encoding']).toBe('gzip');
  expect((await app.inject({ url: again, method: 'HEAD' })).body).toBe('');
});
const again = '/api/products?search_term=long&limit=2';

test('an answer that was overtaken while it was made is not kept', async () => {
  duringAnswer = () => {
    version = {};
  };
  const overtaken = await madeFor('/api/products?search_term=b');
  duringAnswer = () => undefined;
  expect(await madeFor('/api/products?search_term=b')).toBeGreaterThan(overtaken);
});

test('refusals are not kept, and memory is bounded', async () => {
  for (let i = 0; i < 2; i++) expect((await ask('/api/products?limit=x')).statusCode).toBe(422);
  const first = await madeFor('/api/products?search_term=c');
  expect(await madeFor('/api/products?search_term=c')).toBe(first);
  for (let i = 0; i < 100; i++) await ask(`/api/products?search_term=c${i}`);
  expect(await madeFor('/api/products?search_term=c')).toBe(first);
  for (let i = 0; i < 200; i++) await ask(`/api/products?search_term=c${i % 100}`);
  expect(await madeFor('/api/products?search_term=c')).toBeGreaterThan(first);
});

test('of addresses that are asked for once the newest are kept, and what is asked for again with others between', async () => {
  const first = await madeFor('/api/products?search_term=d');
  for (let i = 0; i < 100; i++) await ask(`/api/products?search_term=d${i}`);
  const second = await madeFor('/api/products?search_term=d');
  expect(second).toBeGreaterThan(first);
  for (let i = 100; i < 200; i++) await ask(`/api/products?search_term=d${i}`);
  expect(await madeFor('/api/products?search_term=d')).toBe(second);
});

test('the first answer to an address has every header that others had, and those of its own', async () => {
  for (const headers of [{}, { 'accept-encoding': 'br' }, { 'accept-language': 'es' }]) {
    const [one, other] = [
      await ask('/api/products?search_term=long&limit=3', headers),
      await ask('/api/products?search_term=long&limit=4', headers),
    ];
    const own = ['date', 'etag', 'x-request-id', 'content-length'];
    const shared = (answer: typeof one) =>
      Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !own.includes(name)));
    expect(shared(other)).toEqual(shared(one));
    expect(Object.keys(other.headers).sort()).toEqual(Object.keys(one.headers).sort());
    expect(other.headers.etag).not.toBe(one.headers.etag);
    expect(other.headers['content-length']).toBe(String(other.rawPayload.length));
  }
  const spanish = await ask('/api/products?search_term=long&limit=4', { 'accept-language': 'es' });
  expect(spanish.headers['content-language']).toBe('es');
});

test('a version by day changes with the day, and with the version behind it', () => {
  let [from, now] = [{}, '2026-11-24T00:00:00Z'];
  const version = versionByDay(
    () => from,
    () => new Date(now),
  );
  const first = version();
  now = '2026-11-24T23:59:59Z';
  expect(version()).toBe(first);
  now = '2026-11-25T00:00:00Z';
  const second = version();
  expect(second).not.toBe(first);
  from = {};
  expect(version()).not.toBe(second);
});
