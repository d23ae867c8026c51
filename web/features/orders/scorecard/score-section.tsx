import { ChevronDown, Table } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { t } from 'ttag';
import styles from './score-section.module.css';

export interface ScoreSectionProps {
  readonly title: string;
  /** Beside the title: what the marks mean, or what is counted. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function ScoreSection({ title, aside, className, children }: ScoreSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={className}>
      <div className={styles.head}>
        <h2 id={id} className="title">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The numbers behind a picture. */
export function AsTable({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <details className={styles.asTable}>
      <summary>
        <Table size={16} aria-hidden="true" />
        {t`Show as a table`}
        <ChevronDown size={16} aria-hidden="true" className={styles.chevron} />
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard */}
      <section className={styles.scroll} aria-label={label} tabIndex={0}>
        {children}
      </section>
    </details>
  );
}
