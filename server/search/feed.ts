import type { CatalogueChange, SearchDocument } from './document.ts';

/** How an index reads the catalogue. `server/catalogue` answers it from the store, tests from an array. */
export interface CatalogueFeed {
  /** The sequence number of the newest committed change; 0 for an empty catalogue. */
  latestSequence(): Promise<number>;
  /** How many listed products there are. */
  countProducts(): Promise<number>;
  /** Every listed product, most popular first, ties by GTIN, in batches; one consistent view of the store. */
  readAll(): AsyncIterable<readonly SearchDocument[]>;
  /** Changes after `sequence`, oldest first, in batches. A product that is no longer listed comes as a delete. */
  readSince(sequence: number): AsyncIterable<readonly CatalogueChange[]>;
}
