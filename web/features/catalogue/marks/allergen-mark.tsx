import type { AllergenState } from '../facts/allergen-states.ts';
import styles from './marks.module.css';

/** A full square, a half square, a ring, a broken line: four states, four shapes. Hidden: a word stands beside it. */
export function AllergenMark({ state }: { readonly state: AllergenState }) {
  return (
    <svg
      className={styles.mark}
      viewBox="0 0 16 16"
      width="14"
      height="14"
      fill="none"
      stroke="currentcolor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      {SHAPES[state]}
    </svg>
  );
}

const SHAPES = {
  contains: <rect x="1" y="1" width="14" height="14" fill="currentcolor" stroke="none" />,
  may_contain: (
    <>
      <rect x="1.75" y="1.75" width="12.5" height="12.5" />
      <path d="M1 15L15 1v14z" fill="currentcolor" stroke="none" />
    </>
  ),
  free_from: <circle cx="8" cy="8" r="6.25" />,
  not_declared: <path d="M2 8h12" strokeDasharray="3 2" />,
};
