import type { ReactNode } from 'react';
import { classNames } from '#web/lib/class-names.ts';

export interface NumberHeadProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The head of a column of numbers. */
export function NumberHead({ children, className }: NumberHeadProps) {
  return (
    <th scope="col" className={classNames('number', className)}>
      {children}
    </th>
  );
}

/** The head of a column whose cells say what it is to those who see them. */
export function HiddenHead({ children }: { readonly children: ReactNode }) {
  return (
    <th scope="col">
      <span className="visually-hidden">{children}</span>
    </th>
  );
}
