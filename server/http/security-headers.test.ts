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

test('every answer keeps others out, an error too, and only HTTPS asks for HTTPS', async () => {
  for (const publicUrl of ['http://localhost:3000', 'https://larder.example']) {
    const isHttps = publicUrl.startsWith('https');
    const { app } = await createServer({ log: recordingLog().log, publicUrl, inlineScripts: ["'sha256-x'"] });
    for (const { headers } of [await app.inject('/none'), await app.inject('/%')]) {
      expect(headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'origin-agent-cluster': '?1',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'x-permitted-cross-domain-policies': 'none',
      });
      const policy = String(headers['content-security-policy']).split(';');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'self'",
          "script-src 'self' 'sha256-x'",
          "frame-ancestors 'none'",
          "object-src 'none'",
        ]),
      );
      expect(policy.includes('upgrade-insecure-requests')).toBe(isHttps);
      expect(headers['strict-transport-security'] ?? null).toBe(
        isHttps ? 'max-age=31536000; includeSubDomains' : null,
      );
    }
    await app.close();
  }
});
