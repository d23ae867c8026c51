import { type ReactNode, useId } from 'react';
import styles from './section.module.css';
import { SectionHeading } from './section-heading.tsx';

export interface SectionProps {
  readonly title: string;
  /** Where something leads to it. */
  readonly id?: string;
  /** Beside the title, at the end of the line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, id, aside, children }: SectionProps) {
  const titleId = useId();
  return (
    <section
      className={styles.section}
      aria-labelledby={titleId}
      {...(id !== undefined && { id, tabIndex: -1 })}
    >
      <div className={styles.head}>
        <SectionHeading id={titleId} className={styles.title}>
          {title}
        </SectionHeading>
        {aside}
      </div>
      {children}
    </section>
  );
}
