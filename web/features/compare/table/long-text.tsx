import { useEffect, useId, useRef, useState } from 'react';
import { t } from 'ttag';
import styles from './long-text.module.css';

/** A text of any length in a narrow column: its beginning, and all of it on request. */
export function LongText({ text }: { readonly text: string }) {
  const id = useId();
  const shown = useRef<HTMLSpanElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const element = shown.current;
    if (!element || isOpen) return undefined;
    const observer = new ResizeObserver(() => setIsLong(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, [isOpen]);
  return (
    <>
      <span ref={shown} id={id} className={isOpen ? styles.text : `${styles.text} ${styles.folded}`}>
        {text}
      </span>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t`Show less` : t`Show all`}
        </button>
      )}
    </>
  );
}
