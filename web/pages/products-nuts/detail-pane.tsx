import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { ProductActions } from '#web/blocks/product-actions/product-actions.tsx';
import { AllergenSection } from '#web/blocks/product-details/allergen-section.tsx';
import { ChosenVerdicts } from '#web/blocks/product-details/chosen-verdicts.tsx';
import { ConflictNotice } from '#web/blocks/product-details/conflict-notice.tsx';
import { DetailsState } from '#web/blocks/product-details/details-state.tsx';
import { IngredientsSection } from '#web/blocks/product-details/ingredients-section.tsx';
import { LabelBadges } from '#web/blocks/product-details/label-badges.tsx';
import { ProductHeading } from '#web/blocks/product-details/product-heading.tsx';
import { NutritionSection } from '#web/features/nutrition-label/nutrition-section.tsx';
import { gtinText } from '#web/features/product-facts/gtin-text.ts';
import { SectionLevel } from '#web/features/product-section/section.tsx';
import { DayNote, useProduct } from '#web/features/product-view/on-chosen-day.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import styles from './detail-pane.module.css';

export interface OpenProductProps {
  readonly gtin: string;
  /** The page of products that it is shown with. */
  readonly products: readonly Product[];
  readonly onOpen: (gtin: string | undefined) => void;
}

/** The product of the chosen line, beside the table. */
export function DetailPane({ gtin, products, onOpen }: OpenProductProps) {
  const row = products.findIndex((each) => each.gtin === gtin);
  const { product, error, isFetching, refetch } = useProduct(gtin, products[row]);
  const previous = row > 0 ? products[row - 1]?.gtin : undefined;
  const next = row === -1 ? undefined : products[row + 1]?.gtin;
  return (
    <aside className={styles.pane} aria-label={product ? displayName(product) : gtinText(gtin)}>
      <div className={styles.bar}>
        <p className="small muted">
          {row === -1 ? t`Not on this page` : t`${row + 1} of ${products.length} here`}
        </p>
        {[
          { name: t`Previous product`, Icon: ChevronUp, to: previous, disabled: previous === undefined },
          { name: t`Next product`, Icon: ChevronDown, to: next, disabled: next === undefined },
          { name: t`Close product`, Icon: X, to: undefined, disabled: false },
        ].map(({ name, Icon, to, disabled }) => (
          <IconButton
            key={name}
            size="small"
            label={name}
            icon={<Icon size={16} aria-hidden="true" />}
            disabled={disabled}
            onClick={() => onOpen(to)}
          />
        ))}
      </div>
      {product ? (
        <SectionLevel value="h3">
          <div className={styles.content}>
            <ProductHeading product={product} as="h2" />
            <ConflictNotice product={product} hasLink />
            <LabelBadges product={product} />
            <DayNote />
            <div className={styles.actions}>
              <ProductActions product={product} />
            </div>
            <NutritionSection gtin={gtin} />
            <ChosenVerdicts gtin={gtin} />
            <AllergenSection product={product} />
            <IngredientsSection product={product} />
          </div>
        </SectionLevel>
      ) : (
        <DetailsState error={error} isFetching={isFetching} onRetry={() => void refetch()} />
      )}
    </aside>
  );
}
