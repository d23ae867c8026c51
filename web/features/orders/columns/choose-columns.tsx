import { useState } from 'react';
import { jt, t } from 'ttag';
import { countOf, formatCount } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Sheet } from '../reading/sheet.ts';
import styles from './choose-columns.module.css';
import { recallColumns } from './column-memory.ts';
import { ColumnTable, SHOWN_BELOW } from './column-table.tsx';
import type { Field } from './fields.ts';
import { type GuessedColumn, guessBelow, guessColumns } from './guess-columns.ts';
import { isShortened } from './read-cells.ts';
import { toLines } from './to-lines.ts';

/** What the columns of a sheet are, as the user has confirmed them. */
export interface Chosen {
  readonly sheet: Sheet;
  readonly headRow: number;
  readonly fields: readonly Field[];
}

export interface ChooseColumnsProps {
  readonly fileName: string;
  readonly sheets: readonly Sheet[];
  readonly notice: string | null;
  readonly mostLines: number;
  readonly onBack: () => void;
  readonly onDone: (chosen: Chosen) => void;
}

/** Columns guessed, shown, and corrected by the user. */
export function ChooseColumns({ fileName, sheets, notice, mostLines, onBack, onDone }: ChooseColumnsProps) {
  const [sheetName, setSheetName] = useState(sheets[0]?.name ?? '');
  const sheet = sheets.find(({ name }) => name === sheetName) ?? sheets[0];
  if (!sheet) return null;
  return (
    <SheetColumns key={sheetName} {...{ fileName, sheet, notice, mostLines, onBack, onDone }}>
      {sheets.length > 1 && (
        <Select
          name={t`Sheet`}
          value={sheetName}
          options={sheets.map(({ name }) => ({ value: name, label: name }))}
          onChange={setSheetName}
        />
      )}
    </SheetColumns>
  );
}

interface SheetColumnsProps extends Omit<ChooseColumnsProps, 'sheets'> {
  readonly sheet: Sheet;
  readonly children: React.ReactNode;
}

function SheetColumns({ fileName, sheet, notice, mostLines, onBack, onDone, children }: SheetColumnsProps) {
  const [headRow, setHeadRow] = useState(() => guessColumns(sheet.rows).headRow);
  const [columns, setColumns] = useState(() => columnsOf(sheet, headRow));
  const fields = columns.map(({ field }) => field);
  const count = toLines(sheet.rows, headRow, fields).length;
  const moveHead = (row: number) => {
    setHeadRow(row);
    setColumns(columnsOf(sheet, row));
  };
  const choose = (at: number, field: Field) => setColumns((now) => withField(now, at, field));
  const problem = problemOf(fields, count, mostLines);
  const used = fields.filter((field) => field !== 'ignore').length;
  const doubts = columns.filter(({ field, isDoubtful }) => isDoubtful && field !== 'ignore').length;
  return (
    <div className="stack">
      <div className={styles.bar}>
        <p className={styles.file}>
          <b className="strong">{fileName}</b>
          <small>{countOf(count, t`line below the head`, t`lines below the head`)}</small>
        </p>
        {children}
        <Select
          name={t`Head`}
          value={String(headRow)}
          options={headOptions(sheet)}
          onChange={(row) => moveHead(Number(row))}
        />
      </div>
      {notice && <p className={styles.notice}>{notice}</p>}
      <ColumnTable rows={sheet.rows} headRow={headRow} columns={columns} onChoose={choose} />
      <p className="small muted">{shownText(sheet, headRow, fields)}</p>
      <div className={styles.foot}>
        <p role="status">
          {problem ?? (
            <>
              {jt`${<b key="used" className="strong">{t`${used} of ${columns.length}`}</b>} columns matched.`}{' '}
              {doubts > 0 && `${t`${countOf(doubts, t`column`, t`columns`)} to check.`} `}
              {headRow >= 0 && <span className="soft">{t`Remembered for files with this head.`}</span>}
            </>
          )}
        </p>
        <Button onClick={onBack}>{t`Back`}</Button>
        <Button
          tone="primary"
          aria-disabled={problem !== undefined}
          onClick={() => problem === undefined && onDone({ sheet, headRow, fields })}
        >
          {t`Read ${countOf(count, t`line`, t`lines`)}`}
        </Button>
      </div>
    </div>
  );
}

/** As remembered of this head, else guessed. */
function columnsOf({ rows }: Sheet, headRow: number): GuessedColumn[] {
  const guessed = guessBelow(rows, headRow);
  const known = headRow < 0 ? undefined : recallColumns(rows[headRow] ?? []);
  if (!known) return guessed;
  return guessed.map((guess, at) => ({
    ...guess,
    field: known[at] ?? 'ignore',
    why: t`As you chose last time`,
    isDoubtful: false,
  }));
}

/** A field stands in one column: the other that had it is ignored. */
function withField(columns: readonly GuessedColumn[], at: number, field: Field): GuessedColumn[] {
  return columns.map((column, i) => {
    if (i === at)
      return { field, why: field === 'ignore' ? t`Not used` : t`Chosen by you`, isDoubtful: false };
    return column.field === field && field !== 'ignore'
      ? { field: 'ignore', why: t`Not used`, isDoubtful: false }
      : column;
  });
}

function problemOf(fields: readonly Field[], count: number, mostLines: number): string | undefined {
  if (!fields.includes('code') && !fields.includes('name'))
    return t`Say which column has the code or the name.`;
  if (count === 0) return t`There are no lines below the head.`;
  if (count > mostLines) return t`${countOf(count, t`line`, t`lines`)}; an order holds 5,000.`;
  return undefined;
}

/** `Rows 5 to 11 of 490.` */
function shownText({ rows }: Sheet, headRow: number, fields: readonly Field[]): string {
  const last = Math.min(rows.length, headRow + 1 + SHOWN_BELOW);
  const shown = t`Rows ${headRow + 2} to ${last} of ${formatCount(rows.length)}.`;
  const code = fields.indexOf('code');
  const isAnyShortened = rows.slice(0, last).some((row) => code >= 0 && isShortened(row[code] ?? ''));
  return isAnyShortened ? `${shown} ${t`Amber: the spreadsheet shortened this code.`}` : shown;
}

const SHOWN_HEADS = 15;

function headOptions({ rows }: Sheet) {
  const some = rows.slice(0, SHOWN_HEADS).map((_, row) => ({ value: String(row), label: t`row ${row + 1}` }));
  return [{ value: '-1', label: t`none` }, ...some];
}
