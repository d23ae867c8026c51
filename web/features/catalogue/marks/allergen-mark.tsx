import type { ShownState } from '../facts/allergen-states.ts';
import styles from './marks.module.css';

export interface AllergenMarkProps {
  readonly state: ShownState;
  /** 11 px within a text. */
  readonly size?: 11 | 14 | 20;
  /** What it says where no word stands beside it. */
  readonly label?: string;
}

/**
 * A full square contains, a half one may contain, a square in a square is named alone; a ring is free from, a square
 * in that ring a conflict, a broken line silence: six states, six shapes.
 */
export function AllergenMark({ state, size = 14, label }: AllergenMarkProps) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.5"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined}
    >
      {SHAPES[state]}
    </svg>
  );
}

const KERNEL = <rect x="5" y="5" width="6" height="6" fill="currentcolor" stroke="none" />;

const SHAPES = {
  conflict: (
    <>
      <circle cx="8" cy="8" r="6.75" />
      {KERNEL}
    </>
  ),
  contains: <rect x="1" y="1" width="14" height="14" fill="currentcolor" stroke="none" />,
  named: (
    <>
      <rect x="1.75" y="1.75" width="12.5" height="12.5" />
      {KERNEL}
    </>
  ),
  may_contain: (
    <>
      <rect x="1.75" y="1.75" width="12.5" height="12.5" />
      <path d="M1 15L15 1v14z" fill="currentcolor" stroke="none" />
    </>
  ),
  free_from: <circle cx="8" cy="8" r="6.25" />,
  not_declared: <path d="M2 8h12" strokeDasharray="3 2" />,
};
