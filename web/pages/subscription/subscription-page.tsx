import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { PageHead } from '#web/features/marketing/page-head.tsx';
import { PERIODS, type Period } from '#web/features/marketing/plans.ts';
import { classNames } from '#web/lib/class-names.ts';
import { useDocumentTitle } from '#web/lib/use-document-title.ts';
import { CHECKOUT } from '#web/pages/sample/checkout.ts';
import checkbox from '#web/ui/checkbox.module.css';
import { CardForm } from './card-form.tsx';
import styles from './subscription-page.module.css';

export function SubscriptionPage() {
  useDocumentTitle('Checkout');
  const [period, setPeriod] = useState<Period>('yearly');
  const { name, note, total } = CHECKOUT[period];
  return (
    <div className="wrap page">
      <PageHead title="Checkout" text="Choose how to be billed. You can change or stop at any time.">
        <Link to="/pricing" className="link">
          Back to pricing
        </Link>
      </PageHead>
      <div className={styles.columns}>
        <div className={styles.left}>
          <fieldset className={styles.choices}>
            <legend className="title">Billing</legend>
            {[...PERIODS].reverse().map((each) => (
              <Choice key={each} period={each} isChosen={each === period} onChoose={() => setPeriod(each)} />
            ))}
          </fieldset>
          <CardForm button={`Pay ${total}`} />
        </div>
        <aside className={styles.summary} aria-label="Order summary">
          <h2 className="title">Order summary</h2>
          <dl>
            <div>
              <dt>Plan, {name.toLowerCase()}</dt>
              <dd>{total}</dd>
            </div>
            <div>
              <dt>Tax</dt>
              <dd className="muted">at the end</dd>
            </div>
            <div className={styles.total}>
              <dt>Due today</dt>
              <dd aria-live="polite">{total}</dd>
            </div>
          </dl>
          <p className="small muted">In US dollars, {note}.</p>
        </aside>
      </div>
    </div>
  );
}

interface ChoiceProps {
  readonly period: Period;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ period, isChosen, onChoose }: ChoiceProps) {
  const { name, price, note, total, saving } = CHECKOUT[period];
  return (
    <label className={classNames(styles.choice, isChosen && styles.chosen)}>
      <input type="radio" name="period" className={checkbox.check} checked={isChosen} onChange={onChoose} />
      <span>
        <span className="strong">{name}</span>
        {saving && <em className={styles.saving}>{saving}</em>}
        <span className={styles.note}>
          {price}, {note}
        </span>
      </span>
      <span className={styles.amount}>{total}</span>
    </label>
  );
}
