import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { t } from 'ttag';
import { displayName } from '#contract/product.ts';
import { ProductThumb } from '#web/features/pictures/product-thumb.tsx';
import { customaryWeight } from '#web/features/product-facts/amount-text.ts';
import { brandOrGtin } from '#web/features/product-facts/gtin-text.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import styles from './line-panel.module.css';

const SHOWN = 6;

/** Finds a product for a line by what the user types: a name or a GTIN. */
export function CatalogueSearch({
  text,
  onChoose,
}: {
  readonly text: string;
  readonly onChoose: (gtin: string) => void;
}) {
  const [typed, setTyped] = useState(text);
  const [asked, setAsked] = useState('');
  const { data, isFetching, isError } = useQuery({
    ...apiQuery(['order-search', asked], 'GET /api/products', {
      query: { search_term: asked, limit: String(SHOWN) },
    }),
    enabled: asked !== '',
  });
  const search = (event: SubmitEvent) => {
    event.preventDefault();
    setAsked(typed.trim());
  };
  return (
    <div>
      <form className={styles.search} onSubmit={search}>
        <TextField label={t`Name or GTIN`} value={typed} onChange={setTyped} type="search" />
        <Button type="submit" busy={isFetching}>
          {t`Search`}
        </Button>
      </form>
      <p role="status" className="small muted">
        {isError
          ? t`The search failed. Try again.`
          : data && data.products.length === 0
            ? t`No products found`
            : ''}
      </p>
      <ul className={styles.candidates} aria-label={t`Products found`}>
        {data?.products.map((product) => (
          <li key={product.gtin}>
            <span />
            <ProductThumb product={product} className={styles.thumb} />
            <span>
              <b className="clamp">{displayName(product)}</b>
              <small className="clamp">
                {[brandOrGtin(product), product.package_weight && customaryWeight(product.package_weight)]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
            <span className={styles.why} />
            <span className={styles.odds} />
            <Button
              size="small"
              onClick={() => onChoose(product.gtin)}
              aria-label={t`Choose ${displayName(product)}`}
            >
              {t`Choose`}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
