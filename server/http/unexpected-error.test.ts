import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTestServer } from '#tests/support/feature-app.ts';
import { acceptErrors } from '#tests/support/recording-log.ts';
import { notFoundHandler } from './not-found.ts';
import { sendFailure } from './problem.ts';

const { app, methodsOf, entries } = await openTestServer();
app.get('/api/breaks', () => {
  throw new Error('connection to 10.0.0.7 refused for ann@example.com');
});
app.get('/api/things/:id', () => 'a thing');
app.setNotFoundHandler(
  notFoundHandler(methodsOf, (_request, reply) =>
    sendFailure(reply, { code: 'not_found', detail: 'No page.' }),
  ),
);
await app.listen({ port: 0, host: '127.0.0.1' });
beforeEach(() => {
  entries.length = 0;
});

/** What the server says to bytes that an HTTP client would not send. */
async function speak(text: string): Promise<{ head: string; problem: Record<string, unknown> }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { head, problem: JSON.parse(body) };
}

describe('what goes wrong', () => {
  test('unexpectedly is logged, and tells the caller nothing but a number to quote', async () => {
    const response = await app.inject({ url: '/api/breaks?token=secret' });
    const problem = response.json();
    expect(problem).toMatchObject({ status: 500, title: 'Internal error' });
    expect(problem.detail).toContain(response.headers['x-request-id']);
    expect(response.body).not.toContain('10.0.0.7');
    expect(entries.map(({ level, message }) => [level, message])).toEqual([
      ['error', 'unexpected error'],
      ['info', 'request'],
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/secret|ann@/);
    acceptErrors();
  });

  test('by a page’s address that is wrongly encoded is a page that is not there', async () => {
    for (const url of ['/products/%E0%A4%A?x=%E0', '/%ff', '/%']) {
      expect((await app.inject({ url })).json()).toMatchObject({ status: 404, detail: 'No page.' });
    }
  });

  test('by a wrong address is a 400', async () => {
    for (const url of ['/api/things/%zz', '/api/things/%c3%28']) {
      const response = await app.inject({ url });
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(response.json()).toMatchObject({
        status: 400,
        detail: 'The address is not validly percent-encoded.',
      });
    }
  });

  test('by a wrong method names the right ones', async () => {
    const response = await app.inject({ method: 'PUT', url: '/api/things/7' });
    expect(response.json()).toMatchObject({
      status: 405,
      detail: 'This address does not take PUT, only GET, HEAD, OPTIONS.',
    });
    const options = await app.inject({ method: 'OPTIONS', url: '/api/things/7' });
    expect([options.statusCode, options.headers.allow, options.body]).toEqual([
      204,
      'GET, HEAD, OPTIONS',
      '',
    ]);
  });

  test.each(['/api', '/api/', '/api/nothing', '/api/things', '/api/things/', '/api/things/7/more'])(
    'at %s, where no call is, is a 404',
    async (url) => {
      expect((await app.inject({ url })).json()).toMatchObject({
        status: 404,
        detail: 'There is nothing at this address.',
      });
    },
  );

  test('before there is a request is told on the socket', async () => {
    const nonsense = await speak('HELLO\r\n\r\n');
    expect(nonsense.head).toMatch(/^HTTP\/1\.1 400 /);
    expect(nonsense.head).toContain('application/problem+json');
    expect(nonsense.problem).toMatchObject({ status: 400, detail: 'The request is not valid HTTP.' });
    const tooLong = await speak(`GET /api/things/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(tooLong.problem).toMatchObject({ status: 431, title: 'Request header fields too large' });
  });

  test('for want of a Host header is told, and an unknown expectation is not one', async () => {
    const nameless = await speak('GET /api/nothing HTTP/1.1\r\nConnection: close\r\n\r\n');
    expect(nameless.problem).toMatchObject({ status: 400, detail: 'The request has no Host header.' });
    for (const first of [
      'GET /api/nothing HTTP/1.0',
      'GET /api/nothing HTTP/1.1\r\nHost: a\r\nExpect: more',
    ]) {
      const { problem } = await speak(`${first}\r\nConnection: close\r\n\r\n`);
      expect(problem).toMatchObject({ status: 404 });
    }
  });
});
