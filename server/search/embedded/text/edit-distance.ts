/** Longer words are never corrected, so that the rows below stay small. */
export const MAX_CORRECTABLE_LETTERS = 40;

/** The typing errors tolerated in a word of this many letters. */
export function maxEdits(letters: number): number {
  if (letters < 3 || letters > MAX_CORRECTABLE_LETTERS) return 0;
  return letters < 8 ? 1 : 2;
}

/**
 * Optimal string alignment distance (insert, delete, substitute, swap of neighbours, each 1) of two words of at most
 * MAX_CORRECTABLE_LETTERS + 2 letters, or `limit + 1` where it is more than `limit`.
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [beforeLast, last, row] = ROWS;
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    if (fillRow(a, b, i, beforeLast, last, row) > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(last[b.length] ?? limit, limit + 1);
}

const ROW_LENGTH = MAX_CORRECTABLE_LETTERS + 8;
const ROWS = [new Uint8Array(ROW_LENGTH), new Uint8Array(ROW_LENGTH), new Uint8Array(ROW_LENGTH)] as const;

/** Fills one row of the alignment table; returns its smallest value, below which no later row can fall. */
function fillRow(
  a: string,
  b: string,
  i: number,
  beforeLast: Uint8Array,
  last: Uint8Array,
  row: Uint8Array,
): number {
  row[0] = i;
  let left = i;
  let smallest = i;
  for (let j = 1; j <= b.length; j++) {
    const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
    let best = Math.min((last[j] as number) + 1, left + 1, (last[j - 1] as number) + (same ? 0 : 1));
    if (!same && i > 1 && j > 1 && swapped(a, b, i, j))
      best = Math.min(best, (beforeLast[j - 2] as number) + 1);
    row[j] = best;
    left = best;
    if (best < smallest) smallest = best;
  }
  return smallest;
}

function swapped(a: string, b: string, i: number, j: number): boolean {
  return a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
}
