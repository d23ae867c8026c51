import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile, symlink, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { removeSource } from '#server/catalogue/store/remove-source.ts';
import { openTestFolder } from '#tests/support/test-folder.ts';
import { openTokenApp } from '#tests/support/token-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const PAGE = readFileSync(join(import.meta.dirname, '..', 'docs', 'programs.md'), 'utf8');
const [readCart, fillCart, noteInCart, saveSearch, makeWebhook, watchLaw] = examplesIn('sh');
const [assistant, mirror] = examplesIn('js');

const { app, store, signUp, makeToken } = await openTokenApp(
  [1, 2].map((n) => tradeItem({ gtin: demoGtin(n), name: `Oat bar ${n}` })),
);
const folder = openTestFolder();
const env: Record<string, string> = { PATH: process.env.PATH ?? '' };
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  env.LARDER = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  env.TOKEN = await makeToken(await signUp('program@example.com'), { scope: 'lists' });
});

function examplesIn(language: string): string[] {
  return [...PAGE.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, code = '']) => code,
  );
}

async function run(program: string, parameters: string[]) {
  const child = spawn(program, parameters, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, out, errors };
}

test('the page has the examples that are run here', () => {
  expect([examplesIn('sh').length, examplesIn('js').length]).toEqual([6, 2]);
});

test('the examples of a cart read it and fill it', async () => {
  const filled = await run('sh', ['-c', fillCart ?? '']);
  expect(filled).toMatchObject({ code: 0, errors: '' });
  expect(await run('sh', ['-c', noteInCart ?? ''])).toMatchObject({ code: 0, errors: '' });
  const { out } = await run('sh', ['-c', readCart ?? '']);
  expect(JSON.parse(out)).toMatchObject({
    items: [{ gtin: demoGtin(1), quantity: 2, note: null, tag: 'breakfast' }],
  });
});

test('the example of a law watches it', async () => {
  const { code, out } = await run('sh', ['-c', watchLaw ?? '']);
  expect(code).toBe(0);
  expect(JSON.parse(out).watches).toMatchObject([{ kind: 'law', key: 'us_red_3', name: 'FDA: Red No. 3' }]);
});

test('the example of an assistant searches, explains and fills the cart', async () => {
  await symlink(join(import.meta.dirname, '..', 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'assistant.mjs'), assistant ?? '');
  const asked = await run(process.execPath, ['assistant.mjs']);
  expect(asked).toMatchObject({
    code: 0,
    errors: '',
    out: expect.stringMatching(/^2 products\n.*Smart Snack.*\n$/),
  });
  const { out } = await run('sh', ['-c', readCart ?? '']);
  expect(JSON.parse(out).items).toHaveLength(1);
});

test('the example of a search saves it as a file', async () => {
  expect(await run('sh', ['-c', saveSearch ?? ''])).toMatchObject({ code: 0, errors: '' });
  const [head, ...rows] = (await readFile(join(folder, 'oats.csv'), 'utf8')).trimEnd().split('\r\n');
  expect(head).toContain('Nutri-Score 2023, on ');
  expect(rows).toHaveLength(2);
});

test('the example of a webhook makes one', async () => {
  const { code, out } = await run('sh', ['-c', makeWebhook ?? '']);
  expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ secret: expect.any(String) })]);
});

test('the example of a copy has every product, and loses what leaves the catalogue', async () => {
  await writeFile(join(folder, 'mirror.mjs'), mirror ?? '');
  const first = await run(process.execPath, ['mirror.mjs']);
  expect(first).toMatchObject({
    code: 0,
    errors: '',
    out: expect.stringMatching(/^2 products as of \d+\n$/),
  });
  const copy = JSON.parse(await readFile(join(folder, 'catalogue.json'), 'utf8'));
  expect(Object.keys(copy.products)).toEqual([demoGtin(1), demoGtin(2)]);
  await removeSource(store.pool, 'demo');
  expect((await run(process.execPath, ['mirror.mjs'])).out).toMatch(/^0 products as of /);
});

test('the example says why where the token is not taken', async () => {
  await writeFile(join(folder, 'mirror.mjs'), mirror ?? '');
  const taken = env.TOKEN ?? '';
  env.TOKEN = 'larder_unknown';
  const { code, errors } = await run(process.execPath, ['mirror.mjs']);
  env.TOKEN = taken;
  expect([code, errors]).toEqual([1, expect.stringContaining('This token does not exist or was revoked.')]);
});
