import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './finding.module.css';

export interface FindingProps {
  /** Drawn 24 px wide. */
  readonly mark: ReactNode;
  readonly title: string;
  readonly aside?: string | undefined;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** What a standard says of a product: a sentence first; opened, the evidence, then where the rule is written. */
export function Finding({ mark, title, aside, isOpen = false, children }: FindingProps) {
  return (
    <details className={styles.item} open={isOpen}>
      <summary className={styles.line}>
        {mark}
        <span>
          <span className="title">{title}</span>
          {aside !== undefined && aside !== '' && <span className={styles.aside}>{aside}</span>}
        </span>
        <ChevronDown size={20} aria-hidden="true" className={styles.chevron} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

/** Findings one below the other. */
export function Findings({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={styles.findings} aria-label={name}>
      {children}
    </section>
  );
}
