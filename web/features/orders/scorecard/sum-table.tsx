import { t } from 'ttag';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { countOf } from '#web/lib/format-count.ts';
import { NumberHead } from '#web/ui/table-heads.tsx';
import { unitWords } from '../unit-words.ts';
import { ScoreSection } from './score-section.tsx';
import { PriceRow, SumRow } from './sum-rows.tsx';
import styles from './sum-table.module.css';

/** Sums over the order: each is worth what it leaves out. */
export function SumTable({ card }: { readonly card: Scorecard }) {
  const { nutrients, price } = card;
  if (card.judged.lines > 0 && card.without_quantity === card.judged.lines) {
    return (
      <ScoreSection title={t`Nutrients and price`}>
        <p className="small muted">{t`No line says how much is ordered, so nothing is summed.`}</p>
      </ScoreSection>
    );
  }
  return (
    <ScoreSection
      title={t`Nutrients and price`}
      aside={<span className="small soft">{t`summed over all ${unitWords(card.unit)}`}</span>}
    >
      <table className={styles.sums}>
        <thead>
          <tr>
            <th scope="col">{t`Nutrient`}</th>
            <NumberHead>{t`In all`}</NumberHead>
            <NumberHead>{t`Per 1,000${'\u00a0'}kcal`}</NumberHead>
            <NumberHead>{t`Lines without it`}</NumberHead>
          </tr>
        </thead>
        <tbody>
          {nutrients.map((sum) => (
            <SumRow key={sum.nutrient} sum={sum} />
          ))}
        </tbody>
        <tfoot>
          <PriceRow price={price} />
        </tfoot>
      </table>
      {card.by_case_on_file > 0 && (
        <p className="small muted">
          {t`${countOf(card.by_case_on_file, t`line that names no pack is`, t`lines that name no pack are`)} counted by the cases on file.`}
        </p>
      )}
      {price.lines_on_file > 0 && (
        <p className="small muted">
          {t`${countOf(price.lines_on_file, t`line without a price is`, t`lines without a price are`)} counted at the price on file.`}
        </p>
      )}
    </ScoreSection>
  );
}
