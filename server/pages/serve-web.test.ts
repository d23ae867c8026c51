import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PAGES, RENDERED } from '#contract/addresses.ts';
import { createServer } from '#server/http/create-server.ts';
import { notFoundHandler } from '#server/http/not-found.ts';
import { acceptErrors, recordingLog } from '#tests/support/recording-log.ts';
import { serveWeb } from './serve-web.ts';

const INDEX =
  '<!doctype html><html><head><title>Larder</title></head><body><div id="app"></div></body></html>';
/** Stands for the built renderer: says what it was asked, and what the application answered it. */
const RENDERER = `let calls = 0;
export const createRenderer = (transport) => async (url) => {
  calls += 1;
  if (url.includes('fails')) throw new Error('broken');
  if (url.includes('elsewhere')) return undefined;
  if (/gone|products[/](12|036000291453|00012345678905)$/.test(url))
    return { html: '<p>gone</p>', head: { isMissing: true, isUnlisted: url.includes('gone') }, data: {} };
  if (url.includes('/unlisted')) return { html: '<p>' + calls + '</p>', head: { isUnlisted: true }, data: {} };
  const reply = await transport('/api/echo', {});
  return { html: '<p>' + calls + '</p>', head: { title: 'A <b> $&', structuredData: { name: '</script>', image: ['/packs/1.svg'] } }, data: { status: reply.status, body: await reply.text() } };
};`;
const OAT_BAR = {
  gtin: '00036000291452',
  normalized_name: 'Oat Bar </script>',
  image_urls: { externalFileLink: [], dam: [] },
  brand: null,
  family_title: null,
  description: null,
};

const recording = recordingLog();
let root: string;
let app: FastifyInstance;

async function start(webRoot: string, offline = true): Promise<FastifyInstance> {
  const { app, methodsOf } = await createServer({
    log: recording.log,
    publicUrl: 'http://localhost:3000',
  });
  const sendNotFoundPage = await serveWeb(app, {
    webRoot,
    renderRoot: join(root, 'render'),
    offline,
    publicUrl: 'http://localhost:3000',
    findProduct: async (gtin) => (gtin === OAT_BAR.gtin ? Buffer.from(JSON.stringify(OAT_BAR)) : undefined),
  });
  app.setNotFoundHandler(notFoundHandler(methodsOf, sendNotFoundPage));
  return app;
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'larder-web-'));
  await mkdir(join(root, 'web/en/assets'), { recursive: true });
  await mkdir(join(root, 'web/en/.vite'));
  await writeFile(join(root, 'secret.txt'), 'secret');
  await writeFile(join(root, 'web/en/.vite/manifest.json'), '{"secret":1}');
  await mkdir(join(root, 'render/en'), { recursive: true });
  await writeFile(join(root, 'render/en/render.js'), RENDERER);
  await writeFile(join(root, 'package.json'), '{"type":"module"}');
  await writeFile(join(root, 'web/en/index.html'), INDEX);
  await writeFile(join(root, 'web/en/favicon.svg'), '<svg/>');
  await writeFile(join(root, 'web/en/sw.js'), 'the offline worker');
  await writeFile(join(root, 'web/en/assets/main-a1b2.js'), 'plain');
  await writeFile(join(root, 'web/en/assets/main-a1b2.js.br'), 'as brotli');
  app = await start(join(root, 'web'));
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the web app', () => {
  test.each([
    '/nowhere',
    '/index.html',
    '/assets/',
    '/assets/gone.js',
    '/assets/main-a1b2.js.br',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..\\..\\secret.txt',
    '/../secret.txt',
    '//secret.txt',
    '//evil.example/products/',
    '/.vite/manifest.json',
    '/secret.txt%00.js',
    '/products//',
  ])('answers %s with its own page and status 404', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.body]).toEqual([404, INDEX]);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('never says of a page that is not there that it has not changed', async () => {
    expect((await get('/nowhere', { 'if-none-match': '*' })).statusCode).toBe(404);
  });

  test('answers what is neither page nor call, and is not read, with a problem', async () => {
    const response = await app.inject({ method: 'DELETE', url: '/nowhere' });
    expect(response.json()).toMatchObject({ status: 404 });
    const wrongMethod = await app.inject({ method: 'DELETE', url: '/pricing' });
    expect(wrongMethod.json()).toMatchObject({ status: 405 });
    expect(wrongMethod.headers.allow).toBe('GET, HEAD, OPTIONS');
  });

  test('says that it is not built where it is not', async () => {
    const unbuilt = await start(join(root, 'nothing'));
    const response = await unbuilt.inject({ url: '/' });
    expect(response.json()).toMatchObject({
      status: 503,
      detail: 'The web app is not built. Run npm run build.',
    });
    await unbuilt.close();
  });

  test('the offline worker is asked about every time, and switched off it removes itself and what it kept', async () => {
    const worker = await get('/sw.js');
    expect([worker.body, worker.headers['cache-control']]).toEqual(['the offline worker', 'no-cache']);
    expect(worker.headers['content-type']).toContain('javascript');
    const without = await start(join(root, 'web'), false);
    const remover = await without.inject({ url: '/sw.js' });
    expect(remover.headers['cache-control']).toBe('no-cache');
    expect(remover.body).toContain('registration.unregister()');
    await without.close();
  });

  test('serves its page under every known path, to be asked about every time', async () => {
    for (const path of Object.keys(PAGES).filter((known) => known !== '/products/$gtin')) {
      const response = await get(path.replaceAll(/\$\w+/g, '0197'));
      expect([path, response.statusCode]).toEqual([path, 200]);
      expect(response.body).toMatch(RENDERED.has(path) ? /<div id="app"><p>/ : INDEX);
      expect(response.headers).toMatchObject({ 'cache-control': 'no-cache', etag: expect.any(String) });
    }
  });

  test('leads a trailing slash to the page without it', async () => {
    const response = await get('/pricing/?plan=yearly');
    expect([response.statusCode, response.headers.location]).toEqual([301, '/pricing?plan=yearly']);
    expect((await get('/products/')).headers.location).toBe('/products');
  });

  test('lets hashed files be kept for a year and others for an hour', async () => {
    const hashed = await get('/assets/main-a1b2.js');
    expect([hashed.statusCode, hashed.body]).toEqual([200, 'plain']);
    expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600');
  });

  test('sends the file that the build has compressed to clients that read it', async () => {
    const response = await get('/assets/main-a1b2.js', { 'accept-encoding': 'br' });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.body).toBe('as brotli');
    const other = await get('/favicon.svg', { 'accept-encoding': 'br' });
    expect(brotliDecompressSync(other.rawPayload).toString()).toBe('<svg/>');
  });
});

function firstDataOf(html: string): unknown {
  return JSON.parse(/id="first-data">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
}

describe('a rendered page', () => {
  test('is the plain page where it cannot be rendered, and where the address leads elsewhere', async () => {
    for (const url of ['/products?q=fails', '/products?q=elsewhere']) {
      const response = await get(url);
      expect([response.statusCode, response.body]).toEqual([200, INDEX]);
    }
    acceptErrors();
  });

  test('carries its content, its title as text, and what the application answered', async () => {
    const { body } = await get('/products?q=oat');
    expect(body).toContain('<title>A &lt;b&gt; $&amp; · Larder</title>');
    expect(body).toMatch(/<div id="app"><p>\d+<\/p><\/div>/);
    expect(firstDataOf(body)).toMatchObject({ status: 404 });
  });

  test.each(['/shared-groups/gone', '/products/12', '/products/036000291453', '/products/00012345678905'])(
    'has status 404 where it says that nothing is there, as %s',
    async (url) => {
      const response = await get(url, { 'if-none-match': '*' });
      expect(response.statusCode).toBe(404);
      expect(response.body).toContain('<div id="app"><p>gone</p></div>');
      expect(response.body).toContain('<meta name="robots" content="noindex">');
      expect(response.body).not.toContain('canonical');
    },
  );

  test('is neither found nor kept by anybody where only its link leads to it', async () => {
    const [first, second] = [await get('/shared-groups/unlisted'), await get('/shared-groups/unlisted')];
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(first.headers.etag).toBeUndefined();
    expect(first.body).toContain('<meta name="robots" content="noindex">');
    expect(first.body).not.toContain('http://localhost:3000/shared-groups');
    expect(second.body).not.toBe(first.body);
  });

  test('has one address for all ways of showing the same', async () => {
    const { body } = await get('/products?view=list&q=oat&utm_source=%22%3E&page=2&size=36');
    expect(body).toContain('<link rel="canonical" href="http://localhost:3000/products?q=oat&amp;page=2">');
    expect((await get('/pricing?plan=yearly')).body).toContain('href="http://localhost:3000/pricing"');
  });

  test('is one request in the log, whatever it asks to be rendered', async () => {
    recording.entries.length = 0;
    await get('/products?q=logged');
    expect(recording.entries.map(({ facts }) => facts)).toMatchObject([{ path: '/products' }]);
  });

  test('is rendered once for all who ask within a few seconds', async () => {
    const pages = await Promise.all(Array.from({ length: 20 }, () => get('/products?q=rice')));
    expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
  });
});

describe('a product page', () => {
  test('has the product in its head and in its data', async () => {
    const response = await get('/products/00036000291452');
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<title>Oat Bar &lt;/script&gt; · Larder</title>');
    expect(response.body).toContain('href="http://localhost:3000/products/00036000291452"');
    expect(response.body).toMatch(/<div id="app"><p>\d+<\/p><\/div>/);
    expect(firstDataOf(response.body)).toMatchObject({ status: 404 });
    expect(JSON.parse(/ld\+json">(.*?)<\/script>/.exec(response.body)?.[1] ?? '')).toEqual({
      name: '</script>',
      image: ['http://localhost:3000/packs/1.svg'],
    });
  });

  test.each(['036000291452', '0036000291452', '0-36000-29145-2', '0%2036000%2029145%202'])(
    'under %s leads to the 14 digits',
    async (form) => {
      const response = await get(`/products/${form}?view=list`);
      expect([response.statusCode, response.headers.location]).toEqual([
        301,
        '/products/00036000291452?view=list',
      ]);
    },
  );
});
