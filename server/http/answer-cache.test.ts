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
  const [first, second, plain] = [await ask(url, headers), await ask(url, headers), await ask(url)];
  for (const { headers, rawPayload } of [first, second]) {
    expect([headers['content-encoding'], headers.etag]).toEqual(['br', plain.headers.etag]);
    expect(headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
  }
});

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
  expect(await madeFor('/api/products?search_term=c')).toBeGreaterThan(first);
});

test('a version by day changes with the day, and with the version behind it', () => {
  let [from, day] = [{}, '2026-11-24'];
  const version = versionByDay(
    () => from,
    () => day,
  );
  const first = version();
  expect(version()).toBe(first);
  day = '2026-11-25';
  const second = version();
  expect(second).not.toBe(first);
  from = {};
  expect(version()).not.toBe(second);
});
