import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseGtin } from '#contract/gtin.ts';
import type { Product } from '#contract/product.ts';
import type { RenderPage } from './page-renderer.ts';
import { firstDataScript, productHead } from './product-head.ts';
import { sendPage, type WebPage } from './web-page.ts';

export interface ProductPages {
  /** The JSON of a product, UTF-8; undefined where no product has the GTIN. */
  readonly findProduct: (gtin: string) => Promise<Uint8Array | undefined>;
  /** Base of absolute addresses. */
  readonly publicUrl: string;
}

export const PRODUCT_PATH = '/products/{gtin}';

/**
 * The product's page: rendered, with its own title and preview data, and with all that was fetched for it. Other forms
 * of a GTIN lead to the 14 digits: one product, one address.
 */
export function productPage(
  app: FastifyInstance,
  page: WebPage,
  render: RenderPage,
  { findProduct, publicUrl }: ProductPages,
): void {
  app.get<{ Params: { gtin: string } }>('/products/:gtin', async (request, reply) => {
    const parsed = parseGtin(request.params.gtin);
    if (!parsed.ok) return sendPage(request, reply, page.plain, 404);
    if (parsed.gtin !== request.params.gtin) return redirectTo(request, reply, parsed.gtin);
    const product = await findProduct(parsed.gtin);
    if (!product) return sendPage(request, reply, page.plain, 404);
    const head = productHead(JSON.parse(Buffer.from(product).toString('utf8')) as Product, publicUrl);
    const rendered = await render(request.url);
    const content = {
      head,
      body: rendered?.html ?? '',
      data: rendered ? firstDataScript(JSON.stringify(rendered.data)) : '',
    };
    return sendPage(request, reply, page.withContent(content), 200);
  });
}

function redirectTo(request: FastifyRequest, reply: FastifyReply, gtin: string): FastifyReply {
  const query = request.url.indexOf('?');
  const search = query === -1 ? '' : request.url.slice(query);
  return reply.redirect(`/products/${gtin}${search}`, 301);
}
