import { type ReactNode, useId } from 'react';
import styles from './section.module.css';

export interface SectionProps {
  readonly title: string;
  /** Beside the title, at the end of the line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}
