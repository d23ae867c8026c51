import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createServer } from '#server/http/create-server.ts';
import { acceptErrors, recordingLog } from '#tests/support/recording-log.ts';
import { openRenderers, type RenderPage } from './page-renderer.ts';

/** Stands for the built renderer. */
const RENDERER = `import { existsSync } from 'node:fs';
let pages = 0;
export const createRenderer = (transport) => async (url) => {
  pages += 1;
  if (url === '/broken') throw new RangeError('too deep');
  if (url === '/end') process.exit();
  if (url.startsWith('/until')) while (!existsSync(url.slice(6)));
  const reply = await transport('/api/greeting', {});
  return { html: pages + ' ' + (await reply.text()), head: { title: url }, data: { status: reply.status } };
};`;

const recording = recordingLog();
const { app } = await createServer({ log: recording.log, publicUrl: 'http://localhost:3000' });
let root: string;
let render: RenderPage;
let renderSpanish: RenderPage;
let renderUnbuilt: RenderPage;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'larder-render-'));
  await writeFile(join(root, 'package.json'), '{"type":"module"}');
  for (const language of ['en', 'es']) {
    await mkdir(join(root, language));
    await writeFile(join(root, language, 'render.js'), RENDERER);
  }
  app.get('/api/greeting', async (request) => `hello in ${request.headers['accept-language']}`);
  [render, renderSpanish] = (['en', 'es'] as const).map(openRenderers(app, root)) as [RenderPage, RenderPage];
  renderUnbuilt = openRenderers(app, join(root, 'nothing'))('en');
});
afterAll(async () => {
  await app.close();
  await rm(root, { recursive: true });
});

const bodyOf = async (page: ReturnType<RenderPage>) => {
  const rendered = await page;
  return rendered && Buffer.from(rendered.body).toString();
};

test('a page that fails, or whose thread ends, is not rendered; the next one is', async () => {
  expect(await render('/broken')).toBeUndefined();
  expect(recording.entries.at(-1)).toMatchObject({
    message: 'a page could not be rendered',
    facts: { err: new RangeError('too deep') },
  });
  expect(await bodyOf(render('/next'))).toBe('2 hello in en');
  expect(await Promise.all([render('/end'), render('/with-it')])).toEqual([undefined, undefined]);
  acceptErrors();
  expect(await bodyOf(render('/afterwards'))).toBe('1 hello in en');
});

test('nothing is rendered where no renderer is built', async () => {
  expect(await renderUnbuilt('/')).toBeUndefined();
});

test('what a page calls is answered in its language, and its data stands in its script', async () => {
  expect(await bodyOf(renderSpanish('/'))).toMatch(/hello in es$/);
  const { head, data } = (await render('/page')) ?? {};
  expect(head).toEqual({ title: '/page' });
  expect(Buffer.from(data ?? []).toString()).toContain('id="first-data">{"status":200}</script>');
});

test('calls are answered while a page takes long', async () => {
  await render('/first');
  const ended: string[] = [];
  const enough = join(root, 'enough');
  const long = render(`/until${enough}`).then(() => ended.push('page'));
  for (let n = 0; n < 3; n++) ended.push((await app.inject('/api/greeting')).body.slice(0, 5));
  await writeFile(enough, '');
  await long;
  expect(ended).toEqual(['hello', 'hello', 'hello', 'page']);
});
