import type { ReactNode } from 'react';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import type { ProductPage } from '#contract/products.schema.ts';
import { brandOrGtin } from '#web/features/product-facts/gtin-text.ts';
import { LOCALE } from '#web/lib/language.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import styles from './also-close.module.css';

export interface AlsoCloseProps {
  readonly close: NonNullable<ProductPage['also_close']>;
  /** The products, drawn like those above them. */
  readonly children: ReactNode;
}

/** More would be most of the search. */
const MAX_NAMED = 2;
const ANY_OF = new Intl.ListFormat(LOCALE, { type: 'disjunction' });

/** Products that lack some of the words, after those that have all of them. */
export function AlsoClose({ close: { without }, children }: AlsoCloseProps) {
  return (
    <section className={styles.section} aria-labelledby="also-close">
      <h2 className="title" id="also-close">
        {t`Also close`}
      </h2>
      <p className="small muted">
        {without.length <= MAX_NAMED
          ? t`Without ${ANY_OF.format(without.map((word) => `“${word}”`))}.`
          : t`Each has some of the words.`}
      </p>
      {children}
    </section>
  );
}

export interface CloseNamesProps extends Pick<AlsoCloseProps, 'close'> {
  readonly onOpen: (gtin: string) => void;
}

/** The same by name alone, under a table. */
export function CloseNames({ close, onOpen }: CloseNamesProps) {
  return (
    <AlsoClose close={close}>
      <ul className={styles.names}>
        {close.products.map((product) => (
          <li key={product.gtin}>
            <CloseName product={product} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </AlsoClose>
  );
}

function CloseName({ product, onOpen }: { readonly product: Product } & Pick<CloseNamesProps, 'onOpen'>) {
  const { gtin } = product;
  return (
    <>
      <AppLink href={`/products/${gtin}`} onPress={() => onOpen(gtin)}>
        {displayName(product)}
      </AppLink>{' '}
      <span className="small muted">{brandOrGtin(product)}</span>
    </>
  );
}
