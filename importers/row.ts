import type { Source } from '#contract/product.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';

/** One row of a data set, read: what it says, or in a sentence why it cannot be taken. */
export interface Row {
  /** Where it stands: line of a file, number of an element. */
  readonly line: number;
  /** The file, where a data set has many. */
  readonly file?: string;
  /** As the source wrote it. */
  readonly gtin: string;
  readonly result: RowResult;
  /**
   * What was noticed and left out or put right, in the same words each time and each once: the report counts them, and
   * lists the first row of each.
   */
  readonly notes: readonly string[];
}

/** The item; or why there is none; or that another row says just the same, so that there is nothing to do. */
export type RowResult = { readonly item: TradeItem } | { readonly reason: string } | { readonly same: true };

/** A data set that is ready to be read. */
export interface OpenSource {
  readonly source: Source;
  /** Bytes that will be read in all, over every pass. */
  readonly totalBytes: number;
  /** No GTIN has two items among the rows, so that nothing needs to be remembered of them. */
  readonly isDistinct?: true;
  /** All rows in one order, the same each time. Throws ImportError where the data cannot be read to their end. */
  rows(onProgress: (bytesRead: number) => void): AsyncIterable<readonly Row[]>;
}
