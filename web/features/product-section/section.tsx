import { type ComponentProps, createContext, type ReactNode, use, useId } from 'react';
import styles from './section.module.css';

/** The level of a product's section headings: one below the product's own name. */
export const SectionLevel = createContext<'h2' | 'h3'>('h3');

export function SectionHeading(props: ComponentProps<'h3'>) {
  const Heading = use(SectionLevel);
  return <Heading {...props} />;
}

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
