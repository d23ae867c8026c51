import { useState } from 'react';
import { t } from 'ttag';
import { GUIDELINES, SHELF_GUIDELINES } from '#contract/guideline.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { Bar, FillingKeys } from '#web/features/marks/strip.tsx';
import { classNames } from '#web/lib/class-names.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { NumberHead } from '#web/ui/table-heads.tsx';
import { unitWords } from '../unit-words.ts';
import styles from './cost-table.module.css';
import { ScoreSection } from './score-section.tsx';
import table from './score-table.module.css';
import { quantityFigure } from './scorecard-words.ts';
import { ToLines } from './to-lines.tsx';

const SHOWN = 9;
const KEYS = [
  { filling: 'alone', word: t`for this alone` },
  { filling: 'all', word: t`and for more` },
] as const;

/** What fails, by the lines it costs: the solid part is what one fix would win. */
export function CostTable({ card }: { readonly card: Scorecard }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? card.criteria : card.criteria.slice(0, SHOWN);
  const longest = card.criteria[0]?.lines ?? 1;
  const units = unitWords(card.unit);
  const hasQuantity = card.judged.quantity > 0;
  return (
    <ScoreSection title={t`What fails`} aside={<FillingKeys keys={KEYS} />}>
      {shown.length === 0 ? (
        <p className={styles.none}>{t`No line is known to fail.`}</p>
      ) : (
        <table className={classNames(table.table, styles.costs)}>
          <thead>
            <tr>
              <th scope="col">{t`Criterion`}</th>
              <td aria-hidden="true" />
              <NumberHead>{t`Alone`}</NumberHead>
              <NumberHead>{t`Lines`}</NumberHead>
              {hasQuantity && <NumberHead>{units.charAt(0).toUpperCase() + units.slice(1)}</NumberHead>}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, name, guidelines, lines, quantity, alone }) => (
              <tr key={key}>
                <th scope="row">
                  <ToLines to={{ kind: 'criterion', key }} lines={lines}>
                    {name}
                  </ToLines>
                  <small>
                    {SHELF_GUIDELINES.filter((guideline) => guidelines.includes(guideline))
                      .map((guideline) => GUIDELINES[guideline].name)
                      .join(', ')}
                  </small>
                </th>
                <td className={styles.bar} aria-hidden="true">
                  <Bar share={lines / longest} solid={alone / lines} />
                </td>
                <td className={`number ${styles.alone}`}>{formatCount(alone)}</td>
                <td className={`number strong ${styles.lines}`} data-unit={lines === 1 ? t`line` : t`lines`}>
                  {formatCount(lines)}
                </td>
                {hasQuantity && <td className={`number ${styles.quantity}`}>{quantityFigure(quantity)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {card.criteria.length > SHOWN && !isAll && (
        <Button size="small" className={styles.more} onClick={() => setAll(true)}>
          {t`Show ${card.criteria.length - SHOWN} more`}
        </Button>
      )}
    </ScoreSection>
  );
}
