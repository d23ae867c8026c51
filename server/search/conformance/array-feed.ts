import type { CatalogueChange, SearchDocument } from '../document.ts';
import type { CatalogueFeed } from '../feed.ts';
import { packChanges } from '../packed.ts';
import { batchesOf } from './plain-catalogue.ts';

/** A catalogue in memory that can be changed, as a feed. */
export interface ArrayFeed extends CatalogueFeed {
  upsert(document: SearchDocument): void;
  delete(gtin: string): void;
}

const BATCH = 500;

export function arrayFeed(documents: readonly SearchDocument[]): ArrayFeed {
  const listed = new Map(documents.map((document) => [document.gtin, document]));
  const changes: CatalogueChange[] = [];
  let sequence = 1;
  return {
    upsert(document) {
      listed.set(document.gtin, document);
      changes.push({ sequence: ++sequence, kind: 'upsert', document });
    },
    delete(gtin) {
      listed.delete(gtin);
      changes.push({ sequence: ++sequence, kind: 'delete', gtin });
    },
    latestSequence: async () => sequence,
    countProducts: async () => listed.size,
    readAll: () => batchesOf([...listed.values()], BATCH),
    async *readSince(since) {
      const later = changes.filter((change) => change.sequence > since);
      if (later.length > 0) yield packChanges(later);
    },
  };
}
