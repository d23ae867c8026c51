import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: string;
  readonly text: string;
  /** Where to go from here. */
  readonly children?: ReactNode;
}

/** A bare shelf, what it is for, and how something gets onto it. */
export function EmptyState({ title, text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <div className={styles.shelf} aria-hidden="true">
        <i />
        <i />
        <i />
      </div>
      <h2 className="title">{title}</h2>
      <p className="lead">{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
