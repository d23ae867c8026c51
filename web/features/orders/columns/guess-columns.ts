import { t } from 'ttag';
import { readUnit } from '#contract/orders.ts';
import { parsePack } from '#contract/pack.ts';
import type { Rows } from '../reading/sheet.ts';
import type { Field } from './fields.ts';
import { fieldOfHead, isEitherNumber, isUnsurePrice } from './heads.ts';
import { isCode, readNumber } from './read-cells.ts';

export interface GuessedColumn {
  readonly field: Field;
  /** Why, in a few words. */
  readonly why: string;
  /** The user should look at it. */
  readonly isDoubtful: boolean;
}

export interface Guess {
  /** Index of the head's row; -1: there is none. */
  readonly headRow: number;
  readonly columns: readonly GuessedColumn[];
}

/** A title and a few facts stand above the head of a printed guide. */
const HEAD_WITHIN = 15;
const SAMPLE = 200;

/** Guesses what each column is by its head and by what is in it. */
export function guessColumns(rows: Rows): Guess {
  const headRow = findHead(rows);
  return { headRow, columns: guessBelow(rows, headRow) };
}

/** The same where the head's row is known. */
export function guessBelow(rows: Rows, headRow: number): GuessedColumn[] {
  const heads = rows[headRow] ?? [];
  const below = rows.slice(headRow + 1, headRow + 1 + SAMPLE);
  const width = Math.max(heads.length, ...below.map((row) => row.length));
  const taken = new Set<Field>();
  const columns: GuessedColumn[] = [];
  const take = (guess: GuessedColumn): GuessedColumn => {
    taken.add(guess.field);
    return guess;
  };
  const named = new Set(heads.map(fieldOfHead));
  for (let at = 0; at < width; at++) {
    const head = heads[at] ?? '';
    const byHead = fieldOfHead(head);
    if (byHead === undefined) continue;
    const values = valuesOf(below, at);
    const field = byHead === 'supplier_number' ? numberOr(named, head, values) : byHead;
    if (!taken.has(field)) columns[at] = take(headGuess(field, head, values));
  }
  for (let at = 0; at < width; at++) {
    if (columns[at]) continue;
    const field = fieldOfValues(valuesOf(below, at), taken);
    columns[at] = field
      ? take({ field, why: t`From its values`, isDoubtful: false })
      : { field: 'ignore', why: t`Not used`, isDoubtful: false };
  }
  return columns;
}

function findHead(rows: Rows): number {
  const scores = rows.slice(0, HEAD_WITHIN).map((row) => new Set(row.map(fieldOfHead).filter(Boolean)).size);
  const best = Math.max(0, ...scores);
  return best >= 2 ? scores.indexOf(best) : -1;
}

const valuesOf = (rows: Rows, at: number) => rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');

const TESTS: readonly (readonly [field: Field, test: (cell: string) => boolean])[] = [
  ['code', isCode],
  ['pack', (cell) => parsePack(cell) !== undefined],
  ['unit', (cell) => readUnit(cell) !== undefined],
  ['quantity', (cell) => readNumber(cell) !== null],
];

/** What a column is whose head names a number, where no other head names what its values are. */
function numberOr(named: ReadonlySet<Field | undefined>, head: string, values: readonly string[]): Field {
  if (!named.has('code') && isEitherNumber(head) && shareOf(values, isCode) >= MOST) return 'code';
  return !named.has('name') && isWords(values) ? 'name' : 'supplier_number';
}

function headGuess(field: Field, head: string, values: readonly string[]): GuessedColumn {
  const test = TESTS.find(([tested]) => tested === field)?.[1];
  if (field === 'price_case' || (field === 'price_each' && isUnsurePrice(head)))
    return { field, why: t`Case or each?`, isDoubtful: true };
  if (!test || values.length === 0) return { field, why: t`From its head`, isDoubtful: false };
  const fitting = values.filter(test).length;
  const isWhole = fitting === values.length;
  return {
    field,
    why: isWhole ? t`Header and values agree` : t`${fitting} of ${values.length} can be read`,
    isDoubtful: fitting < values.length / 2,
  };
}

const MOST = 0.7;

function fieldOfValues(values: readonly string[], taken: ReadonlySet<Field>): Field | undefined {
  if (values.length === 0) return undefined;
  for (const [field, test] of TESTS) {
    // Numbers alone may be anything: a slot, a page.
    if (field !== 'quantity' && !taken.has(field) && shareOf(values, test) >= MOST) return field;
  }
  return !taken.has('name') && isWords(values) ? 'name' : undefined;
}

const shareOf = (values: readonly string[], test: (cell: string) => boolean) =>
  values.length === 0 ? 0 : values.filter(test).length / values.length;

/** Texts of two words and more: names. */
function isWords(values: readonly string[]): boolean {
  const words = values.reduce((sum, cell) => sum + cell.split(/\s+/).length, 0);
  return words >= 2 * values.length && shareOf(values, (cell) => /\p{L}{2}/u.test(cell)) >= MOST;
}
