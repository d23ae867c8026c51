import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { DESCRIPTIONS } from '#contract/addresses.ts';
import type { Database } from '#server/db/schema.ts';

/** A sitemap may list 50,000 addresses (sitemaps.org); fewer keep the files small. */
const PRODUCTS_A_FILE = 25_000;
const FRESH = 'public, max-age=3600';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** What search engines ask for: `robots.txt`, and the addresses of the public pages and of every product. */
export function sitemapRoutes(app: FastifyInstance, db: Kysely<Database>, publicUrl: string): void {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .header('cache-control', FRESH)
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /auth\nDisallow: /cart\nDisallow: /profile\nDisallow: /wishlist\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const { total } = await db
      .selectFrom('products')
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    const files = Array.from(
      { length: Math.ceil(Number(total) / PRODUCTS_A_FILE) },
      (_, i) => `/sitemaps/products/${i + 1}`,
    );
    const entries = ['/sitemaps/pages', ...files].map(
      (path) => `<sitemap><loc>${publicUrl}${path}</loc></sitemap>`,
    );
    return reply
      .header('cache-control', FRESH)
      .type('application/xml; charset=utf-8')
      .send(xml('sitemapindex', entries));
  });
  app.get('/sitemaps/pages', (_request, reply) =>
    reply
      .header('cache-control', FRESH)
      .type('application/xml; charset=utf-8')
      .send(addresses(publicUrl, Object.keys(DESCRIPTIONS))),
  );
  app.get<{ Params: { file: string } }>('/sitemaps/products/:file', async (request, reply) => {
    const file = /^[1-9]\d{0,5}$/.test(request.params.file) ? Number(request.params.file) : 0;
    const gtins = file === 0 ? [] : await listGtins(db, file);
    if (gtins.length === 0) return reply.callNotFound();
    return reply
      .header('cache-control', FRESH)
      .type('application/xml; charset=utf-8')
      .send(
        addresses(
          publicUrl,
          gtins.map((gtin) => `/products/${gtin}`),
        ),
      );
  });
}

async function listGtins(db: Kysely<Database>, file: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('products')
    .select('gtin')
    .orderBy('gtin')
    .limit(PRODUCTS_A_FILE)
    .offset((file - 1) * PRODUCTS_A_FILE)
    .execute();
  return rows.map(({ gtin }) => gtin);
}

function addresses(publicUrl: string, paths: readonly string[]): string {
  return xml(
    'urlset',
    paths.map((path) => `<url><loc>${publicUrl}${path}</loc></url>`),
  );
}

function xml(root: 'sitemapindex' | 'urlset', entries: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} ${XMLNS}>\n${entries.join('\n')}\n</${root}>\n`;
}
