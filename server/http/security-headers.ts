import type { FastifyInstance, FastifyReply } from 'fastify';

const YEAR_SECONDS = 31_536_000;
const NO_DEVICES = 'camera=(), geolocation=(), microphone=()';

/** As OWASP's Secure Headers Project has them; the same of every answer, so they are put together once. */
const ALWAYS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': NO_DEVICES,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
} as const;

/**
 * Everything comes from ourselves, but for pictures: sources name them by address, so they come from anywhere.
 * No script in a page runs but those the build has put there, known by their hash (`inlineScripts`: CSP sources).
 * HTTPS-only headers are sent only where the public address is HTTPS: on plain HTTP they would break the site.
 */
export function securityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  inlineScripts: readonly string[],
): void {
  const isHttps = publicUrl.startsWith('https:');
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts].join(' '),
    // Packing a workbook starts workers of its own code.
    "worker-src 'self' blob:",
    // Rendered pages carry widths and ratios as style attributes; style elements stay forbidden.
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ];
  const headers = {
    ...ALWAYS,
    'content-security-policy': policy.join(';'),
    ...(isHttps && { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }),
  };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** For the one page that reads barcodes: it may ask for the camera, and run the reader's WebAssembly. */
export function allowScanning(reply: FastifyReply): void {
  reply.header('permissions-policy', NO_DEVICES.replace('camera=()', 'camera=(self)'));
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("script-src 'self'", "$& 'wasm-unsafe-eval'"));
}
