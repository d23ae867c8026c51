import { FREE, type Offer } from '#web/pages/sample/checkout.ts';
import styles from './subscription-page.module.css';

export interface OrderSummaryProps {
  readonly planTitle: string;
  readonly offer: Offer;
}

export function OrderSummary({ planTitle, offer: { name, note, total } }: OrderSummaryProps) {
  return (
    <aside className={styles.summary} aria-label="Order summary">
      <h2 className="title">Order summary</h2>
      <dl>
        <div>
          <dt>
            {planTitle}, {name.toLowerCase()}
          </dt>
          <dd>{total}</dd>
        </div>
        {total !== FREE && (
          <div>
            <dt>Tax</dt>
            <dd className="muted">at the end</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>Due today</dt>
          <dd aria-live="polite">{total}</dd>
        </div>
      </dl>
      <p className="small muted">In US dollars{total !== FREE && `, ${note}`}.</p>
    </aside>
  );
}
