import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { jt, t } from 'ttag';
import { displayName } from '#contract/product.ts';
import { MAX_COMPARED } from '#contract/products.ts';
import { ProductThumb } from '#web/features/pictures/product-thumb.tsx';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { productQuery } from '#web/features/product-facts/product-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { withoutChosen } from '../chosen.ts';
import { setChosen } from '../chosen-store.ts';
import { compareAddress } from '../compare-search.ts';
import styles from './compare-tray.module.css';

/** What is chosen so far, at the foot of the screen, and the way to the comparison. */
export function CompareTray({ gtins }: { readonly gtins: readonly string[] }) {
  const products = useQueries({ queries: gtins.map(productQuery) });
  const places = Array.from({ length: MAX_COMPARED - gtins.length }, (_, at) => gtins.length + at + 1);
  const tray = useRef<HTMLElement>(null);
  const keepOnly = (left: readonly string[]) => {
    // The button that has the focus is about to go, and the tray after the last product.
    const next = left.length > 0 ? tray.current : document.querySelector('main');
    next?.focus({ preventScroll: true });
    setChosen(left);
  };
  const words = (
    <span key="words" className={styles.words}>
      {t`to compare`}
    </span>
  );
  return (
    <section ref={tray} className={styles.tray} tabIndex={-1} aria-label={t`Products to compare`}>
      <div className={`wrap ${styles.row}`}>
        <p className={styles.count} role="status">
          {jt`${<b key="chosen">{gtins.length}</b>} of ${MAX_COMPARED} ${words}`}
        </p>
        <ul className={styles.items}>
          {gtins.map((gtin, at) => {
            const product = products[at]?.data;
            const name = product ? displayName(product) : gtinText(gtin);
            return (
              <li key={gtin} className={styles.item}>
                {product ? <ProductThumb product={product} className={styles.thumb} /> : <span />}
                <span className={styles.name} title={name}>
                  {name}
                </span>
                <IconButton
                  size="small"
                  label={t`Remove from comparison: ${name}`}
                  icon={<X size={16} aria-hidden="true" />}
                  onClick={() => keepOnly(withoutChosen(gtins, gtin))}
                />
              </li>
            );
          })}
          {places.map((place) => (
            <li key={place} className={styles.empty} aria-hidden="true">
              {place}
            </li>
          ))}
        </ul>
        <div className={styles.tools}>
          <Button size="small" tone="quiet" onClick={() => keepOnly([])}>
            {t`Clear`}
            <span className="visually-hidden">{t` comparison`}</span>
          </Button>
          <ButtonLink to="/compare" search={compareAddress(gtins)} tone="primary" size="small">
            {t`Compare`}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
