import { t } from 'ttag';
import { type Filling, Strip } from '#web/features/marks/strip.tsx';
import { countOf } from '#web/lib/format-count.ts';
import styles from './standards-page.module.css';

export interface Share {
  readonly filling: Filling;
  /** What is said of such products. */
  readonly word: string;
  readonly count: number;
}

export interface ShareStripProps {
  readonly shares: readonly Share[];
  /** What is said of them, where that is less than what is drawn. */
  readonly words?: readonly Share[];
}

/** Of the products that a rule book applies to, how many get which answer: as a strip, and in words. */
export function ShareStrip({ shares, words = shares }: ShareStripProps) {
  const whole = shares.reduce((sum, { count }) => sum + count, 0);
  if (whole === 0) return <p className={styles.small}>{t`Applies to no product of the catalogue.`}</p>;
  return (
    <>
      <Strip parts={shares.map(({ filling, count: value }) => ({ filling, value }))} />
      <ul className={styles.shares}>
        {words.map(({ word, count }) => (
          <li key={word} title={countOf(count, t`product`, t`products`)}>
            <b>{shareText(count, whole)}</b> {word}
          </li>
        ))}
      </ul>
    </>
  );
}

/** A whole percentage; 0 and 100 only for none and for all. */
function shareText(count: number, whole: number): string {
  const percent = (100 * count) / whole;
  if (count > 0 && percent < 1) return '< 1\u00a0%';
  if (count < whole && percent > 99) return '> 99\u00a0%';
  return `${Math.round(percent)}\u00a0%`;
}
