import type { ReactNode } from 'react';
import type { RuleState } from '#contract/rule-state.ts';
import { Glyph } from './glyph.tsx';
import styles from './marks.module.css';

/** How a rule book stands, as a shape: a full square is in force. Hidden: the words follow. */
export function StateMark({ state }: { readonly state: RuleState }) {
  return (
    <Glyph className={styles[`state_${state}`]} size={14}>
      {SHAPES[state]}
    </Glyph>
  );
}

const SQUARE = { x: 1.25, y: 1.25, width: 13.5, height: 13.5, rx: 1.5 };
const RING = <circle cx="8" cy="8" r="6.75" />;
const SHAPES: Readonly<Record<RuleState, ReactNode>> = {
  in_force: <rect {...SQUARE} fill="currentcolor" />,
  coming: (
    <>
      <rect {...SQUARE} />
      <path d="M8 4.2V8.4l2.8 1.7" strokeWidth="1.6" />
    </>
  ),
  enjoined: (
    <>
      <rect {...SQUARE} />
      <path d="M6 5v6M10 5v6" strokeWidth="1.6" />
    </>
  ),
  proposed: <rect {...SQUARE} strokeDasharray="3 2.4" />,
  program: RING,
  abroad: RING,
};
