import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { recordingLog } from '#tests/support/recording-log.ts';
import { createServer } from './http/create-server.ts';
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
