import { describe, expect, test } from 'vitest';
import { writeTradeItems } from '#server/catalogue/store/write-trade-items.ts';
import { openTestServer } from '#tests/support/feature-app.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';
import { sitemapRoutes } from './sitemap.ts';

const SITE = 'https://larder.example';
const store = await openTestDb();
const { app } = await openTestServer(SITE);
sitemapRoutes(app, store.db, SITE);

async function get(url: string) {
  const { statusCode, body, headers } = await app.inject({ url });
  return { statusCode, body, type: headers['content-type'] };
}

describe('what search engines are told', () => {
  test('is not found for a file that would hold no product, or is no file', async () => {
    for (const file of ['1', '0', '-1', '1e3', 'x', '99999999']) {
      expect((await get(`/sitemaps/products/${file}`)).statusCode, file).toBe(404);
    }
    expect((await get('/sitemap.xml')).body).not.toContain('/sitemaps/products');
  });

  test('keeps them out of calls and pages of one’s own, and names the sitemap', async () => {
    const { body, type } = await get('/robots.txt');
    expect(type).toContain('text/plain');
    expect(body).toContain('Disallow: /api/');
    expect(body).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  test('lists the public pages and every product by its own address', async () => {
    const items = [1, 2].map((n) => tradeItem({ gtin: demoGtin(n), name: `Product ${n}` }));
    await writeTradeItems(store.pool, 'off', items, new Date());
    expect((await get('/sitemap.xml')).body).toContain(`<loc>${SITE}/sitemaps/products/1</loc>`);
    const products = await get('/sitemaps/products/1');
    expect(products.type).toContain('application/xml');
    for (const n of [1, 2]) expect(products.body).toContain(`<loc>${SITE}/products/${demoGtin(n)}</loc>`);
    const pages = (await get('/sitemaps/pages')).body;
    for (const path of ['/pricing', '/standards', '/standards/philly', '/standards/us_red_3'])
      expect(pages).toContain(`<loc>${SITE}${path}</loc>`);
  });
});
