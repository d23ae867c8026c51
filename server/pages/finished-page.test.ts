import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createServer } from '#server/http/create-server.ts';
import { recordingLog } from '#tests/support/recording-log.ts';
import { finishPage, openFinishedPages, sendFinished } from './finished-page.ts';

const { app } = await createServer({ log: recordingLog().log, publicUrl: 'http://localhost:3000' });
const findFinished = openFinishedPages();
let made = 0;
app.get('/page/:kind', async (request, reply) => {
  const { kind } = request.params as { readonly kind: string };
  const html = `${'<p>page</p>'.repeat(200)}${++made}`;
  const page = await findFinished(request, () =>
    finishPage(Buffer.from(html), {
      isMissing: kind === 'missing',
      isUnlisted: kind === 'unlisted',
      isPartial: kind === 'partial',
    }),
  );
  return page && sendFinished(request, reply, page);
});
afterAll(() => app.close());
/** The clock by which pages are kept stands still: a slow machine keeps none too short. */
let ms = performance.now();
beforeEach(() => {
  const now = vi.spyOn(performance, 'now').mockImplementation(() => ms);
  onTestFinished(() => now.mockRestore());
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

test('a page is the same in every encoding', async () => {
  const plain = await get('/page/1');
  expect(plain.headers['content-encoding']).toBeUndefined();
  for (const accepted of ['br', 'gzip, deflate, br', 'br;q=0.5']) {
    const { headers, rawPayload } = await get('/page/1', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers.etag]).toEqual(['br', plain.headers.etag]);
    expect(headers.vary).toBe('accept-encoding');
    expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body);
  }
  for (const refused of ['br;q=0', 'brotli', 'identity']) {
    const { headers, body } = await get('/page/1', { 'accept-encoding': refused });
    expect([headers['content-encoding'], body]).toEqual([undefined, plain.body]);
  }
});

test('a page is made once for all who ask, unless it is missing or unlisted', async () => {
  const bodiesOf = async (url: string) =>
    new Set((await Promise.all([get(url), get(url)])).map(({ body }) => body)).size;
  expect(await bodiesOf('/page/2')).toBe(1);
  for (const url of ['/page/missing', '/page/unlisted'])
    expect((await get(url)).body).not.toBe((await get(url)).body);
});

test('a page that lacks a part serves those who ask within a second, a whole one within ten', async () => {
  const start = ms;
  const bodyAfter = async (passed: number, url: string) => {
    ms = start + passed;
    return (await get(url)).body;
  };
  for (const [url, keptMs] of [
    ['/page/partial', 1_000],
    ['/page/whole', 10_000],
  ] as const) {
    const first = await bodyAfter(0, url);
    expect(await bodyAfter(keptMs - 100, url)).toBe(first);
    expect(await bodyAfter(keptMs + 100, url)).not.toBe(first);
  }
});
