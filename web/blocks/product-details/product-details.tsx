import type { ReactNode } from 'react';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { NutritionSection } from '#web/features/nutrition-label/nutrition-section.tsx';
import { sourceLines } from '#web/features/product-facts/source-text.ts';
import { SectionLevel } from '#web/features/product-section/section.tsx';
import { ProductPrice } from '#web/features/product-view/card/product-price.tsx';
import { DayNote } from '#web/features/product-view/on-chosen-day.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { AllergenSection } from './allergen-section.tsx';
import { ChosenVerdicts } from './chosen-verdicts.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { ImplausibleNote } from './explained.tsx';
import { Gallery } from './gallery.tsx';
import { IngredientsSection } from './ingredients-section.tsx';
import { LabelBadges } from './label-badges.tsx';
import styles from './product-details.module.css';
import { ProductHeading, type ProductHeadingProps } from './product-heading.tsx';

// Asked for with the page's own code, so that it is there soon after the page is alive.
const loading = import('./lower-sections.tsx');
const LowerSections = lazyPart(() => loading, 'LowerSections');

export interface ProductDetailsProps {
  readonly product: Product;
  readonly headingAs: ProductHeadingProps['as'];
  /** What can be done with the product: cart, wishlist, compare. */
  readonly actions: ReactNode;
  /** What else it is judged by, below the sentences. */
  readonly standards?: ReactNode;
  /** More about the product, below the sections: its packaging. */
  readonly more?: ReactNode;
}

/** Everything about a product, as its page and the dialog over the list show it alike. */
export function ProductDetails({ product, headingAs, actions, standards, more }: ProductDetailsProps) {
  const name = displayName(product);
  return (
    <SectionLevel value={headingAs === 'h1' ? 'h2' : 'h3'}>
      <div className={styles.container}>
        <div className={styles.product}>
          <div className={styles.left}>
            <div className={styles.gallery}>
              <Gallery key={product.gtin} product={product} name={name} />
            </div>
            <div className={styles.label}>
              <NutritionSection gtin={product.gtin} />
              <ImplausibleNote gtin={product.gtin} />
            </div>
          </div>
          <div className={styles.right}>
            <div className={styles.main}>
              <ProductHeading product={product} as={headingAs} />
              <ConflictNotice product={product} hasLink />
              <LabelBadges product={product} />
              <DayNote />
              <div className={styles.buy}>
                <ProductPrice price={product.price} large />
                <div className={styles.actions}>{actions}</div>
              </div>
              <ChosenVerdicts gtin={product.gtin} />
            </div>
            {standards !== undefined && <div className={styles.standards}>{standards}</div>}
            <div className={styles.sections}>
              <AllergenSection product={product} />
              <IngredientsSection product={product} />
              <LowerSections product={product} />
              {more}
              <Sources product={product} />
            </div>
          </div>
        </div>
      </div>
    </SectionLevel>
  );
}

function Sources({ product }: { readonly product: Product }) {
  return (
    <ul className={styles.sources} aria-label={t`Sources`}>
      {sourceLines(product.sources).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
