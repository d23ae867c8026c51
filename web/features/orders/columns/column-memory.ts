import { FIELD_KEYS, type Field } from './fields.ts';

const KEY = 'larder.order-columns';
/** Distributors that a buyer has files of. */
const MOST = 30;

type Remembered = readonly (readonly [head: string, fields: readonly Field[]])[];

/** What the user last said of a file with this head; undefined where it is new, or the browser keeps nothing. */
export function recallColumns(head: readonly string[]): readonly Field[] | undefined {
  return remembered().find(([known]) => known === keyOf(head))?.[1];
}

export function rememberColumns(head: readonly string[], fields: readonly Field[]): void {
  if (head.length === 0) return;
  const others = remembered().filter(([known]) => known !== keyOf(head));
  try {
    localStorage.setItem(KEY, JSON.stringify([[keyOf(head), fields], ...others].slice(0, MOST)));
  } catch {
    // Full or forbidden: the next file is guessed again.
  }
}

const keyOf = (head: readonly string[]) => head.map((cell) => cell.toLowerCase().trim()).join('|');

function remembered(): Remembered {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(entry: unknown): entry is Remembered[number] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string' || !Array.isArray(entry[1])) return false;
  return entry[1].every((field) => FIELD_KEYS.includes(field));
}
