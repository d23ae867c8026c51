import { getRouteApi } from '@tanstack/react-router';
import { displayName } from '#contract/product.ts';
import { DetailsState } from '#web/features/catalogue/details/details-state.tsx';
import { ProductDetails } from '#web/features/catalogue/details/product-details.tsx';
import { gtinText } from '#web/features/catalogue/facts/gtin-text.ts';
import { useProduct } from '#web/features/catalogue/queries/product-query.ts';
import { HierarchySection } from '#web/features/hierarchy/hierarchy-section.tsx';
import { isRefusal } from '#web/lib/refusal.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { NotFoundProduct } from './not-found-product.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductCrumbs } from './product-crumbs.tsx';

const route = getRouteApi('/products/$gtin');

/** A product at an address of its own. */
export function ProductPage() {
  const { gtin } = route.useParams();
  const { product, error, isFetching, refetch } = useProduct(gtin);
  const refused = isRefusal(error) ? error : undefined;
  useDocumentTitle(refused ? undefined : product ? displayName(product) : gtinText(gtin));
  if (refused) return <NotFoundProduct gtin={gtin} reason={refused.failure.detail} />;
  return (
    <div className="wrap page stack">
      <ProductCrumbs product={product} />
      {product ? (
        <ProductDetails
          product={product}
          headingAs="h1"
          actions={<ProductActions product={product} />}
          more={<HierarchySection gtin={product.gtin} />}
        />
      ) : (
        <DetailsState error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}
