import type { FastifyInstance } from 'fastify';
import { matchesTag } from '#server/http/send-tagged.ts';
import { packCache } from './packs/pack-cache.ts';
import { VIEWS, type View } from './packs/types.ts';

/** Pictures kept: some ten pages of the catalogue with all their views, about 8 MB. */
const KEPT = 480;

const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * `GET /packs/{gtin}/{view}.svg`: the package of a demo product, drawn on request. The pictures hold no script,
 * style or reference, and their policy forbids any.
 */
export function packRoutes(app: FastifyInstance): void {
  const findSent = packCache(KEPT, drawDemoPack);
  app.get<{ Params: { gtin: string; file: string } }>('/packs/:gtin/:file', async (request, reply) => {
    const { gtin, file } = request.params;
    const view = /^([a-z]+)\.svg$/.exec(file)?.[1];
    const pack = view === undefined ? undefined : await findSent(gtin, view);
    if (pack === undefined) return reply.code(404).type('text/plain').send('There is no such picture.');
    reply
      .header('etag', pack.etag)
      .header('cache-control', A_YEAR)
      .header('vary', 'accept-encoding')
      .header('content-security-policy', "default-src 'none'; sandbox");
    if (matchesTag(request.headers['if-none-match'], pack.etag)) return reply.code(304).send();
    reply.type('image/svg+xml');
    // Compressed once and kept, not by the server's own compression at every request.
    if (!acceptsGzip(request.headers['accept-encoding'])) return reply.send(pack.svg);
    return reply.header('content-encoding', 'gzip').send(pack.gzipped);
  });
}

const acceptsGzip = (accepted: string | undefined): boolean =>
  /(?:^|,)\s*gzip\s*(?:,|$|;\s*q=(?!0(?:\.0*)?(?:,|$)))/i.test(accepted ?? '');

const isView = (text: string): text is View => VIEWS.some((view) => view === text);

async function drawDemoPack(gtin: string, view: string): Promise<string | undefined> {
  if (!isView(view) || !/^\d{14}$/.test(gtin)) return undefined;
  // Loaded with the first picture: the tables behind the demo catalogue are large.
  const [{ findPack }, { drawPack }] = await Promise.all([
    import('#demo/catalogue/find-pack.ts'),
    import('./packs/draw-pack.ts'),
  ]);
  const pack = findPack(gtin);
  return pack && drawPack({ ...pack, view });
}
