import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { limitRequestsInFlight } from './admission.ts';
import { operationRoutes } from './operations.ts';

const LIMIT = 3;
const app = fastify();
afterAll(() => app.close());
limitRequestsInFlight(app, LIMIT);
operationRoutes(app, []);
let isStarted: (() => void) | undefined;
let finish: () => void = () => undefined;
app.get('/slow', () => {
  isStarted?.();
  return new Promise((resolve) => {
    const before = finish;
    finish = () => {
      before();
      resolve('done');
    };
  });
});
await app.listen({ port: 0, host: '127.0.0.1' });
const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

/** Starts a request that waits; resolves once the handler has it. */
async function startSlow() {
  const started = new Promise<void>((resolve) => {
    isStarted = resolve;
  });
  const outgoing = request(`${base}/slow`);
  const status = new Promise<number | undefined>((resolve) => {
    outgoing.on('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    outgoing.on('error', () => resolve(undefined));
  });
  outgoing.end();
  await started;
  return { outgoing, status };
}

test('beyond the limit requests are refused at once, health is answered, and room comes back', async () => {
  const slow = [];
  for (let i = 0; i < LIMIT; i++) slow.push(await startSlow());
  const refused = await fetch(`${base}/slow`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('1');
  expect(refused.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
  expect((await fetch(`${base}/readyz`)).status).toBe(200);

  const [gone, ...kept] = slow;
  gone?.outgoing.destroy();
  await expect.poll(() => fetch(`${base}/missing`).then(({ status }) => status)).toBe(404);
  finish();
  expect(await Promise.all(kept.map(({ status }) => status))).toEqual([200, 200]);
  const after = once(request(`${base}/missing`).end(), 'response');
  expect((await after)[0].statusCode).toBe(404);
});

test('one client takes only a part of the places; others, also of its provider, are answered', async () => {
  const [proxied, held] = [fastify({ trustProxy: true }), Promise.withResolvers<string>()];
  afterAll(() => proxied.close());
  limitRequestsInFlight(proxied);
  proxied.get('/held', () => held.promise);
  const ask = async (client: string) =>
    (await proxied.inject({ url: '/held', headers: { 'x-forwarded-for': client } })).statusCode;
  const from = (client: (i: number) => string) => Array.from({ length: 65 }, (_, i) => ask(client(i)));
  const v4 = from(() => '198.51.100.7');
  const v6 = from((i) => `2001:db8:0:1::${i + 1}`);
  const others = [ask('198.51.100.8'), ask('2001:db8:0:2::1')];
  expect(await Promise.race(v4)).toBe(429);
  expect(await Promise.race(v6)).toBe(429);
  held.resolve('done');
  expect(await Promise.all(others)).toEqual([200, 200]);
  expect((await Promise.all([...v4, ...v6])).filter((status) => status === 429)).toHaveLength(2);
});

test('what is left of a turn that has lasted too long is refused, and the next turn is served', async () => {
  const busy = fastify();
  afterAll(() => busy.close());
  let ms = 0;
  // Each takes 9 ms of the one thread: the 128 that are let in anyway are over after 1,152.
  busy.addHook('onRequest', (_request, _reply, done) => {
    ms += 9;
    done();
  });
  limitRequestsInFlight(busy, Number.POSITIVE_INFINITY, () => ms);
  busy.get('/page', async () => 'a page');
  await busy.listen({ port: 0, host: '127.0.0.1' });
  const { port } = busy.server.address() as AddressInfo;
  // In one piece they are read in one turn.
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(200));
  let text = '';
  const statuses = () => [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  for await (const chunk of socket) {
    text += String(chunk);
    if (statuses().length === 200) break;
  }
  expect(statuses()).toEqual([...Array(128).fill('200'), ...Array(72).fill('503')]);
  expect(text).toContain('retry-after: 1');
  expect((await fetch(`http://127.0.0.1:${port}/page`)).status).toBe(200);
});
