import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
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
