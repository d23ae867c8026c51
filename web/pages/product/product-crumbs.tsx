import { getRouteApi, Link } from '@tanstack/react-router';
import { t } from 'ttag';
import { FAMILY_TITLES } from '#contract/categories.ts';
import type { Product } from '#contract/product.schema.ts';
import { categoryName } from '#web/features/product-facts/category-names.ts';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';

const route = getRouteApi('/products/$gtin');

/** Where the product stands: the list it was opened from, its category, its brand. */
export function ProductCrumbs({ product }: { readonly product: Product | undefined }) {
  const list = route.useSearch();
  const family = FAMILY_TITLES.find((title) => title === product?.family_title);
  return (
    <Breadcrumb>
      <li>
        <Link to="/products" search={list} className="quiet-link">
          {t`Products`}
        </Link>
      </li>
      {family && (
        <li>
          <Link to="/products" search={{ category: [family] }} className="quiet-link">
            {categoryName(family)}
          </Link>
        </li>
      )}
      {product?.brand && (
        <li>
          <Link to="/products" search={{ brand: product.brand }} className="quiet-link">
            {product.brand}
          </Link>
        </li>
      )}
    </Breadcrumb>
  );
}
