import { t } from 'ttag';
import { Select } from '#web/ui/select.tsx';
import { MatchMark } from '../match-mark.tsx';
import type { Rows } from '../reading/sheet.ts';
import styles from './choose-columns.module.css';
import { FIELD_KEYS, FIELDS, type Field } from './fields.ts';
import type { GuessedColumn } from './guess-columns.ts';
import { isShortened } from './read-cells.ts';

export interface ColumnTableProps {
  readonly rows: Rows;
  readonly headRow: number;
  readonly columns: readonly GuessedColumn[];
  readonly onChoose: (at: number, field: Field) => void;
}

export const SHOWN_BELOW = 7;
const OPTIONS = FIELD_KEYS.map((value) => ({ value, label: FIELDS[value] }));

/** The first rows of the file under what each column is taken for. */
export function ColumnTable({ rows, headRow, columns, onChoose }: ColumnTableProps) {
  const shown = rows.slice(0, headRow + 1 + SHOWN_BELOW);
  const heads = rows[headRow] ?? [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard.
    <section className={styles.sheet} tabIndex={0} aria-label={t`First rows of the file`}>
      <table>
        <thead>
          <tr>
            <th className={styles.rowNo} scope="col">
              <span className="visually-hidden">{t`Row`}</span>
            </th>
            {columns.map((column, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
              <th key={at} scope="col" data-ignored={column.field === 'ignore'}>
                <span className={styles.sample}>
                  <b className="clamp">{heads[at] || t`Column ${at + 1}`}</b>
                  <small className="clamp">{sampleOf(rows, headRow, at)}</small>
                </span>
                <Select
                  name={heads[at] ? t`Column ${at + 1}, ${heads[at]}` : t`Column ${at + 1}`}
                  value={column.field}
                  options={OPTIONS}
                  onChange={(field) => onChoose(at, field)}
                  className={styles.choice}
                />
                <span className={styles.guess}>
                  <MatchMark state={markOf(column)} size={14} />
                  {column.why}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={at} data-kind={at < headRow ? 'above' : at === headRow ? 'head' : undefined}>
              <td className={styles.rowNo}>{at + 1}</td>
              {columns.map(({ field }, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
                <td key={column} data-ignored={field === 'ignore'}>
                  {field === 'code' && isShortened(row[column] ?? '') ? (
                    <span className={styles.doubt}>
                      <MatchMark state="problem" size={14} />
                      {row[column]}
                      <span className="visually-hidden">{t`, shortened by the spreadsheet`}</span>
                    </span>
                  ) : (
                    row[column]
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function markOf({ field, isDoubtful }: GuessedColumn) {
  if (field === 'ignore') return 'absent';
  return isDoubtful ? 'choose' : 'code';
}

const sampleOf = (rows: Rows, headRow: number, at: number) =>
  rows
    .slice(headRow + 1, headRow + 4)
    .map((row) => row[at] ?? '')
    .filter((cell) => cell !== '')
    .join(' · ');
