import { t } from 'ttag';
import { formatCount } from '#web/lib/format-count.ts';
import styles from './ruler.module.css';

/** Between numbers: as many lines as make four to six of them. */
const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];
const NUMBERS = 6;
const BETWEEN = 10;

/** How many lines have been read, on a ruler of all of them. */
export function Ruler({ value, of }: { readonly value: number; readonly of: number }) {
  const step = STEPS.find((each) => of / each <= NUMBERS) ?? of;
  const at = (line: number) => `${(100 * line) / of}%`;
  const ticks = Array.from({ length: Math.floor(of / step) * BETWEEN + 1 }, (_, n) => (n * step) / BETWEEN);
  const numbers = ticks.filter((_, n) => n % BETWEEN === 0);
  return (
    <div
      role="progressbar"
      aria-label={t`Lines read`}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={value}
      className={styles.ruler}
    >
      <svg width="100%" height="46" aria-hidden="true">
        <rect className={styles.done} y="4" width={at(value)} height="8" />
        <line className={styles.base} x2="100%" y1="12" y2="12" />
        {ticks.map((tick, n) => (
          <line
            key={tick}
            className={styles.tick}
            x1={at(tick)}
            x2={at(tick)}
            y1="12"
            y2={n % BETWEEN === 0 ? 26 : n % (BETWEEN / 2) === 0 ? 21 : 17}
          />
        ))}
        {numbers.map((number) => (
          <text key={number} x={at(number)} y="42" textAnchor={anchorAt(number / of)}>
            {formatCount(number)}
          </text>
        ))}
      </svg>
    </div>
  );
}

const anchorAt = (share: number) => (share === 0 ? 'start' : share > 0.97 ? 'end' : 'middle');
