import { once } from 'node:events';
import { type AddressInfo, connect, createServer as createListener } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { pollUntil } from '#tests/support/poll-until.ts';
import { recordingLog } from '#tests/support/recording-log.ts';
import { findFreePort } from './free-port.ts';
import { createServer } from './http/create-server.ts';
import { listen } from './listen.ts';
import { orderlyClose } from './orderly-close.ts';

const REQUEST = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

test('a request on an idle connection, sent as the server closes, is answered and told to be the last', async () => {
  const { app } = await createServer({ log: recordingLog().log, publicUrl: 'http://localhost' });
  const close = orderlyClose(app);
  app.get('/', () => ({ ok: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  client.write(REQUEST);
  expect(String(await once(client, 'data'))).toMatch(
    /^HTTP\/1.1 200 OK\r\n(?:.*\r\n)*connection: keep-alive\r\n/i,
  );
  const closed = close();
  client.write(REQUEST);
  expect(await text(client)).toMatch(/^HTTP\/1.1 200 OK\r\n(?:.*\r\n)*connection: close\r\n/i);
  await closed;
});

test('a request under way on another address is answered before the server has closed', async () => {
  const { app } = await createServer({ log: recordingLog().log, publicUrl: 'http://localhost' });
  let besides: Awaited<ReturnType<typeof listen>> = [];
  const close = orderlyClose(app, () => besides);
  const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
  const { promise: answer, resolve: release } = Promise.withResolvers<object>();
  app.get('/', () => {
    ask();
    return answer;
  });
  const port = await findFreePort('127.0.0.1');
  besides = await listen(app, ['127.0.0.1', '127.0.0.2'], port);
  const client = connect(port, '127.0.0.2');
  client.write(REQUEST);
  await asked;
  const order: string[] = [];
  const closed = close().then(() => order.push('closed'));
  await pollUntil('the other address takes no connections', () => isRefused(port, '127.0.0.2'));
  order.push('answered');
  release({ ok: true });
  expect(await text(client)).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  await closed;
  expect(order).toEqual(['answered', 'closed']);
});

test('another address that is taken refuses the start, and an address that this machine has not is left out', async () => {
  const { app } = await createServer({ log: recordingLog().log, publicUrl: 'http://localhost' });
  const port = await findFreePort('127.0.0.1');
  const other = createListener().listen(port, '127.0.0.2');
  await once(other, 'listening');
  const refusal = `PORT ${port} on 127.0.0.2 is in use: stop what listens there, or set PORT.`;
  await expect(listen(app, ['127.0.0.1', '203.0.113.1', '127.0.0.2'], port)).rejects.toThrow(refusal);
  other.close();
  await app.close();
});

/** Whether nothing listens there. */
async function isRefused(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host);
  const error = await once(socket, 'connect').then(
    () => undefined,
    ({ code }: NodeJS.ErrnoException) => code,
  );
  socket.destroy();
  return error === 'ECONNREFUSED';
}
