import type { ReactNode } from 'react';

/** The head of a column of numbers. */
export function NumberHead({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="col" className="number">
      {children}
    </th>
  );
}
