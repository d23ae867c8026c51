import type { Product } from '#contract/product.ts';
import { useNutrition } from '../queries/nutrition-query.ts';
import { productJsonLd } from './product-json-ld.ts';

/** Data for machines that read the page: the browser neither shows nor runs it. */
export function StructuredData({ product }: { readonly product: Product }) {
  const { data } = useNutrition(product.gtin);
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without a single "<"
      dangerouslySetInnerHTML={{ __html: productJsonLd(product, data) }}
    />
  );
}
