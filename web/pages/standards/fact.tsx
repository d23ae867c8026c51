import type { ReactNode } from 'react';

export interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** A line of a list of facts: its name, then what is so. */
export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
