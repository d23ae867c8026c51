import type { ReactNode } from 'react';

export type Term = readonly [term: string, text: ReactNode];

/** Terms, each with its text, in boxes that the class lays out. */
export function Terms({
  terms,
  className,
}: {
  readonly terms: readonly Term[];
  readonly className: string | undefined;
}) {
  return (
    <dl className={className}>
      {terms.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
