import { Glyph, GROUND, TICKED_DISC } from '#web/features/marks/glyph.tsx';
import styles from './match-mark.module.css';
import type { MarkState } from './match-state.ts';

/** A disc with a tick, rings, a triangle: ink, for a match is no verdict. */
export function MatchMark({ state, size = 16 }: { readonly state: MarkState; readonly size?: 14 | 16 }) {
  return (
    <Glyph className={styles[state]} size={size}>
      {SHAPES[state]}
    </Glyph>
  );
}

const SHAPES = {
  code: TICKED_DISC,
  name: (
    <>
      <circle cx="8" cy="8" r="7" />
      <path d="M4.9 8.2l2.1 2.1 4-4.4" />
    </>
  ),
  choose: (
    <>
      <circle cx="8" cy="8" r="7" />
      <path d="M5.9 6.4a2.1 2.1 0 1 1 3 1.9c-.6.3-.9.7-.9 1.3M8 11.1v1.5" />
    </>
  ),
  absent: (
    <>
      <circle cx="8" cy="8" r="7" strokeDasharray="3 2.5" />
      <path d="M5 8h6" />
    </>
  ),
  problem: (
    <>
      <path d="M8 .8L15.6 14.6H.4z" fill="currentcolor" stroke="none" />
      <path d="M8 5.6v4.4M8 11.4v1.6" stroke={GROUND} strokeWidth="1.6" />
    </>
  ),
  aside: <circle cx="8" cy="8" r="2.5" fill="currentcolor" stroke="none" />,
};
