import { getRouteApi } from '@tanstack/react-router';
import { displayName } from '#contract/product.ts';
import { DetailsState } from '#web/features/catalogue/details/details-state.tsx';
import { ProductDetails } from '#web/features/catalogue/details/product-details.tsx';
import { gtinText } from '#web/features/catalogue/facts/gtin-text.ts';
import { useProduct } from '#web/features/catalogue/queries/product-query.ts';
import { StructuredData } from '#web/features/catalogue/structured-data/structured-data.tsx';
import { HierarchySection } from '#web/features/hierarchy/hierarchy-section.tsx';
import { CallError } from '#web/lib/call-error.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { NotFoundProduct } from './not-found-product.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductCrumbs } from './product-crumbs.tsx';

const route = getRouteApi('/products/$gtin');

/** A product at an address of its own. */
export function ProductPage() {
  const { gtin } = route.useParams();
  const { product, error, isFetching, refetch } = useProduct(gtin);
  useDocumentTitle(product ? displayName(product) : gtinText(gtin));
  if (error instanceof CallError && NOT_THERE.has(error.failure.code)) {
    return <NotFoundProduct gtin={gtin} reason={error.failure.detail} />;
  }
  return (
    <div className="wrap page stack">
      <ProductCrumbs product={product} />
      {product && <StructuredData product={product} />}
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

/** The server knows no such product, or the address holds no GTIN at all: asking again would not help. */
const NOT_THERE: ReadonlySet<string> = new Set(['not_found', 'invalid', 'malformed']);
