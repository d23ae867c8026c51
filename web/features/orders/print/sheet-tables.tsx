import { c, t } from 'ttag';
import { GUIDELINES } from '#contract/guideline.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { Bar } from '#web/features/marks/strip.tsx';
import { NOVA_WORDS } from '#web/features/product-facts/product-labels.ts';
import { keepUnits } from '#web/features/product-facts/verdict-words.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { novaName } from '../scorecard/nova-split.tsx';
import { applying, isTold, percentOf, quantityFigure, shelfTallies } from '../scorecard/scorecard-words.ts';
import { TallyStrip } from '../scorecard/share-table.tsx';
import { PriceRow, SumRow } from '../scorecard/sum-rows.tsx';
import { unitWords } from '../unit-words.ts';
import styles from './scorecard-sheet.module.css';
import { SheetTable } from './sheet-table.tsx';

interface CardProps {
  readonly card: Scorecard;
}

/** Of a ranking, what fits a page. */
const CRITERIA = 8;

const heading = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export function SheetShares({ card }: CardProps) {
  return (
    <SheetTable
      title={t`Share passing`}
      columns={[t`Guideline`, null, t`Lines`, heading(unitWords(card.unit)), t`Fail`, t`Cannot be told`]}
    >
      {shelfTallies(card).map((tally) => (
        <tr key={tally.guideline}>
          <th scope="row">
            {GUIDELINES[tally.guideline].name}
            <small>{t`${formatCount(applying(tally, 'lines'))} lines apply`}</small>
          </th>
          <td className={styles.bar}>
            <TallyStrip tally={tally} by="lines" unit={card.unit} />
            <TallyStrip tally={tally} by="quantity" unit={card.unit} />
          </td>
          {(['lines', 'quantity'] as const).map((by) => (
            <td key={by} className="number">
              {applying(tally, by) === 0 || !isTold(tally)
                ? c('does not apply').t`N/A`
                : `${percentOf(tally.pass[by], applying(tally, by))}\u00a0%`}
            </td>
          ))}
          <td className="number">{formatCount(tally.fail.lines)}</td>
          <td className="number">{formatCount(tally.unknown.lines)}</td>
        </tr>
      ))}
    </SheetTable>
  );
}

export function SheetCosts({ card }: CardProps) {
  const longest = card.criteria[0]?.lines ?? 1;
  return (
    <SheetTable
      title={t`What fails, by lines`}
      columns={[t`Criterion`, null, t`Alone`, t`Lines`, heading(unitWords(card.unit))]}
    >
      {card.criteria.slice(0, CRITERIA).map(({ name, lines, quantity, alone }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td className={styles.bar}>
            <Bar share={lines / longest} solid={alone / lines} />
          </td>
          <td className="number">{formatCount(alone)}</td>
          <td className="number">{formatCount(lines)}</td>
          <td className="number">{quantityFigure(quantity)}</td>
        </tr>
      ))}
      {card.criteria.length === 0 && (
        <tr>
          <td colSpan={5}>{t`No line is known to fail.`}</td>
        </tr>
      )}
    </SheetTable>
  );
}

export function SheetNova({ card }: CardProps) {
  const most = Math.max(1, ...card.nova.map(({ lines }) => lines));
  return (
    <SheetTable title={t`NOVA`} columns={[t`Group`, null, t`Lines`, heading(unitWords(card.unit))]}>
      {card.nova.map(({ label, lines, quantity }) => (
        <tr key={label ?? 'unknown'}>
          <th scope="row">
            {novaName(label)}
            <span className="unit">
              , {label === null ? c('NOVA group').t`cannot be told` : NOVA_WORDS[label]}
            </span>
          </th>
          <td className={styles.bar}>
            <Bar share={lines / most} solid={label === null ? 0 : 1} />
          </td>
          <td className="number">{formatCount(lines)}</td>
          <td className="number">{quantityFigure(quantity)}</td>
        </tr>
      ))}
    </SheetTable>
  );
}

export function SheetSums({ card: { nutrients, price } }: CardProps) {
  return (
    <SheetTable
      title={t`Nutrients and price`}
      columns={[t`Nutrient`, t`In all`, t`Per 1,000 kcal`, t`Lines without`]}
    >
      {nutrients.map((sum) => (
        <SumRow key={sum.nutrient} sum={sum} />
      ))}
      <PriceRow price={price} />
    </SheetTable>
  );
}

export function SheetFailing({ card }: CardProps) {
  if (card.failing_lines.length === 0) return null;
  const units = unitWords(card.unit);
  return (
    <SheetTable
      title={t`Failing lines with the most ${units}`}
      columns={[t`Line`, t`Product`, t`Brand`, heading(units), t`Why`]}
      left
    >
      {card.failing_lines.map(({ line, name, brand, quantity, why }) => (
        <tr key={line}>
          <td>{line}</td>
          <th scope="row">{name}</th>
          <td>{brand}</td>
          <td>{quantity === null ? t`N/A` : quantityFigure(quantity)}</td>
          <td>{keepUnits(why)}</td>
        </tr>
      ))}
    </SheetTable>
  );
}
