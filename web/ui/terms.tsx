import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';
import styles from './terms.module.css';

export type Term = readonly [term: string, text: ReactNode];

/** Terms with their texts beside them; the class may give other widths. */
export function Terms({
  terms,
  className,
}: {
  readonly terms: readonly Term[];
  readonly className: string | undefined;
}) {
  return (
    <dl className={classNames(styles.terms, className)}>
      {terms.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
