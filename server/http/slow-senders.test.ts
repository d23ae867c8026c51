import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setInterval } from 'node:timers';
import { afterAll, expect, test } from 'vitest';
import { recordingLog } from '#tests/support/recording-log.ts';
import { createServer } from './create-server.ts';

const { app } = await createServer({
  log: recordingLog().log,
  publicUrl: 'http://localhost',
  requestTimeoutMs: 200,
});
afterAll(() => app.close());
app.post('/', () => 'taken');
await app.listen({ port: 0, host: '127.0.0.1' });

test.each([
  ['headers', 'POST / HTTP/1.1\r\nHost: a\r\nX: ', 'x'],
  [
    'body',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 90000\r\n\r\n{',
    ' ',
  ],
])(
  'a request whose %s come a byte at a time is answered, and its connection closed',
  async (_, begin, byte) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(begin);
    const drip = setInterval(() => socket.write(byte), 20);
    const answer = await text(socket).finally(() => clearInterval(drip));
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('The request did not arrive in time.');
  },
);
