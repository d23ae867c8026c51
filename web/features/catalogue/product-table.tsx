import type { ReactNode } from 'react';
import type { Product } from '#contract/product.ts';
import styles from './product-table.module.css';
import { ProductTableRow } from './product-table-row.tsx';

export interface ProductSlots {
  readonly select: ReactNode;
  readonly heart: ReactNode;
  readonly cart: ReactNode;
  readonly compare?: ReactNode;
}

export interface ProductTableProps {
  readonly products: readonly Product[];
  readonly slots: (product: Product) => ProductSlots;
  readonly onQuickView: (product: Product) => void;
  readonly isSelected?: (product: Product) => boolean;
}

/** The same facts as on the cards, a row each; on a narrow screen every row folds into a few lines. */
export function ProductTable({ products, slots, onQuickView, isSelected = () => false }: ProductTableProps) {
  return (
    <table className={styles.table}>
      <ProductTableHead />
      <tbody>
        {products.map((product) => (
          <ProductTableRow
            key={product.gtin}
            product={product}
            selected={isSelected(product)}
            onQuickView={() => onQuickView(product)}
            {...slots(product)}
          />
        ))}
      </tbody>
    </table>
  );
}

function ProductTableHead() {
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
        <th scope="col">Smart Snack</th>
        <th scope="col">Good Choice</th>
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
