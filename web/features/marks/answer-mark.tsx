import type { AnswerMark as Mark } from '#contract/answer-words.ts';
import { Glyph } from './glyph.tsx';
import styles from './marks.module.css';
import { VerdictMark } from './verdict-mark.tsx';

export interface AnswerMarkProps {
  readonly mark: Mark;
  /** 24 for the sentence of a product's page. */
  readonly size?: 16 | 24;
}

/**
 * The marks of verdicts; steps for a place on a scale, the failing square with clock hands for what fails from a known
 * day, and a ring with a tick, weaker than a pass, for what no law names. Hidden: the words follow.
 */
export function AnswerMark({ mark, size = 16 }: AnswerMarkProps) {
  if (mark !== 'step' && mark !== 'coming' && mark !== 'not_named')
    return <VerdictMark verdict={mark} size={size} filled={size === 24} />;
  return (
    <Glyph className={styles[mark]} size={size}>
      {SHAPES[mark]}
    </Glyph>
  );
}

const SHAPES = {
  step: <path d="M1 10h3v5H1zM6.5 6h3v9h-3zM12 1h3v14h-3z" fill="currentcolor" stroke="none" />,
  coming: (
    <>
      <rect x="1.25" y="1.25" width="13.5" height="13.5" rx="1.5" />
      <path d="M8 4.2V8.4l2.8 1.7" strokeWidth="1.6" />
    </>
  ),
  not_named: (
    <>
      <circle cx="8" cy="8" r="7" />
      <path d="M4.9 8.3l2.1 2.1 4.1-4.6" strokeWidth="1.6" />
    </>
  ),
};
