import type { ReactNode } from 'react';
import styles from './scorecard-sheet.module.css';

export interface SheetTableProps {
  readonly title: string;
  /** Null: a column of bars; the numbers next to them say the same. */
  readonly columns: readonly (string | null)[];
  /** All columns are texts; else those after the first are numbers. */
  readonly left?: boolean;
  readonly children: ReactNode;
}

export function SheetTable({ title, columns, left = false, children }: SheetTableProps) {
  return (
    <section>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            {columns.map((name, i) =>
              name === null ? (
                <td key="bars" className={styles.bar} />
              ) : (
                <th key={name} scope="col" className={i > 0 && !left ? 'number' : undefined}>
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}
