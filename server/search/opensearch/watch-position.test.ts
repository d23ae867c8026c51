import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { openCluster } from './cluster.ts';
import { indexNames } from './index-names.ts';
import { watchPosition } from './watch-position.ts';

const answers = { held: Promise.withResolvers<void>(), asked: Promise.withResolvers<void>() };
const say = (reply: ServerResponse, status: number, body: object) =>
  reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** A cluster that has no index yet, and takes its time to say so. */
const http = createServer(async ({ url = '' }, reply) => {
  if (url.startsWith('/_cluster')) return say(reply, 200, {});
  answers.asked.resolve();
  await answers.held.promise;
  return say(reply, 404, {});
}).listen(0, '127.0.0.1');
await once(http, 'listening');
const client = openCluster(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
afterAll(async () => {
  await client.close();
  http.close();
});

test('an answer from before something was written takes nothing back', async () => {
  const watch = watchPosition(client, indexNames('larder'));
  const looked = watch.look();
  await answers.asked.promise;
  const written = { index: 'one', sequence: 1, isComplete: true };
  watch.note(written);
  answers.held.resolve();
  await looked;
  expect([watch.position(), watch.isReachable()]).toEqual([written, true]);
  await watch.look();
  expect(watch.position()).toBeUndefined();
});
