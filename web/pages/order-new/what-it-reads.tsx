import { t } from 'ttag';
import styles from './order-new-page.module.css';

const READS = [
  [t`Code`, t`GTIN of each, case or pallet, 8 to 14 digits`],
  [t`Supplier number`, t`kept with the line`],
  [t`Name, brand`, t`used where a line has no code`],
  [t`Pack`, t`“72/1.41OZ”, “6 × 102 oz”, “4 / 5 LB”`],
  [t`Quantity, unit`, t`cases or eaches`],
  [t`Price`, t`by case or by each`],
] as const;

export function WhatItReads() {
  return (
    <section>
      <h2 className={`title ${styles.sectionHead}`}>{t`What it reads`}</h2>
      <dl className={styles.reads}>
        {READS.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
