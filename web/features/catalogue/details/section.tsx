import { type ReactNode, useId } from 'react';
import styles from './section.module.css';
import { SectionHeading } from './section-heading.tsx';

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
        <SectionHeading id={id} className={styles.title}>
          {title}
        </SectionHeading>
        {aside}
      </div>
      {children}
    </section>
  );
}
