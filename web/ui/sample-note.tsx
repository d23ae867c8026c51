import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './sample-note.module.css';

export interface SampleNoteProps {
  /** What is a sample, and what is not. */
  readonly children: ReactNode;
  /** Named by the `aria-describedby` of a control that saves nothing. */
  readonly id?: string;
}

/** Marks a screen, or a part of one, as a sample: at its top, in words. */
export function SampleNote({ children, id }: SampleNoteProps) {
  return (
    <div role="note" className={styles.note}>
      <Info size={16} aria-hidden="true" />
      <p id={id}>
        <strong>Sample.</strong> {children}
      </p>
    </div>
  );
}
