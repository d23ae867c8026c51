import { ScanEye } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Guideline } from '#contract/guideline.ts';
import { GUIDELINES } from '#contract/guideline.ts';
import type { Product } from '#contract/product.schema.ts';
import { displayName } from '#contract/product.ts';
import { NovaSteps } from '#web/features/marks/nova-steps.tsx';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { ProductThumb } from '#web/features/pictures/product-thumb.tsx';
import { customaryWeight } from '#web/features/product-facts/amount-text.ts';
import { priceText } from '#web/features/product-facts/price-text.ts';
import {
  NOVA_WORDS,
  novaOf,
  SHELF_GUIDELINES,
  VERDICT_WORDS,
  verdictOf,
} from '#web/features/product-facts/product-labels.ts';
import { breakable } from '#web/features/product-facts/product-names.ts';
import { classNames } from '#web/lib/class-names.ts';
import { pressRow } from '#web/lib/press-row.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ProductLink } from './product-link.tsx';
import styles from './product-table.module.css';

export interface ProductTableRowProps {
  readonly product: Product;
  readonly selected: boolean;
  readonly select: ReactNode;
  readonly heart: ReactNode;
  readonly cart: ReactNode;
  readonly compare?: ReactNode;
  readonly onQuickView: () => void;
}

const OPENS_BY_NAME = pressRow(`.${styles.name}`);

export function ProductTableRow({
  product,
  selected,
  select,
  heart,
  cart,
  compare,
  onQuickView,
}: ProductTableRowProps) {
  const name = displayName(product);
  const { brand, package_weight: weight } = product;
  return (
    <tr className={classNames(selected && styles.selected)} {...OPENS_BY_NAME}>
      <td className={styles.selectCell}>{select}</td>
      <th scope="row" className={styles.product}>
        <div className={styles.productInner}>
          <ProductThumb product={product} />
          <span>
            <ProductLink gtin={product.gtin} className={styles.name}>
              {name}
            </ProductLink>
            <small>{[brand, weight && customaryWeight(weight)].filter(Boolean).join(' · ')}</small>
          </span>
        </div>
      </th>
      <td className={styles.category}>
        {product.family_title === null ? <span className="na">N/A</span> : breakable(product.family_title)}
      </td>
      {SHELF_GUIDELINES.map((guideline) => (
        <VerdictCell key={guideline} product={product} guideline={guideline} />
      ))}
      <NovaCell product={product} />
      <PriceCell price={product.price} />
      <td className={styles.actions}>
        <div className={styles.actionsInner}>
          <IconButton
            label={`Quick view: ${name}`}
            icon={<ScanEye size={20} aria-hidden="true" />}
            onClick={onQuickView}
          />
          {compare}
          {heart}
          {cart}
        </div>
      </td>
    </tr>
  );
}

interface VerdictCellProps {
  readonly product: Product;
  readonly guideline: Guideline;
}

/** Folded, the cell carries its column's head itself. */
function VerdictCell({ product, guideline }: VerdictCellProps) {
  const verdict = verdictOf(product, guideline);
  return (
    <td className={styles.label}>
      <span className={styles.says}>
        <VerdictMark verdict={verdict} />
        <span className={styles.folded} aria-hidden="true">
          {GUIDELINES[guideline].name}
        </span>
        <span className={styles.word}>{VERDICT_WORDS[verdict]}</span>
      </span>
    </td>
  );
}

function NovaCell({ product }: { readonly product: Product }) {
  const nova = novaOf(product);
  return (
    <td className={styles.label}>
      <span className={styles.says}>
        <NovaSteps nova={nova} />
        <span className={styles.folded} aria-hidden="true">
          NOVA
        </span>
        {nova ? (
          <span className={styles.word}>
            {nova} <span className={styles.novaWord}>{NOVA_WORDS[nova]}</span>
          </span>
        ) : (
          <span className={styles.word}>Unknown</span>
        )}
      </span>
    </td>
  );
}

function PriceCell({ price }: Pick<Product, 'price'>) {
  const text = priceText(price);
  return (
    <td className={styles.price}>
      {text ? (
        <>
          <b>{text.amount}</b> <small>{text.unit}</small>
        </>
      ) : (
        <small>No price on file</small>
      )}
    </td>
  );
}
