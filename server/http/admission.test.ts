import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
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

const ASK = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

test('a connection that asks again at once gets its refusal when it was told to ask', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const full = fastify();
  afterAll(() => full.close());
  let ms = 0;
  limitRequestsInFlight(full, 0, () => ms);
  await full.listen({ port: 0, host: '127.0.0.1' });
  const open = () => {
    const socket = connect((full.server.address() as AddressInfo).port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    return socket;
  };
  const socket = open();
  let refused = 0;
  socket.on('data', (bytes) => {
    refused += String(bytes).split('HTTP/1.1 503').length - 1;
  });
  socket.write(ASK);
  await expect.poll(() => refused).toBe(1);
  const came = once(full.server, 'request');
  socket.write(ASK);
  await came;
  const other = open();
  other.write(ASK);
  await once(other, 'data');
  expect(refused).toBe(1);
  ms += 1_000;
  vi.advanceTimersByTime(1_000);
  await expect.poll(() => refused).toBe(2);
});

test('new connections are accepted before the requests of others that wait are begun', async () => {
  const busy = fastify();
  afterAll(() => busy.close());
  limitRequestsInFlight(busy, Number.POSITIVE_INFINITY);
  operationRoutes(busy, []);
  let begun = 0;
  busy.get('/page', async () => ++begun);
  await busy.listen({ port: 0, host: '127.0.0.1' });
  const { port } = busy.server.address() as AddressInfo;
  const greedy = connect(port, '127.0.0.1');
  await once(greedy, 'connect');
  greedy.write('GET /page HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(400));
  const healthy = Array.from({ length: 100 }, async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
    socket.destroy();
  });
  await Promise.all(healthy);
  expect(begun).toBeLessThan(400);
  await expect.poll(() => begun).toBe(400);
  greedy.destroy();
});
