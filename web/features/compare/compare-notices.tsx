import { t } from 'ttag';
import { MAX_COMPARED } from '#contract/products.ts';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { AskedProducts } from './asked-products.ts';
import { COMPARE_LIMIT_TEXT } from './chosen.ts';
import styles from './compare-notices.module.css';

export interface CompareNoticesProps {
  readonly asked: AskedProducts;
  /** GTINs that no product has. */
  readonly unknown: readonly string[];
  readonly onRemove: (gtin: string) => void;
}

/** What the address asks for and cannot be shown: each said, nothing lost. */
export function CompareNotices({ asked: { invalid, tooMany }, unknown, onRemove }: CompareNoticesProps) {
  if (tooMany === 0 && invalid.length === 0 && unknown.length === 0) return null;
  return (
    <div className={styles.notices} role="alert">
      {tooMany > 0 && (
        <p>
          <VerdictMark verdict="unknown" />
          <span>
            {tooMany === 1
              ? t`${COMPARE_LIMIT_TEXT}. One more in the address is not shown.`
              : t`${COMPARE_LIMIT_TEXT}. ${tooMany} more in the address are not shown.`}
          </span>
        </p>
      )}
      {invalid.map((text) => (
        <p key={text}>
          <VerdictMark verdict="fail" />
          <span>{t`“${text}” in the address is no GTIN.`}</span>
        </p>
      ))}
      {unknown.map((gtin) => (
        <p key={gtin}>
          <VerdictMark verdict="fail" />
          <span>{t`No product with the GTIN ${gtinText(gtin)} is in the catalogue.`}</span>
          <Button size="small" onClick={() => onRemove(gtin)}>
            {t`Remove`}
            <span className="visually-hidden"> {gtinText(gtin)}</span>
          </Button>
        </p>
      ))}
    </div>
  );
}

/** Nothing is chosen yet, or nothing of it is there any more. */
export function NoComparison() {
  return (
    <EmptyState
      title={t`No products chosen`}
      text={t`Choose up to ${MAX_COMPARED} products with the scales on their cards, and see them side by side: price, nutrition, allergens, ingredients and every guideline criterion.`}
    >
      <ButtonLink to="/products" tone="primary">
        {t`Choose products`}
      </ButtonLink>
    </EmptyState>
  );
}
