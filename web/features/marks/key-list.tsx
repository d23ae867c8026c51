import type { ReactNode } from 'react';
import styles from './key-list.module.css';

export interface KeyListProps {
  readonly keys: readonly { readonly mark: ReactNode; readonly word: string }[];
}

/** The legend of a chart or table: each mark with its meaning. */
export function KeyList({ keys }: KeyListProps) {
  return (
    <ul className={styles.keys}>
      {keys.map(({ mark, word }) => (
        <li key={word}>
          {mark}
          {word}
        </li>
      ))}
    </ul>
  );
}
