import type { Source } from '#contract/product.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';

/** One row of a data set: its item, or a sentence that says why it was rejected. */
export interface Row {
  /** Where it stands: line of a file, number of an element. */
  readonly line: number;
  /** The file, where a data set has many. */
  readonly file?: string;
  /** As the source wrote it. */
  readonly gtin: string;
  readonly result: RowResult;
  /**
   * What was left out or corrected, each once and in the same words in every row: the report counts them and lists the
   * first row of each.
   */
  readonly warnings: readonly string[];
}

/** The item, a reason for rejection, or `same`: an identical row came before. */
export type RowResult = { readonly item: TradeItem } | { readonly reason: string } | { readonly same: true };

export function reject(line: number, gtin: string, reason: string): Row {
  return { line, gtin, ...rejection(reason) };
}

export const rejection = (reason: string): Pick<Row, 'result' | 'warnings'> => ({
  result: { reason },
  warnings: [],
});

/** A data set ready to be read. */
export interface OpenSource {
  readonly source: Source;
  /** Bytes that will be read in all, over every pass. */
  readonly totalBytes: number;
  /** No two rows have items of one GTIN, so no table of GTINs is needed. */
  readonly isDistinct?: true;
  /** All rows in one order, the same each time. Throws ImportError where the data cannot be read to their end. */
  rows(onProgress: (bytesRead: number) => void): AsyncIterable<readonly Row[]>;
}
