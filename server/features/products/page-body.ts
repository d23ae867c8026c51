import { productsContract } from '#contract/products.schema.ts';
import type { SearchPage } from '#server/search/engine.ts';

const tailReply = productsContract.list.reply.omit({ products: true });

const HEAD = Buffer.from('{"products":[');
const COMMA = Buffer.from(',');

/** The parts of a list reply: each product's cached bytes as they are, and what surrounds them. */
export function pageBody(page: SearchPage): Uint8Array[] {
  const tail = JSON.stringify(
    tailReply.parse({
      total: page.total,
      facets: page.facets,
      corrected_term: page.correctedTerm,
      relaxations: page.relaxations,
    }),
  );
  const products = page.bodies.flatMap((body, index) => (index === 0 ? [body] : [COMMA, body]));
  return [HEAD, ...products, Buffer.from(`],${tail.slice(1)}`)];
}
