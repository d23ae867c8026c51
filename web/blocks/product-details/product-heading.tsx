import { Copy } from 'lucide-react';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { fullWeight } from '#web/features/product-facts/amount-text.ts';
import { categoryName } from '#web/features/product-facts/category-names.ts';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { breakable, otherNames } from '#web/features/product-facts/product-names.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './product-heading.module.css';

export interface ProductHeadingProps {
  readonly product: Product;
  /** `h1` on a page of its own, `h2` in a dialog. */
  readonly as: 'h1' | 'h2';
}

/** Brand, name, and what identifies the product in the trade. */
export function ProductHeading({ product, as: Heading }: ProductHeadingProps) {
  const gtin = gtinText(product.gtin);
  const names = otherNames(product);
  const { family_title: category } = product;
  return (
    <div className={styles.heading}>
      {product.brand && <p className="soft">{product.brand}</p>}
      <Heading className={styles.name}>{displayName(product)}</Heading>
      <dl className={styles.facts}>
        <div>
          <dt>{t`GTIN`}</dt>
          <dd className={styles.gtin}>
            {gtin}
            <CopyGtin text={product.gtin} />
          </dd>
        </div>
        <div>
          <dt>{product.package_weight?.unit === 'ml' ? t`Net contents` : t`Net weight`}</dt>
          <dd>
            {product.package_weight ? (
              fullWeight(product.package_weight)
            ) : (
              <span className="na">{t`N/A`}</span>
            )}
          </dd>
        </div>
        <div>
          <dt>{t`Category`}</dt>
          <dd>{category ? breakable(categoryName(category)) : <span className="na">{t`N/A`}</span>}</dd>
        </div>
        {names.length > 0 && (
          <div>
            <dt>{t`Also known as`}</dt>
            <dd>{names.join(', ')}</dd>
          </div>
        )}
      </dl>
      {product.description && <p className={styles.description}>{product.description}</p>}
    </div>
  );
}

function CopyGtin({ text }: { readonly text: string }) {
  return (
    <IconButton
      label={t`Copy GTIN`}
      size="small"
      icon={<Copy size={16} aria-hidden="true" />}
      onClick={() => void copyText(text, t`GTIN copied`, t`The browser did not allow copying`)}
    />
  );
}
