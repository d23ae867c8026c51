import type { Product } from '#contract/product.schema.ts';
import { HierarchySection } from '#web/features/hierarchy/hierarchy-section.tsx';
import { BetterSection } from './better-section.tsx';
import { CategorySection } from './category-section.tsx';

/** What the page of a product says at its end. Load it with `lazyPart`. */
export function MoreSections({ product }: { readonly product: Product }) {
  return (
    <>
      <BetterSection product={product} />
      <CategorySection product={product} />
      <HierarchySection gtin={product.gtin} />
    </>
  );
}
