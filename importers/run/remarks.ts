import type { Row } from '#importers/row.ts';

/** What was noticed in rows, by its words: how many of them, and the first. */
export interface Remark {
  rows: number;
  readonly line: number;
  readonly file: string | undefined;
  readonly gtin: string;
}

export interface Remarks {
  add(row: Row): void;
  readonly byText: ReadonlyMap<string, Remark>;
  /** Remarks in other words than the first {@link MOST_KINDS}: counted together, so that memory stays as it is. */
  readonly others: number;
}

/** Words hold codes of the data, and a file can make up as many codes as it likes. */
const MOST_KINDS = 5_000;

export function gatherRemarks(mostKinds = MOST_KINDS): Remarks {
  const byText = new Map<string, Remark>();
  let others = 0;
  return {
    add({ notes, line, file, gtin }) {
      for (const note of notes) {
        const known = byText.get(note);
        if (known) known.rows++;
        else if (byText.size < mostKinds) byText.set(note, { rows: 1, line, file, gtin: gtin.slice(0, 40) });
        else others++;
      }
    },
    byText,
    get others() {
      return others;
    },
  };
}
