import { t } from 'ttag';
import { VerdictMark } from '#web/features/marks/verdict-mark.tsx';
import { countOf } from '#web/lib/format-count.ts';
import styles from './ranges.module.css';

export interface NotSaidProps {
  /** Undefined until it is known. */
  readonly count: number | undefined;
  readonly isLeftOut: boolean;
}

/** The products of which a figure is not known: no range has them, since they may be of any amount. */
export function NotSaid({ count = 0, isLeftOut }: NotSaidProps) {
  if (count === 0) return null;
  const products = countOf(count, t`product does`, t`products do`);
  return (
    <p className={styles.note}>
      <VerdictMark verdict="unknown" />
      {isLeftOut ? t`${products} not say, left out` : t`${products} not say`}
    </p>
  );
}
