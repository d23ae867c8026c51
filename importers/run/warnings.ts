import type { Row, RowResult } from '#importers/row.ts';

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

export const UNREADABLE_LETTERS = 'letters that could not be read were replaced: save the file as UTF-8';

export function collectWarnings(mostKinds = MOST_KINDS): Warnings {
  const byText = new Map<string, Warning>();
  let others = 0;
  return {
    add({ warnings, line, file, gtin, result }) {
      // Rows are counted: one may leave out several amounts.
      const kinds = new Set(warnings);
      if (hasUnreadableLetters(result)) kinds.add(UNREADABLE_LETTERS);
      for (const warning of kinds) {
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

/** Readers put U+FFFD for bytes that are no UTF-8, such as the accents of a file in Latin-1. */
function hasUnreadableLetters(result: RowResult): boolean {
  if (!('item' in result)) return false;
  const { name, title, description, brand, ingredients, serving, price } = result.item;
  const texts = [name, title, description, brand, ingredients, serving.description, price?.unit];
  return texts.some((text) => text?.includes('\ufffd'));
}
