import type { ReactNode, Ref } from 'react';
import { jt, t } from 'ttag';
import type { ProductPage } from '#contract/products.schema.ts';
import { formatCount } from '#web/lib/format-count.ts';
import type { ProductSearch } from './product-search.ts';
import styles from './results-head.module.css';

export interface ResultsHeadProps {
  readonly search: ProductSearch;
  /** The page shown; undefined before the first answer and after a failure. */
  readonly page: ProductPage | undefined;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** What can be done with the whole page of products. */
  readonly actions: ReactNode;
  /** By which day and places the page judges. */
  readonly judgedBy: ReactNode;
}

export function ResultsHead({ search, page, headingRef, actions, judgedBy }: ResultsHeadProps) {
  const corrected = search.q ? page?.corrected_term : null;
  return (
    <div className={styles.head}>
      <div>
        <h2 ref={headingRef} tabIndex={-1} className={`heading ${styles.heading}`}>
          {t`Search results for: ${search.q ?? t`All Products`}`}
        </h2>
        {corrected && (
          <p className={styles.note}>
            {jt`Showing results for ${<strong key="term">{corrected}</strong>}.`}
            {page?.left_out === null && t` No product has “${search.q}” in it.`}
          </p>
        )}
        {judgedBy}
      </div>
      <div className={styles.side}>
        {actions}
        <p className={styles.total}>
          {page && (
            <>
              <b className="strong">{formatCount(page.total)}</b>{' '}
              {page.total === 1 ? t`product` : t`products`}
            </>
          )}
        </p>
      </div>
    </div>
  );
}
