import { t } from 'ttag';
import { FREE, type Offer } from '#web/pages/sample/checkout.ts';
import styles from './subscription-page.module.css';

export interface OrderSummaryProps {
  readonly planTitle: string;
  readonly offer: Offer;
}

export function OrderSummary({ planTitle, offer: { name, note, total } }: OrderSummaryProps) {
  return (
    <aside className={styles.summary} aria-label={t`Order summary`}>
      <h2 className="title">{t`Order summary`}</h2>
      <dl>
        <div>
          <dt>
            {planTitle}, {name.toLowerCase()}
          </dt>
          <dd>{total}</dd>
        </div>
        {total !== FREE && (
          <div>
            <dt>{t`Tax`}</dt>
            <dd className="muted">{t`at the end`}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{t`Due today`}</dt>
          <dd aria-live="polite">{total}</dd>
        </div>
      </dl>
      <p className="small muted">{total === FREE ? t`In US dollars.` : t`In US dollars, ${note}.`}</p>
    </aside>
  );
}
