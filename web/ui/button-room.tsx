import type { ReactNode } from 'react';
import { buttonClass } from './button-class.ts';

/** The room of a small button until its code is there, so that what follows it does not move. */
export function ButtonRoom({ children }: { readonly children?: ReactNode }) {
  return (
    <span className={buttonClass({ size: 'small' })} style={{ visibility: 'hidden' }}>
      {children}
    </span>
  );
}
