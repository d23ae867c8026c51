import type { ReactNode } from 'react';
import { EmptyShelf } from './empty-shelf.tsx';
import styles from './empty-state.module.css';

export interface EmptyStateProps {
  readonly title: string;
  /** `h1` where nothing else stands on the page. */
  readonly as?: 'h1' | 'h2';
  readonly text: ReactNode;
  /** Where to go from here. */
  readonly children?: ReactNode;
}

/** A bare shelf, what it is for, and how something gets onto it. */
export function EmptyState({ title, as: Heading = 'h2', text, children }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <EmptyShelf />
      <Heading className={Heading === 'h1' ? 'heading' : 'title'}>{title}</Heading>
      <p className="lead">{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
