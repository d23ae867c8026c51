import { CircleCheck, ScanBarcode, WifiOff } from 'lucide-react';
import { t } from 'ttag';
import type { Cart } from '#contract/cart.schema.ts';
import { moneyText } from '#web/features/product-facts/price-text.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { useOffline } from '#web/lib/offline.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { summarize } from './cart-changes.ts';
import styles from './cart-summary.module.css';

export interface CartSummaryProps {
  readonly cart: Cart;
  readonly onClear: () => void;
}

export function CartSummary({ cart, onClear }: CartSummaryProps) {
  const { items, products, withoutPrice, total } = summarize(cart);
  const isPriced = withoutPrice < products;
  return (
    <aside className={styles.side} aria-label={t`Summary`}>
      <h2 className="title">{t`Summary`}</h2>
      <dl className={styles.sums} aria-live="polite">
        <div>
          <dt>{t`Items`}</dt>
          <dd>{formatCount(items)}</dd>
        </div>
        <div>
          <dt>{t`Products`}</dt>
          <dd>{formatCount(products)}</dd>
        </div>
        <div className={styles.total}>
          <dt>
            {t`Estimated total`}
            {withoutPrice > 0 && <small>{t`${formatCount(withoutPrice)} without price`}</small>}
          </dt>
          <dd>{isPriced ? moneyText(total) : <span className="na">{t`N/A`}</span>}</dd>
        </div>
      </dl>
      <p className="small muted">{t`Products with a price on file only, before tax and freight.`}</p>
      <p>
        <TextLink to="/cart/detail">{t`Cart detail, a sample`}</TextLink>
      </p>
      <ButtonLink to="/scan" reloadDocument wide>
        <ScanBarcode size={16} aria-hidden="true" />
        {t`Scan a barcode`}
      </ButtonLink>
      <Button wide onClick={onClear}>
        {t`Clear Cart`}
      </Button>
      {useOffline() && (
        <ul className={styles.offline}>
          <li>
            <CircleCheck size={16} aria-hidden="true" />
            {t`Works offline: your lists and changes to them`}
          </li>
          <li>
            <WifiOff size={16} aria-hidden="true" />
            {t`Needs a connection: search, orders, files`}
          </li>
        </ul>
      )}
    </aside>
  );
}
