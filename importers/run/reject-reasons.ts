import type { RejectReason } from '#server/db/catalogue-tables.ts';

/** Reasons quote numbers of the data, which are left out; what still makes too many kinds is counted together. */
const MOST_KINDS = 200;
const OTHERS = 'Other reasons';
const SHOWN = 10;
const MOST_LETTERS = 160;

export interface RejectReasons {
  add(reason: string): void;
  /** The most frequent ones, those first. */
  list(): RejectReason[];
}

/** Counts why rows are rejected. */
export function rejectReasons(): RejectReasons {
  const rowsOf = new Map<string, number>();
  return {
    add(reason) {
      const kind = reason.replaceAll(/\d+/g, '…').slice(0, MOST_LETTERS);
      const counted = rowsOf.has(kind) || rowsOf.size < MOST_KINDS ? kind : OTHERS;
      rowsOf.set(counted, (rowsOf.get(counted) ?? 0) + 1);
    },
    list: () =>
      [...rowsOf]
        .map(([reason, rows]) => ({ reason, rows }))
        .sort((a, b) => b.rows - a.rows)
        .slice(0, SHOWN),
  };
}
