import { t } from 'ttag';
import { type Term, Terms } from '#web/ui/terms.tsx';
import styles from './order-new-page.module.css';

const READS: readonly Term[] = [
  [t`Code`, t`GTIN of each, case or pallet, 8 to 14 digits`],
  [t`Supplier number`, t`kept with the line`],
  [t`Name, brand`, t`used where a line has no code`],
  [t`Pack`, t`“72/1.41OZ”, “6 × 102 oz”, “4 / 5 LB”`],
  [t`Quantity, unit`, t`cases or eaches`],
  [t`Price`, t`by case or by each`],
];

const NBSP = '\u00a0';
const REFUSED: readonly Term[] = [
  [t`Over 20${NBSP}MB`, t`Remove pictures and unused sheets.`],
  [t`Over 5,000${NBSP}lines`, t`Split the list, for example by kitchen.`],
  [t`Password`, t`Remove the password and save again.`],
  [t`XLS, PDF, Numbers`, t`Save as XLSX or CSV, or paste the rows.`],
  [t`Unreadable text`, t`Save the CSV as UTF-8.`],
  [t`Formulas, macros`, t`Formulas count as their last value; macros never run.`],
];

/** What a file may have; after one that was not read, which files are not and what helps. */
export function WhatItReads({ isRefused }: { readonly isRefused: boolean }) {
  return (
    <section>
      <h2 className={`title ${styles.sectionHead}`}>
        {isRefused ? t`Files that are refused` : t`What it reads`}
      </h2>
      <Terms className={styles.reads} terms={isRefused ? REFUSED : READS} />
    </section>
  );
}
