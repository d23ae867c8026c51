import { useId, useState } from 'react';
import styles from './long-text.module.css';

/** About six lines of a column: below this nothing is won by folding. */
const FOLDED_FROM = 180;

/** A text of any length in a narrow column: its beginning, and all of it on request. */
export function LongText({ text }: { readonly text: string }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  if (text.length <= FOLDED_FROM) return <span className={styles.text}>{text}</span>;
  return (
    <>
      <span id={id} className={isOpen ? styles.text : `${styles.text} ${styles.folded}`}>
        {text}
      </span>
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Show less' : 'Show all'}
      </button>
    </>
  );
}
