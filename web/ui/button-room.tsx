import type { ReactNode } from 'react';
import { buttonClass } from './button-class.ts';

/** The room of a small button with an icon until its code is there, so that what follows it does not move. */
export function ButtonRoom({ children }: { readonly children?: ReactNode }) {
  return (
    <span className={buttonClass({ size: 'small' })} style={{ visibility: 'hidden' }}>
      <svg width="16" height="16" aria-hidden="true" />
      {children}
    </span>
  );
}
