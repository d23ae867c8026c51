import { afterAll, expect, test } from 'vitest';
import { recordingLog } from '#tests/support/recording-log.ts';
import { createServer } from './create-server.ts';

async function ipSeen(trustedProxies: readonly string[], forwardedFor: string): Promise<string> {
  const { app } = await createServer({
    log: recordingLog().log,
    publicUrl: 'http://localhost',
    trustedProxies,
  });
  afterAll(() => app.close());
  app.get('/ip', async ({ ip }) => ({ ip }));
  const headers = { 'x-forwarded-for': forwardedFor };
  return (await app.inject({ url: '/ip', headers, remoteAddress: '10.0.0.9' })).json().ip;
}

test.each([
  ['no proxy is trusted unless it is named', [], '203.0.113.7', '10.0.0.9'],
  ['a named proxy says who its client is', ['10.0.0.9'], '203.0.113.7', '203.0.113.7'],
  ['a network of proxies', ['10.0.0.0/8'], '203.0.113.7, 10.1.2.3', '203.0.113.7'],
  [
    'what the client wrote itself counts for nothing',
    ['10.0.0.9'],
    '198.51.100.1, 203.0.113.7',
    '203.0.113.7',
  ],
  ['another proxy is not believed', ['10.0.0.8'], '203.0.113.7', '10.0.0.9'],
])('%s', async (_name, trusted, forwardedFor, ip) => {
  expect(await ipSeen(trusted, forwardedFor)).toBe(ip);
});
