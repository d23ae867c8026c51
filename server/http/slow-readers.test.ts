import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { EXPORT_TYPES } from '#contract/cell.ts';
import { recordingLog } from '#tests/support/recording-log.ts';
import { createServer } from './create-server.ts';
import { closeSlowReaders } from './slow-readers.ts';

/** More than the buffers of both ends of a connection take. */
const LARGE = Buffer.alloc(64 * 1024 * 1024, 'x');

const ENDLESS = [
  ['/lines', 'application/x-ndjson'],
  ['/csv', EXPORT_TYPES.csv],
  ['/xlsx', EXPORT_TYPES.xlsx],
] as const;

async function openServer(idleTimeoutMs: number, patienceMs: number) {
  const { app } = await createServer({
    log: recordingLog().log,
    publicUrl: 'http://localhost',
    idleTimeoutMs,
  });
  afterAll(() => app.close());
  closeSlowReaders(app, patienceMs);
  app.get('/large', (_request, reply) => reply.type('application/octet-stream').send(LARGE));
  for (const [path, type] of ENDLESS)
    app.get(path, (_request, reply) => reply.type(type).send(Readable.from(['{}\n', '{}\n'])));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { server: app.server, port: (app.server.address() as AddressInfo).port };
}

test.each([
  ['nothing moves on it any more', 100, 60_000],
  ['its answer takes too long', 60_000, 100],
])('the connection of a client that does not read is closed once %s', async (_, idle, patience) => {
  const { server, port } = await openServer(idle, patience);
  const client = connect({ port, host: '127.0.0.1' });
  const [connection] = (await once(server, 'connection')) as [Socket];
  client.pause();
  client.write('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(connection, 'close');
  client.destroy();
});

test.each(ENDLESS)('an export has no time in all: %s', async (path) => {
  const { port } = await openServer(60_000, 0);
  expect(await (await fetch(`http://127.0.0.1:${port}${path}`)).text()).toBe('{}\n{}\n');
});
