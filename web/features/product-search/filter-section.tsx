import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import styles from './filter-drawer.module.css';

export interface FilterSectionProps {
  readonly title: string;
  /** How many of its filters are in use. */
  readonly active: number;
  readonly children: ReactNode;
  /** Open from the start even when nothing in it is chosen. */
  readonly isCommon?: boolean;
}

/** A group of filters that folds. What is in use stands open at first; after that it stays as it was left. */
export function FilterSection({ title, active, children, isCommon = false }: FilterSectionProps) {
  const [isOpen] = useState(isCommon || active > 0);
  return (
    <details className={styles.section} open={isOpen}>
      <summary className={styles.summary}>
        <span>{title}</span>
        {active > 0 && <em>{active} in use</em>}
        <ChevronDown size={16} className={styles.arrow} aria-hidden="true" />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
