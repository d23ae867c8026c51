import { expect, test } from 'vitest';
import { recordingLog } from '#tests/support/recording-log.ts';
import { createServer } from './create-server.ts';
import { allowScanning } from './security-headers.ts';

test('camera and WebAssembly are for the page that reads barcodes alone', async () => {
  const { app } = await createServer({ log: recordingLog().log, publicUrl: 'http://localhost:3000' });
  app.get('/scan', (_request, reply) => {
    allowScanning(reply);
    return reply.send('');
  });
  app.get('/cart', (_request, reply) => reply.send(''));
  const [scan, cart] = [await app.inject('/scan'), await app.inject('/cart')];
  expect(cart.headers['permissions-policy']).toBe('camera=(), geolocation=(), microphone=()');
  expect(cart.headers['content-security-policy']).not.toContain('wasm');
  expect(scan.headers['permissions-policy']).toBe('camera=(self), geolocation=(), microphone=()');
  expect(scan.headers['content-security-policy']).toMatch(/script-src 'self' 'wasm-unsafe-eval'[; ]/);
  expect(scan.headers['content-security-policy']).not.toMatch(/'unsafe-eval'|script-src[^;]*'unsafe-inline'/);
  await app.close();
});
