import type { ReactNode } from 'react';
import { t } from 'ttag';
import styles from './sample-note.module.css';

export interface SampleNoteProps {
  /** Says which parts are samples. */
  readonly children: ReactNode;
}

/** Marks a screen, or a part of one, as a sample. */
export function SampleNote({ children }: SampleNoteProps) {
  return (
    <p role="note" className={styles.note}>
      <strong>{t`Sample.`}</strong> {children}
    </p>
  );
}
