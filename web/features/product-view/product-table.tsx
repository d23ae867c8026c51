import type { ReactNode } from 'react';
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
          <span className="visually-hidden">Select</span>
        </th>
        <th scope="col" className={styles.product}>
          Product
        </th>
        <th scope="col" className={styles.category}>
          Category
        </th>
        {shown.filter(isGuideline).map((guideline) => (
          <th key={guideline} scope="col">
            {GUIDELINES[guideline].name}
          </th>
        ))}
        <th scope="col">NOVA</th>
        <th scope="col" className={styles.price}>
          Price
        </th>
        <th scope="col" className={styles.actions}>
          <span className="visually-hidden">Actions</span>
        </th>
      </tr>
    </thead>
  );
}
