import type { FastifyInstance, FastifyReply } from 'fastify';
import { DESCRIPTIONS } from '#contract/addresses.ts';
import { ALL_STANDARD_KEYS } from '#contract/all-standards.ts';
import { LAW_KEYS } from '#contract/law-titles.ts';
import type { Db } from '#server/db/schema.ts';
import { countProducts, listGtins } from './sitemap.queries.ts';

/** A sitemap may list 50,000 addresses (sitemaps.org); fewer keep the files small. */
const PRODUCTS_A_FILE = 25_000;
const FRESH = 'public, max-age=3600';
const XMLNS = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Pages that have a description, and the page of each standard and ingredient law. */
const RULE_BOOKS = [...ALL_STANDARD_KEYS, ...LAW_KEYS].map((key) => `/standards/${key}`);
const PAGES = [...Object.keys(DESCRIPTIONS), ...RULE_BOOKS];

/** What search engines ask for: `robots.txt`, and the addresses of the public pages and of every product. */
export function sitemapRoutes(app: FastifyInstance, db: Db, publicUrl: string): void {
  const send = (reply: FastifyReply, type: 'text/plain' | 'application/xml', content: string) =>
    reply.header('cache-control', FRESH).type(`${type}; charset=utf-8`).send(content);

  app.get('/robots.txt', (_request, reply) =>
    send(
      reply,
      'text/plain',
      `User-agent: *\nDisallow: /api/\nDisallow: /auth\nDisallow: /cart\nDisallow: /orders\nDisallow: /profile\nDisallow: /wishlist\n\nSitemap: ${publicUrl}/sitemap.xml\n`,
    ),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const count = Math.ceil((await countProducts(db)) / PRODUCTS_A_FILE);
    const files = Array.from({ length: count }, (_, i) => `/sitemaps/products/${i + 1}`);
    const entries = ['/sitemaps/pages', ...files].map(
      (path) => `<sitemap><loc>${publicUrl}${path}</loc></sitemap>`,
    );
    return send(reply, 'application/xml', xml('sitemapindex', entries));
  });
  app.get('/sitemaps/pages', (_request, reply) =>
    send(reply, 'application/xml', addresses(publicUrl, PAGES)),
  );
  app.get<{ Params: { file: string } }>('/sitemaps/products/:file', async (request, reply) => {
    const file = /^[1-9]\d{0,5}$/.test(request.params.file) ? Number(request.params.file) : 0;
    const gtins = file === 0 ? [] : await listGtins(db, PRODUCTS_A_FILE, (file - 1) * PRODUCTS_A_FILE);
    if (gtins.length === 0) return reply.callNotFound();
    const paths = gtins.map((gtin) => `/products/${gtin}`);
    return send(reply, 'application/xml', addresses(publicUrl, paths));
  });
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
