import type { ReactNode } from 'react';
import { t } from 'ttag';
import { isGuideline } from '#contract/all-standards.ts';
import { GUIDELINES } from '#contract/guideline.ts';
import { useShownStandards } from '#web/features/product-facts/product-answers.ts';
import styles from './product-table.module.css';

/** The same facts as on the cards, a row each; on a narrow screen every row folds into a few lines. */
export function ProductTable({ children }: { readonly children: ReactNode }) {
  return (
    <table className={styles.table}>
      <ProductTableHead />
      <tbody>{children}</tbody>
    </table>
  );
}

function ProductTableHead() {
  const shown = useShownStandards();
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.selectCell}>
          <span className="visually-hidden">{t`Select`}</span>
        </th>
        <th scope="col" className={styles.product}>
          {t`Product`}
        </th>
        <th scope="col" className={styles.category}>
          {t`Category`}
        </th>
        {shown.filter(isGuideline).map((guideline) => (
          <th key={guideline} scope="col">
            {GUIDELINES[guideline].name}
          </th>
        ))}
        <th scope="col">{t`NOVA`}</th>
        <th scope="col" className={styles.price}>
          {t`Price`}
        </th>
        <th scope="col" className={styles.actions}>
          <span className="visually-hidden">{t`Actions`}</span>
        </th>
      </tr>
    </thead>
  );
}
