import type { ReadingPlace } from './document.ts';
import type { PackedChanges, PackedDocuments } from './packed.ts';

/** How an index reads the catalogue: `server/catalogue` reads the store, tests an array. */
export interface CatalogueFeed {
  /** The sequence number of the newest committed change; 0 for an empty catalogue. */
  latestSequence(): Promise<number>;
  /** The number of listed products. */
  countProducts(): Promise<number>;
  /**
   * Every listed product, or those after a place: most popular first, ties by GTIN, in batches; one consistent view of the
   * store.
   */
  readAll(after?: ReadingPlace): AsyncIterable<PackedDocuments>;
  /** Changes after `sequence`, oldest first, in batches. A product that is no longer listed is a delete. */
  readSince(sequence: number): AsyncIterable<PackedChanges>;
}
