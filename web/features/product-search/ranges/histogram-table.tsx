import { t } from 'ttag';
import type { Histogram } from '#contract/products.schema.ts';
import { formatCount } from '#web/lib/format-count.ts';
import { amountText } from '../range-words.ts';
import { exact } from './scale.ts';

export interface HistogramTableProps {
  readonly name: string;
  readonly unit: string;
  readonly histogram: Histogram;
}

/** As many bars as a line of the table sums up: read aloud, 24 lines would be too many. */
const TOGETHER = 4;

/** What the bars show, for screen readers. */
export function HistogramTable({ name, unit, histogram: { counts, step, above } }: HistogramTableProps) {
  const starts = counts.map((_, i) => i).filter((i) => i % TOGETHER === 0);
  const at = (bar: number) => amountText(exact(bar * step));
  return (
    <div className="visually-hidden">
      <table>
        <caption>{t`${name}, products by amount`}</caption>
        <tbody>
          {starts.map((i) => (
            <tr key={i}>
              <th scope="row">{t`${at(i)} to under ${at(i + TOGETHER)} ${unit}`}</th>
              <td>{formatCount(counts.slice(i, i + TOGETHER).reduce((sum, count) => sum + count, 0))}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t`${at(counts.length)} ${unit} or more`}</th>
            <td>{formatCount(above)}</td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
