import { t } from 'ttag';
import { GUIDELINES } from '#contract/guideline.ts';
import type { LineUnit } from '#contract/orders.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { type Filling, FillingKeys, Strip } from '#web/features/marks/strip.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { NumberHead } from '#web/ui/table-heads.tsx';
import { unitWords } from '../unit-words.ts';
import { AsTable, ScoreSection } from './score-section.tsx';
import table from './score-table.module.css';
import {
  applying,
  type GuidelineTally,
  isTold,
  percentOf,
  quantityFigure,
  quantityText,
  shelfTallies,
} from './scorecard-words.ts';
import styles from './share-table.module.css';

const PARTS = [
  { key: 'pass', filling: 'pass', word: t`passes` },
  { key: 'fail', filling: 'fail', word: t`fails` },
  { key: 'unknown', filling: 'unknown', word: t`cannot be told` },
] as const satisfies readonly { readonly key: keyof GuidelineTally; filling: Filling; word: string }[];

/** What share of the lines, and of the quantity, passes each guideline, of those that it applies to. */
export function ShareTable({ card }: { readonly card: Scorecard }) {
  const tallies = shelfTallies(card);
  const hasQuantity = card.judged.quantity > 0;
  return (
    <ScoreSection title={t`Share passing`} aside={<FillingKeys keys={PARTS} />}>
      <table className={classNames(table.table, styles.shares)}>
        <thead>
          <tr>
            <th scope="col">{t`Guideline`}</th>
            <th scope="col">{hasQuantity ? t`By lines, by ${unitWords(card.unit)}` : t`By lines`}</th>
            <th scope="col">{t`Passing`}</th>
          </tr>
        </thead>
        <tbody>
          {tallies.map((tally) => (
            <tr key={tally.guideline}>
              <th scope="row">
                {GUIDELINES[tally.guideline].name}
                <small>
                  {tally.not_applicable.lines > 0 &&
                    t`does not apply to ${formatCount(tally.not_applicable.lines)}`}
                </small>
              </th>
              <td className={styles.bars}>
                <TallyStrip tally={tally} by="lines" unit={card.unit} />
                {hasQuantity && <TallyStrip tally={tally} by="quantity" unit={card.unit} />}
              </td>
              <td className={styles.figures}>
                <Passing tally={tally} by="lines" unit={card.unit} />
                {hasQuantity && <Passing tally={tally} by="quantity" unit={card.unit} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <AsTable label={t`Share passing, as a table`}>
        <table className={styles.plain}>
          <thead>
            <tr>
              <th scope="col">{t`Lines`}</th>
              {[t`Passes`, t`Fails`, t`Cannot be told`, t`Does not apply`].map((name) => (
                <NumberHead key={name}>{name}</NumberHead>
              ))}
            </tr>
          </thead>
          <tbody>
            {tallies.map((tally) => (
              <tr key={tally.guideline}>
                <th scope="row">{GUIDELINES[tally.guideline].name}</th>
                {(['pass', 'fail', 'unknown', 'not_applicable'] as const).map((key) => (
                  <td key={key} className="number">
                    {formatCount(tally[key].lines)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </AsTable>
    </ScoreSection>
  );
}

interface TallyProps {
  readonly tally: GuidelineTally;
  readonly by: 'lines' | 'quantity';
  readonly unit: LineUnit;
}

export function TallyStrip({ tally, by, unit }: TallyProps) {
  const told = PARTS.map(({ key, word }) => `${quantityFigure(tally[key][by])} ${word}`).join(', ');
  const what = by === 'lines' ? t`By lines` : t`By ${unitWords(unit)}`;
  return (
    <Strip
      label={`${what}: ${told}`}
      parts={PARTS.map(({ key, filling }) => ({ filling, value: tally[key][by] }))}
    />
  );
}

function Passing({ tally, by, unit }: TallyProps) {
  const whole = applying(tally, by);
  if (whole === 0) return <p className="na">{t`does not apply`}</p>;
  if (!isTold(tally)) return <p className="na">{t`cannot be told`}</p>;
  return (
    <span>
      <b>
        {percentOf(tally.pass[by], whole)}&nbsp;<span className="unit">%</span>
      </b>
      <small>{t`of ${by === 'lines' ? countOf(whole, t`line`, t`lines`) : quantityText(whole, unit)}`}</small>
    </span>
  );
}
