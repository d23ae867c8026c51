import type { Histogram } from '#contract/products.schema.ts';
import type { Range } from '#contract/ranges.ts';
import styles from './ranges.module.css';
import { isBarWithin } from './scale.ts';

export interface HistogramBarsProps {
  readonly histogram: Histogram;
  readonly range: Range;
}

/** The share of its place that a bar fills, and the least height of one that stands for any product. */
const FILLED = 0.72;
const LEAST = 2;

/** The bars of what is in the range are solid, those of what is left out are outlines. */
export function HistogramBars({ histogram: { counts, step }, range }: HistogramBarsProps) {
  const most = Math.max(...counts, 1);
  const place = 100 / counts.length;
  return (
    <svg className={styles.bars} aria-hidden="true">
      {counts.map((count, i) => {
        if (count === 0) return null;
        const height = Math.max((count / most) * 100, LEAST);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
            key={i}
            className={isBarWithin(range, i * step, (i + 1) * step) ? styles.in : styles.out}
            x={`${i * place}%`}
            y={`${100 - height}%`}
            width={`${place * FILLED}%`}
            height={`${height}%`}
          />
        );
      })}
    </svg>
  );
}
