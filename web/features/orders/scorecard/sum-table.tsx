import { NUTRIENTS } from '#contract/nutrition.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { moneyText } from '#web/features/product-facts/price-text.ts';
import { roundFigure } from '#web/features/product-facts/round-figure.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { ScoreSection } from './score-section.tsx';
import { amountOf, unitWords } from './scorecard-words.ts';
import styles from './sum-table.module.css';

/** Sums over the order: each is worth what it leaves out. */
export function SumTable({ card }: { readonly card: Scorecard }) {
  const { nutrients, price } = card;
  return (
    <ScoreSection
      title="Nutrients and price"
      aside={<span className="small soft">summed over all {unitWords(card.unit)}</span>}
    >
      <table className={styles.sums}>
        <thead>
          <tr>
            <th scope="col">Nutrient</th>
            <th scope="col" className="number">
              In the order
            </th>
            <th scope="col" className="number">
              Per 1,000&nbsp;kcal
            </th>
            <th scope="col" className="number">
              Lines without it
            </th>
          </tr>
        </thead>
        <tbody>
          {nutrients.map((sum) => (
            <tr key={sum.nutrient}>
              <th scope="row">{NUTRIENTS[sum.nutrient].name}</th>
              <td className="number">
                <Total sum={sum} />
              </td>
              <td className="number">
                <PerEnergy sum={sum} />
              </td>
              <td className="number" data-zero={sum.lines_without === 0}>
                {formatCount(sum.lines_without)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Price</th>
            <td className="number">
              {price.total === null ? <span className="na">N/A</span> : moneyText(price.total)}
            </td>
            <td />
            <td className="number" data-zero={price.lines_without === 0}>
              {formatCount(price.lines_without)}
            </td>
          </tr>
        </tfoot>
      </table>
      {price.lines_on_file > 0 && (
        <p className={styles.note}>
          {countOf(price.lines_on_file, 'line without a price is', 'lines without a price are')} counted at
          the price on file.
        </p>
      )}
    </ScoreSection>
  );
}

type Sum = Scorecard['nutrients'][number];

export function Total({ sum: { nutrient, total } }: { readonly sum: Sum }) {
  if (total === null) return <span className="na">N/A</span>;
  const { figure, unit } = amountOf(nutrient, total);
  return (
    <>
      {figure}&nbsp;<span className="unit">{unit}</span>
    </>
  );
}

export function PerEnergy({ sum: { nutrient, per_1000_kcal: amount } }: { readonly sum: Sum }) {
  if (nutrient === 'calories') return null;
  if (amount === null) return <span className="na">N/A</span>;
  return (
    <>
      {formatCount(roundFigure(amount))}&nbsp;<span className="unit">{NUTRIENTS[nutrient].unit}</span>
    </>
  );
}
