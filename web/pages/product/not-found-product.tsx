import { Link } from '@tanstack/react-router';
import { parseGtin } from '#contract/gtin.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { buttonClass } from '#web/ui/button-class.ts';

export interface NotFoundProductProps {
  readonly gtin: string;
  /** The server's sentence. */
  readonly reason: string;
}

/** No such product, or no such GTIN; the search may still find what was meant. */
export function NotFoundProduct({ gtin, reason }: NotFoundProductProps) {
  useDocumentTitle('Product not found', { isMissing: true });
  const isGtin = parseGtin(gtin).ok;
  return (
    <div className="wrap page stack">
      <h1 className="heading">Product not found</h1>
      <p className="lead">{isGtin ? `No product with the GTIN ${gtin} is in the catalogue.` : reason}</p>
      <p className="row">
        <Link to="/products" search={{ q: gtin.slice(0, 40) }} className={buttonClass({ tone: 'primary' })}>
          Search for it
        </Link>
        <Link to="/products" className={buttonClass()}>
          See all products
        </Link>
      </p>
    </div>
  );
}
