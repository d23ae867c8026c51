import { startServer } from '#tests/support/start-server.ts';
import { buildWebOnce } from '../scripts/build-web.ts';

export interface WebServer {
  readonly url: string;
  stop(): Promise<unknown>;
}

/** The built program with the demo catalogue; or the one that LARDER_URL names. */
export async function openWebServer(): Promise<WebServer> {
  const url = process.env.LARDER_URL;
  if (url !== undefined) return { url, stop: async () => undefined };
  await buildWebOnce();
  return startServer();
}

/** GTINs of the demo catalogue with much to show. */
export async function richGtins(url: string, count: number): Promise<string[]> {
  const reply = await fetch(`${url}/api/products?limit=${count}&search_term=granola`);
  const { products } = (await reply.json()) as { products: { gtin: string }[] };
  return products.map(({ gtin }) => gtin);
}
