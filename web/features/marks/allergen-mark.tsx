import type { ShownState } from '#web/features/product-facts/allergen-states.ts';
import styles from './marks.module.css';

export interface AllergenMarkProps {
  readonly state: ShownState;
  /** 11 px within a text. */
  readonly size?: 11 | 14 | 20;
}

/**
 * A full square contains, a half one may contain, a square in a square is named alone; a ring is free from, a square
 * in that ring a conflict, a broken line silence: six states, six shapes. Hidden from screen readers: the word follows.
 */
export function AllergenMark({ state, size = 14 }: AllergenMarkProps) {
  const [ink, line, filled] = SHAPES[state];
  return (
    <svg
      className={styles.mark}
      style={{ color: `var(--${ink})` }}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      aria-hidden="true"
    >
      <path d={line} stroke="currentcolor" strokeWidth="1.5" />
      <path d={filled} fill="currentcolor" />
    </svg>
  );
}

const SQUARE = 'M1.75 1.75h12.5v12.5H1.75z';
const RING = 'M14.5 8a6.5 6.5 0 1 1-13 0a6.5 6.5 0 1 1 13 0z';
const KERNEL = 'M5 5h6v6H5z';

/** Its color's token, what is drawn as a line, and what is filled. */
const SHAPES: Readonly<Record<ShownState, readonly [ink: string, line: string, filled?: string]>> = {
  conflict: ['amber', RING, KERNEL],
  contains: ['ink-soft', SQUARE, SQUARE],
  named: ['ink-soft', SQUARE, KERNEL],
  may_contain: ['amber', SQUARE, 'M1 15L15 1v14z'],
  free_from: ['leaf', RING],
  not_declared: ['muted', 'M2 8h3m2 0h2m2 0h3'],
};
