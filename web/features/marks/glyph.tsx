import type { ReactNode } from 'react';

export interface GlyphProps {
  readonly className: string | undefined;
  readonly size: number;
  /** Drawn in 16 by 16, in lines of 1.5. */
  readonly children: ReactNode;
}

/** The color below a glyph, for what is cut out of its filled shapes. */
export const GROUND = 'var(--mark-ground, var(--paper))';

/** The frame of a small drawn sign in the color of its text. Hidden: the word follows. */
export function Glyph({ className, size, children }: GlyphProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const TICKED_DISC = (
  <>
    <circle cx="8" cy="8" r="8" fill="currentcolor" stroke="none" />
    <path d="M4.4 8.3l2.4 2.4 4.8-5.2" stroke={GROUND} strokeWidth="1.8" />
  </>
);
