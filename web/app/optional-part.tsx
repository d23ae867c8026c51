import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';

/** A part around the page that the page can do without: where it fails, it is left out. */
export function OptionalPart({ children }: { readonly children: ReactNode }) {
  return (
    <CatchBoundary getResetKey={nothing} errorComponent={nothing}>
      {children}
    </CatchBoundary>
  );
}

const nothing = () => null;
