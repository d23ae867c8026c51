import { t } from 'ttag';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { useShownStandards } from '#web/features/product-facts/product-answers.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { answerRows, lawLineWords } from '../scorecard/answer-words.ts';
import { SheetTable } from './sheet-table.tsx';

/** What fits a page. */
const LAW_LINES = 2;

/** What the chosen standards and the ingredient laws come to, and a few lines that name something. */
export function SheetAnswers({ card }: { readonly card: Scorecard }) {
  return (
    <SheetTable title={t`Standards and laws, by line`} columns={[t`Rule book`, t`Lines`]} left>
      {answerRows(card, useShownStandards()).map(({ key, title, answers }) => (
        <tr key={key}>
          <th scope="row">{title}</th>
          <td>{answers.map(({ words, lines }) => `${words} ${formatCount(lines)}`).join(', ')}</td>
        </tr>
      ))}
      {card.law_lines.slice(0, LAW_LINES).map((line) => (
        <tr key={line.line}>
          <th scope="row">{line.name}</th>
          <td>{lawLineWords(line)}</td>
        </tr>
      ))}
    </SheetTable>
  );
}
