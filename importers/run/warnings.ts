import type { Row } from '#importers/row.ts';

/** A warning's number of rows, and the first of them. */
export interface Warning {
  rows: number;
  readonly line: number;
  readonly file: string | undefined;
  readonly gtin: string;
}

export interface Warnings {
  add(row: Row): void;
  readonly byText: ReadonlyMap<string, Warning>;
  /** Warnings past the first {@link MOST_KINDS} kinds, counted together to bound memory. */
  readonly others: number;
}

/** Warnings quote codes of the data, and a file may hold any number of codes. */
const MOST_KINDS = 5_000;

export function collectWarnings(mostKinds = MOST_KINDS): Warnings {
  const byText = new Map<string, Warning>();
  let others = 0;
  return {
    add({ warnings, line, file, gtin }) {
      // Rows are counted: one may leave out several amounts.
      for (const warning of new Set(warnings)) {
        const known = byText.get(warning);
        if (known) known.rows++;
        else if (byText.size < mostKinds)
          byText.set(warning, { rows: 1, line, file, gtin: gtin.slice(0, 40) });
        else others++;
      }
    },
    byText,
    get others() {
      return others;
    },
  };
}
