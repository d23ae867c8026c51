import { t } from 'ttag';
import type { Alternative } from '#contract/alternatives.schema.ts';
import { keepUnits } from '#web/features/product-facts/verdict-words.ts';
import styles from './trade.module.css';

const BASES = { serving: t`per serving`, '100g': t`per 100 g`, '100ml': t`per 100 ml` } as const;

export interface TradeProps extends Pick<Alternative, 'basis'> {
  readonly better: readonly string[];
  readonly worse: readonly string[];
}

/** What gets better and what gets worse: words, so that nothing hangs on an arrow's direction. */
export function Trade({ better, worse, basis }: TradeProps) {
  return (
    <dl className={styles.trade}>
      {better.length > 0 && (
        <>
          <dt>{t`Better`}</dt>
          <dd>{keepUnits(inOneSentence(better))}</dd>
        </>
      )}
      <dt>{t`Worse`}</dt>
      <dd>{worse.length > 0 ? keepUnits(inOneSentence(worse)) : t`nothing known`}</dd>
      {basis !== null && (
        <>
          <dt>{t`Amounts`}</dt>
          <dd className={styles.basis}>{keepUnits(BASES[basis])}</dd>
        </>
      )}
    </dl>
  );
}

/** What follows a semicolon begins small. Not so abbreviations such as NOVA, whose numbers stay with the words before. */
function inOneSentence(parts: readonly string[]): string {
  return parts
    .map((part, n) => (ABBREVIATED.test(part) ? keepNumbers(part) : n > 0 ? beginSmall(part) : part))
    .join('; ');
}

const ABBREVIATED = /^\p{Lu}{2}/u;
const keepNumbers = (text: string) => text.replaceAll(/ (?=\d)/g, '\u00a0');
const beginSmall = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
