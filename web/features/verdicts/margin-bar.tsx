import type { CSSProperties } from 'react';
import styles from './margin-bar.module.css';

export interface MarginBarProps {
  /** The measured value in units of the limit; left out where a bar would say nothing. */
  readonly ratio: number | undefined;
  readonly text: string | undefined;
  readonly isFailed: boolean;
}

const BLOCKS = [0, 1, 2, 3, 4, 5];

/** How far from the limit, a post at two thirds; what runs past is drawn in blocks, to be read without color. */
export function MarginBar({ ratio, text, isFailed }: MarginBarProps) {
  return (
    <div className={isFailed ? `${styles.bar} ${styles.failed}` : styles.bar}>
      {ratio !== undefined && (
        <div className={styles.track} aria-hidden="true" style={{ '--ratio': ratio } as CSSProperties}>
          <span className={styles.fill} />
          {ratio > 1 && (
            <span className={styles.over}>
              {BLOCKS.map((block) => (
                <i key={block} />
              ))}
            </span>
          )}
          <span className={styles.post} />
        </div>
      )}
      {text !== undefined && <span className={styles.text}>{text}</span>}
    </div>
  );
}
