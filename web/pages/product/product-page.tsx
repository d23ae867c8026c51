import { getRouteApi } from '@tanstack/react-router';
import { t } from 'ttag';
import { parseGtin } from '#contract/gtin.ts';
import { displayName } from '#contract/product.ts';
import { ProductActions } from '#web/blocks/product-actions/product-actions.tsx';
import { DetailsState } from '#web/blocks/product-details/details-state.tsx';
import { ProductDetails } from '#web/blocks/product-details/product-details.tsx';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { useProduct } from '#web/features/product-view/on-chosen-day.tsx';
import { useSession } from '#web/features/session/session.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { isRefusal } from '#web/lib/refusal.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ProductCrumbs } from './product-crumbs.tsx';

// For users alone.
const WatchButton = lazyPart(() => import('#web/features/watches/watch-button.tsx'), 'WatchButton');
const ProductNotice = lazyPart(() => import('#web/features/watches/product-notice.tsx'), 'ProductNotice');
// What opens here does so by itself: the server renders it, its code comes after the rest.
const StandardsSection = lazyPart(
  () => import('#web/features/standards/standards-section.tsx'),
  'StandardsSection',
);
const LawsSection = lazyPart(() => import('#web/features/ingredient-laws/laws-section.tsx'), 'LawsSection');
const MoreSections = lazyPart(() => import('./more-sections.tsx'), 'MoreSections');

const route = getRouteApi('/products/$gtin');

/** A product at an address of its own. */
export function ProductPage() {
  const { gtin } = route.useParams();
  const { user } = useSession();
  const { product, error, isFetching, refetch } = useProduct(gtin);
  const refused = isRefusal(error) ? error : undefined;
  useDocumentTitle(refused ? undefined : product ? displayName(product) : gtinText(gtin));
  if (refused) return <NotFoundProduct gtin={gtin} reason={refused.failure.detail} />;
  return (
    <div className="wrap page stack">
      <ProductCrumbs product={product} />
      {user && product && <ProductNotice gtin={product.gtin} />}
      {product ? (
        <ProductDetails
          product={product}
          headingAs="h1"
          actions={
            <>
              <ProductActions product={product} />
              {user && (
                <WatchButton target={{ kind: 'product', gtin: product.gtin }} name={displayName(product)} />
              )}
            </>
          }
          standards={
            <>
              <StandardsSection gtin={product.gtin} />
              <LawsSection gtin={product.gtin} />
            </>
          }
          more={<MoreSections product={product} />}
        />
      ) : (
        <DetailsState error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

interface NotFoundProductProps {
  readonly gtin: string;
  /** The server's sentence. */
  readonly reason: string;
}

/** No such product, or no such GTIN; the search may still find what was meant. */
function NotFoundProduct({ gtin, reason }: NotFoundProductProps) {
  useDocumentTitle(t`Product not found`, { isMissing: true });
  const isGtin = parseGtin(gtin).ok;
  return (
    <div className="wrap page stack">
      <h1 className="heading">{t`Product not found`}</h1>
      <p className="lead">
        {isGtin ? t`No product with the GTIN ${gtinText(gtin)} is in the catalogue.` : reason}
      </p>
      <p className="row">
        <ButtonLink to="/products" search={{ q: gtin.slice(0, 40) }} tone="primary">
          {t`Search for it`}
        </ButtonLink>
        <ButtonLink to="/products">{t`See all products`}</ButtonLink>
      </p>
    </div>
  );
}
