import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseGtin } from '#contract/gtin.ts';
import type { Product } from '#contract/product.schema.ts';
import type { FindByLanguage } from '#server/http/language.ts';
import type { Page } from './faces.ts';
import { dataScript } from './html-tags.ts';
import { pageHead } from './page-head.ts';
import type { RenderedPage } from './page-renderer.ts';
import { absoluteUrl, productHead } from './product-head.ts';
import { renderFor, sendRendered } from './rendered-page.ts';
import { sendPage } from './web-page.ts';

export interface ProductPages {
  /** The JSON of a product, UTF-8; undefined where no product has the GTIN. */
  readonly findProduct: (gtin: string) => Promise<Uint8Array | undefined>;
  /** Base of absolute addresses. */
  readonly publicUrl: string;
}

export const PRODUCT_PATH = '/products/$gtin';

/**
 * The product's page: rendered, with its own title and preview data, and with all that was fetched for it. Other forms
 * of a GTIN lead to the 14 digits: one product, one address.
 */
export function productPage(
  app: FastifyInstance,
  findPage: FindByLanguage<Page>,
  { findProduct, publicUrl }: ProductPages,
): void {
  app.get<{ Params: { gtin: string } }>('/products/:gtin', async (request, reply) => {
    const parsed = parseGtin(request.params.gtin);
    if (parsed.ok && parsed.gtin !== request.params.gtin) return redirectTo(request, reply, parsed.gtin);
    const product = parsed.ok ? await findProduct(parsed.gtin) : undefined;
    const { page, render } = findPage(request, reply);
    const rendered = await renderFor(render, request);
    if (!product) {
      if (!rendered?.head.isMissing) return sendPage(request, reply, page.plain, 404);
      return sendRendered(request, reply, page, rendered, pageHead(rendered.head));
    }
    const head = productHead(JSON.parse(Buffer.from(product).toString('utf8')) as Product, publicUrl);
    if (!rendered) return sendPage(request, reply, page.withContent({ head, body: '', data: '' }), 200);
    return sendRendered(request, reply, page, rendered, `${head}${structuredData(rendered, publicUrl)}`);
  });
}

function structuredData({ head: { structuredData: data } }: RenderedPage, publicUrl: string): string {
  if (!data) return '';
  const image = data.image?.flatMap((address) => absoluteUrl(address, publicUrl) ?? []);
  return `\n    ${dataScript('type="application/ld+json"', JSON.stringify({ ...data, image }))}`;
}

function redirectTo(request: FastifyRequest, reply: FastifyReply, gtin: string): FastifyReply {
  const query = request.url.indexOf('?');
  const search = query === -1 ? '' : request.url.slice(query);
  return reply.redirect(`/products/${gtin}${search}`, 301);
}
