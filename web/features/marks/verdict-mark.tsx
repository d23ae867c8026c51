import type { Verdict } from '#contract/guideline.ts';
import { classNames } from '#web/lib/class-names.ts';
import { Glyph, GROUND, TICKED_DISC } from './glyph.tsx';
import styles from './marks.module.css';

export interface VerdictMarkProps {
  readonly verdict: Verdict;
  readonly size?: 16 | 20 | 24;
  /** Fills the failing mark: for the verdict panel alone. */
  readonly filled?: boolean;
}

/** Shape before color: a disc with a tick, a square with a cross, a broken ring, a dot. */
export function VerdictMark({ verdict, size = 16, filled = false }: VerdictMarkProps) {
  return (
    <Glyph className={classNames(styles.mark, styles[verdict])} size={size}>
      {verdict === 'fail' && filled ? SHAPES.failFilled : SHAPES[verdict]}
    </Glyph>
  );
}

const SHAPES = {
  pass: TICKED_DISC,
  fail: (
    <>
      <rect x="1.25" y="1.25" width="13.5" height="13.5" rx="1.5" />
      <path d="M5 5l6 6M11 5l-6 6" strokeWidth="1.6" />
    </>
  ),
  failFilled: (
    <>
      <rect x=".5" y=".5" width="15" height="15" rx="2" fill="currentcolor" stroke="none" />
      <path d="M4.8 4.8l6.4 6.4M11.2 4.8l-6.4 6.4" stroke={GROUND} strokeWidth="1.8" />
    </>
  ),
  unknown: (
    <>
      <circle cx="8" cy="8" r="7" strokeDasharray="3 2.5" />
      <path d="M8 4.6v4.2M8 10.6v1.4" strokeWidth="1.6" />
    </>
  ),
  not_applicable: <circle cx="8" cy="8" r="2.5" fill="currentcolor" stroke="none" />,
};
