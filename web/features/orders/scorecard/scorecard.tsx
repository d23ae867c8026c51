import type { ReactNode } from 'react';
import { jt, t } from 'ttag';
import type { Scorecard as Card } from '#contract/scorecard.schema.ts';
import { FillingPatterns } from '#web/features/marks/strip.tsx';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { unitWords } from '../unit-words.ts';
import { AllergenTables } from './allergen-tables.tsx';
import { AnswerTable } from './answer-table.tsx';
import { CostTable } from './cost-table.tsx';
import { NovaSplit } from './nova-split.tsx';
import styles from './scorecard.module.css';
import { asideText, quantityText, scorecardSentences } from './scorecard-words.ts';
import { ShareTable } from './share-table.tsx';
import { SumTable } from './sum-table.tsx';
import { ToLines } from './to-lines.tsx';

export interface ScorecardProps {
  readonly card: Card;
  /** Beside the sentence, with which it comes: at the head it would move what stands there already. */
  readonly action?: ReactNode;
}

/** What passes, what fails and why, what is in it: a sentence first, then a picture with its table for each. */
export function Scorecard({ card, action }: ScorecardProps) {
  const lines = card.judged.lines + card.not_judged;
  return (
    <>
      <FillingPatterns />
      <ul className={styles.facts}>
        <li>
          {jt`${<b key="judged">{formatCount(card.judged.lines)}</b>} of ${countOf(lines, t`line`, t`lines`)} judged`}
        </li>
        {card.judged.quantity > 0 && <li>{quantityText(card.judged.quantity, card.unit)}</li>}
        {card.not_judged > 0 && (
          <li>
            <ToLines to="unmatched" lines={card.not_judged} className="link">
              {t`${countOf(card.not_judged, t`line`, t`lines`)} without a product, counted nowhere`}
            </ToLines>
          </li>
        )}
        {card.aside > 0 && (
          <li>
            <ToLines to="aside" lines={card.aside} className="link">
              {asideText(card)}
            </ToLines>
          </li>
        )}
        {card.without_quantity > 0 && card.without_quantity === card.judged.lines && (
          <li>{t`no line says how much is ordered`}</li>
        )}
        {card.without_quantity > 0 && card.without_quantity < card.judged.lines && (
          <li>
            <ToLines
              to={{ kind: 'without', what: 'quantity' }}
              lines={card.without_quantity}
              className="link"
            >
              {t`${countOf(card.without_quantity, t`line`, t`lines`)} without a number of ${unitWords(card.unit)}`}
            </ToLines>
          </li>
        )}
      </ul>
      <div className={styles.head}>
        <p className={styles.says}>{scorecardSentences(card)}</p>
        {action}
      </div>
      {card.judged.lines > 0 && (
        <div className={styles.score}>
          <div>
            <ShareTable card={card} />
            <AnswerTable card={card} />
            <SumTable card={card} />
          </div>
          <div>
            <CostTable card={card} />
            <NovaSplit card={card} />
          </div>
          <AllergenTables card={card} className={styles.full ?? ''} />
        </div>
      )}
    </>
  );
}
