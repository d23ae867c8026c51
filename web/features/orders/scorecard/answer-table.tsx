import { t } from 'ttag';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { useDayAndPlaces } from '#web/features/product-facts/day-and-places.ts';
import { useShownStandards } from '#web/features/product-facts/product-answers.ts';
import { classNames } from '#web/lib/class-names.ts';
import { formatCount } from '#web/lib/format-count.ts';
import styles from './answer-table.module.css';
import { answerRows, judgedWords, lawLineWords } from './answer-words.ts';
import { ScoreSection } from './score-section.tsx';
import table from './score-table.module.css';

/** What the chosen standards and the ingredient laws come to on the day, and the lines that name something. */
export function AnswerTable({ card }: { readonly card: Scorecard }) {
  const rows = answerRows(card, useShownStandards());
  return (
    <ScoreSection
      title={t`Standards and laws`}
      aside={<span className="small soft">{judgedWords(card.day, useDayAndPlaces())}</span>}
    >
      <table className={classNames(table.table, styles.table)}>
        <thead>
          <tr>
            <th scope="col">{t`Rule book`}</th>
            <th scope="col">{t`Lines`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, title, answers }) => (
            <tr key={key}>
              <th scope="row">{title}</th>
              <td>
                <ul className={styles.answers}>
                  {answers.map(({ words, lines }) => (
                    <li key={words}>
                      {words} <b>{formatCount(lines)}</b>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {card.law_lines.length > 0 && (
        <ul className={styles.lines} aria-label={t`Lines that name something`}>
          {card.law_lines.map((line) => (
            <li key={line.line}>
              <span>
                <span className={styles.lineNo}>{line.line}</span> {line.name}
              </span>
              <small>{lawLineWords(line)}</small>
            </li>
          ))}
        </ul>
      )}
    </ScoreSection>
  );
}
