import { type SearchedWords, splitHits } from './find-hits.ts';
import styles from './marked-text.module.css';

export interface MarkedTextProps {
  readonly text: string;
  readonly words: SearchedWords;
}

/** A text with the words marked that it was found by. */
export function MarkedText({ text, words }: MarkedTextProps) {
  let start = 0;
  return splitHits(text, words).map((part) => {
    const key = start;
    start += part.text.length;
    return part.isHit ? (
      <mark key={key} className={styles.hit}>
        {part.text}
      </mark>
    ) : (
      part.text
    );
  });
}
