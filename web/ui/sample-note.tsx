import type { ReactNode } from 'react';
import styles from './sample-note.module.css';

export interface SampleNoteProps {
  /** What is a sample, and what is not. */
  readonly children: ReactNode;
}

/** Marks a screen, or a part of one, as a sample: at its top, in words. */
export function SampleNote({ children }: SampleNoteProps) {
  return (
    <p role="note" className={styles.note}>
      <strong>Sample.</strong> {children}
    </p>
  );
}
