import type { ReactNode } from 'react';
import { t } from 'ttag';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { AllergenMark } from '#web/features/marks/allergen-mark.tsx';
import { FillingPatterns } from '#web/features/marks/strip.tsx';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { ownDayText } from '#web/lib/own-day-text.ts';
import { HiddenHead } from '#web/ui/table-heads.tsx';
import { AllergenRows } from '../scorecard/allergen-rows.tsx';
import { MATRIX_STATES } from '../scorecard/allergen-words.ts';
import { judgedWords } from '../scorecard/answer-words.ts';
import { asideText, quantityText, scorecardSentences } from '../scorecard/scorecard-words.ts';
import styles from './scorecard-sheet.module.css';
import { SheetAnswers } from './sheet-answers.tsx';
import { SheetCosts, SheetFailing, SheetNova, SheetShares, SheetSums } from './sheet-tables.tsx';

export interface ScorecardSheetProps {
  readonly title: string;
  readonly card: Scorecard;
  /** What is written beside the items, where there is any. */
  readonly notes?: ReactNode;
}

/** One letter page, black on white in either theme: fillings carry the meaning without color. Notes may add to it. */
export function ScorecardSheet({ title, card, notes }: ScorecardSheetProps) {
  const lines = card.judged.lines + card.not_judged;
  const asked = useDayAndPlaces();
  return (
    <div className={styles.desk}>
      <article className={styles.sheet} aria-label={t`Printed page`}>
        <FillingPatterns />
        <header>
          <h2 className={styles.title}>{title}</h2>
          <dl>
            <dt>{t`Printed`}</dt>
            <dd>{ownDayText(new Date())}</dd>
            <dt>{t`Judged for`}</dt>
            <dd>{judgedWords(card.day, asked)}</dd>
            <dt>{t`Lines`}</dt>
            <dd>
              {t`${formatCount(card.judged.lines)} of ${formatCount(lines)} judged`}
              {card.judged.quantity > 0 && `, ${quantityText(card.judged.quantity, card.unit)}`}
              {card.aside > 0 && `; ${asideText(card)}`}
            </dd>
          </dl>
        </header>
        <p className={styles.says}>{scorecardSentences(card)}</p>
        {card.judged.lines > 0 && (
          <div className={styles.columns}>
            <div>
              <SheetShares card={card} />
              <SheetAllergens card={card} />
              <SheetAnswers card={card} />
            </div>
            <div>
              <SheetCosts card={card} />
              <SheetNova card={card} />
              <SheetSums card={card} />
            </div>
          </div>
        )}
        <SheetFailing card={card} />
        {notes}
        <footer>
          <div>
            <p>
              {t`Shares are of the lines that a guideline applies to. ${unjudged(card.not_judged)} “Cannot be told” means that the label lacks a value that the rule asks for. An allergen that is not declared is not known to be absent.`}
            </p>
            <p>
              {t`Rules: 7 CFR 210.11 for Smart Snack; Good Choice; Philly, a provisional set. Values as declared by the manufacturers.`}
            </p>
          </div>
          <p className={styles.sign}>{t`Prepared by, date`}</p>
        </footer>
      </article>
    </div>
  );
}

function unjudged(lines: number): string {
  if (lines === 0) return t`Every line has a product.`;
  return t`${countOf(lines, t`line without a product is`, t`lines without a product are`)} counted nowhere.`;
}

function SheetAllergens({ card }: { readonly card: Scorecard }) {
  return (
    <section>
      <h3>{t`Allergens, by line`}</h3>
      <table>
        <thead>
          <tr>
            <HiddenHead>{t`Allergen`}</HiddenHead>
            {MATRIX_STATES.map(({ state, head }) => (
              <th key={state} scope="col" className="number">
                <AllergenMark state={state} size={11} />
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <AllergenRows
          card={card}
          cell={(counts, state) => <td className="number">{formatCount(counts[state])}</td>}
        />
      </table>
    </section>
  );
}
