import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';

/**
 * Everything comes from ourselves, but for pictures: sources name them by address, so they come from anywhere.
 * No script in a page runs but those the build has put there, known by their hash (`inlineScripts`: CSP sources).
 * HTTPS-only headers are sent only where the public address is HTTPS: on plain HTTP they would break the site.
 */
export async function securityHeaders(
  app: FastifyInstance,
  publicUrl: string,
  inlineScripts: readonly string[],
): Promise<void> {
  const isHttps = publicUrl.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'", ...inlineScripts],
        // Packing a workbook starts workers of its own code.
        'worker-src': ["'self'", 'blob:'],
        // Rendered pages carry widths and ratios as style attributes; style elements stay forbidden.
        'style-src': ["'self'"],
        'style-src-attr': ["'unsafe-inline'"],
        'img-src': ["'self'", 'https:', 'data:', 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(isHttps && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: isHttps,
    xFrameOptions: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', NO_DEVICES);
  });
}

const NO_DEVICES = 'camera=(), geolocation=(), microphone=()';

/** For the one page that reads barcodes: it may ask for the camera, and run the reader's WebAssembly. */
export function allowScanning(reply: FastifyReply): void {
  reply.header('permissions-policy', NO_DEVICES.replace('camera=()', 'camera=(self)'));
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("script-src 'self'", "$& 'wasm-unsafe-eval'"));
}
