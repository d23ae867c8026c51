import type { ReactNode } from 'react';
import styles from './line.module.css';

export interface LineProps {
  /** Drawn 16 px wide. */
  readonly mark: ReactNode;
  readonly title: string;
  readonly says: string;
  readonly children: ReactNode;
}

/** What a rule book says of a product, in a line; opened, why. */
export function Line({ mark, title, says, children }: LineProps) {
  return (
    <li>
      <details className={styles.finding}>
        <summary className={styles.line}>
          {mark}
          <span className={styles.title}>{title}</span>
          <span className={styles.says}>{says}</span>
        </summary>
        <div className={styles.opened}>{children}</div>
      </details>
    </li>
  );
}

/** Lines one below the other. */
export function Lines({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <ul className={styles.list} aria-label={name}>
      {children}
    </ul>
  );
}
