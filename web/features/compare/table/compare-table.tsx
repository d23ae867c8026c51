import type { CSSProperties, ReactNode } from 'react';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import type { Column, Row, Section } from '../model/cell.ts';
import { CellView } from './cell-view.tsx';
import { ColumnHead } from './column-head.tsx';
import styles from './compare-table.module.css';

export interface CompareTableProps {
  readonly columns: readonly Column[];
  readonly sections: readonly Section[];
  /** Equal lines that are left out; undefined where all are shown. */
  readonly hidden: number | undefined;
  readonly onRemove: (gtin: string) => void;
  readonly onFirst: (gtin: string) => void;
  /** What can be done with a product, at the foot of its column. */
  readonly actions: (product: Product) => ReactNode;
}

/** A column a product, a line a fact: the same facts in the same order for all of them. */
export function CompareTable({ columns, sections, hidden, onRemove, onFirst, actions }: CompareTableProps) {
  const products = columns.map(({ product }) => product);
  return (
    <section
      className={columns.length > 2 ? `${styles.frame} ${styles.scrolls}` : styles.frame}
      aria-label={t`Comparison`}
    >
      <table className={styles.compare} style={{ '--columns': columns.length } as CSSProperties}>
        <thead>
          <tr>
            <td className={styles.corner}>
              {hidden !== undefined && (
                <span role="status">
                  {hidden === 1 ? t`1 equal line hidden` : t`${hidden} equal lines hidden`}
                </span>
              )}
            </td>
            {products.map((product, at) => (
              <ColumnHead
                key={product.gtin}
                product={product}
                isFirst={at === 0}
                onRemove={() => onRemove(product.gtin)}
                onFirst={() => onFirst(product.gtin)}
              />
            ))}
          </tr>
        </thead>
        {sections.map((section) => (
          <SectionBody key={section.id} section={section} products={products} />
        ))}
        <tfoot>
          <tr>
            <th scope="row">
              <span className="visually-hidden">{t`Actions`}</span>
            </th>
            {products.map((product) => (
              <td key={product.gtin}>
                <div className={styles.actions}>{actions(product)}</div>
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

interface SectionBodyProps {
  readonly section: Section;
  readonly products: readonly Product[];
}

function SectionBody({ section: { title, note, rows }, products }: SectionBodyProps) {
  return (
    <tbody>
      <tr className={styles.heads}>
        <th colSpan={products.length + 1} scope="rowgroup">
          <div>
            {title}
            {note !== undefined && <small>{note}</small>}
          </div>
        </th>
      </tr>
      {rows.map((row) => (
        <RowView key={row.id} row={row} products={products} />
      ))}
    </tbody>
  );
}

function RowView({ row, products }: { readonly row: Row; readonly products: readonly Product[] }) {
  return (
    <tr>
      <th scope="row">
        {row.label}
        {row.basis !== undefined && <small>{row.basis}</small>}
      </th>
      {products.map((product, at) => {
        const cell = row.cells[at];
        return <td key={product.gtin}>{cell && <CellView cell={cell} />}</td>;
      })}
    </tr>
  );
}
