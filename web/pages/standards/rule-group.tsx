import type { ReactNode } from 'react';
import styles from './standards-page.module.css';

export interface RuleGroupProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** Rule books of one kind, under its name. */
export function RuleGroup({ title, note, children }: RuleGroupProps) {
  return (
    <section className={styles.group} aria-label={title}>
      <div className={`spread ${styles.head}`}>
        <h2 className="title">{title}</h2>
        <p className="small muted">{note}</p>
      </div>
      <ul>{children}</ul>
    </section>
  );
}
