import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseGtin } from '#contract/gtin.ts';
import type { Product } from '#contract/product.schema.ts';
import type { FindByLanguage } from '#server/http/language.ts';
import type { Page } from './faces.ts';
import { type FindFinished, sendFinished } from './finished-page.ts';
import { dataScript } from './html-tags.ts';
import { pageHead } from './page-head.ts';
import { absoluteUrl, productHead } from './product-head.ts';
import type { RenderedPage } from './rendered.ts';
import { finishRendered, renderFor } from './rendered-page.ts';
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
  { findProduct, publicUrl, findFinished }: ProductPages & { readonly findFinished: FindFinished },
): void {
  app.get<{ Params: { gtin: string } }>('/products/:gtin', async (request, reply) => {
    const parsed = parseGtin(request.params.gtin);
    if (parsed.ok && parsed.gtin !== request.params.gtin) return redirectTo(request, reply, parsed.gtin);
    const product = async () => (parsed.ok ? findProduct(parsed.gtin) : undefined);
    const { page, render } = findPage(request, reply);
    const finished = await findFinished(request, async () => {
      const found = await product();
      const rendered = await renderFor(render, request);
      if (!found)
        return rendered?.head.isMissing ? finishRendered(page, rendered, pageHead(rendered.head)) : undefined;
      if (!rendered) return undefined;
      const head = `${headOf(found, publicUrl)}${structuredData(rendered, publicUrl)}`;
      return finishRendered(page, rendered, head);
    });
    if (finished) return sendFinished(request, reply, finished);
    const found = await product();
    if (!found) return sendPage(request, reply, page.plain, 404);
    const html = page.withContent({ head: headOf(found, publicUrl) });
    return sendPage(request, reply, html, 200);
  });
}

const headOf = (product: Uint8Array, publicUrl: string) =>
  productHead(JSON.parse(Buffer.from(product).toString('utf8')) as Product, publicUrl);

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
