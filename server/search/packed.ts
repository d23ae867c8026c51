import { deserialize, serialize } from 'node:v8';
import type { CatalogueChange, ReadingPlace, SearchDocument } from './document.ts';
import { columnsOf, type DocumentColumns, documentsOf } from './document-columns.ts';

/**
 * Products on their way from the thread that read them to the one that indexes them: what is between has to know little of
 * them, and a message moves their bytes without copying them, after which the sender's are gone.
 */
export interface PackedDocuments {
  /** In order, each once. */
  readonly gtins: readonly string[];
  /** Of the last one; null where there is none. */
  readonly end: ReadingPlace | null;
  /** The documents as columns, serialised. */
  readonly content: Uint8Array<ArrayBuffer>;
}

/** Changes on the same way; of each product the last. */
export interface PackedChanges {
  /** Of changed and deleted products, in the order of their changes. */
  readonly gtins: readonly string[];
  /** Of each of them its change's number, ascending. */
  readonly sequences: readonly number[];
  /** Those that were not deleted. */
  readonly documents: PackedDocuments;
}

export function packDocuments(documents: readonly SearchDocument[]): PackedDocuments {
  const latest = [...latestByGtin(documents, ({ gtin }) => gtin).values()];
  const last = latest.at(-1);
  return {
    gtins: latest.map(({ gtin }) => gtin),
    end: last === undefined ? null : { popularity: last.popularity, gtin: last.gtin },
    content: serialize(columnsOf(latest)) as Uint8Array<ArrayBuffer>,
  };
}

export function packChanges(changes: readonly CatalogueChange[]): PackedChanges {
  const latest = latestByGtin(changes, (change) =>
    change.kind === 'upsert' ? change.document.gtin : change.gtin,
  );
  const kept = [...latest.values()];
  return {
    gtins: [...latest.keys()],
    sequences: kept.map(({ sequence }) => sequence),
    documents: packDocuments(kept.flatMap((change) => (change.kind === 'upsert' ? [change.document] : []))),
  };
}

export function unpackColumns({ content }: Pick<PackedDocuments, 'content'>): DocumentColumns {
  return deserialize(content);
}

export function unpackDocuments(packed: PackedDocuments): readonly SearchDocument[] {
  return documentsOf(unpackColumns(packed));
}

export function unpackChanges({ gtins, sequences, documents }: PackedChanges): CatalogueChange[] {
  const upserted = new Map(unpackDocuments(documents).map((document) => [document.gtin, document]));
  return gtins.map((gtin, i) => {
    const sequence = sequences[i] as number;
    const document = upserted.get(gtin);
    return document ? { sequence, kind: 'upsert', document } : { sequence, kind: 'delete', gtin };
  });
}

/** What a message moves. */
export function bytesOfPacked({ content }: PackedDocuments): ArrayBuffer[] {
  return [content.buffer];
}

/** The last one of each GTIN, by it, in the order of those. */
function latestByGtin<T>(items: readonly T[], gtinOf: (item: T) => string): Map<string, T> {
  const latest = new Map<string, T>();
  for (const item of items) {
    latest.delete(gtinOf(item));
    latest.set(gtinOf(item), item);
  }
  return latest;
}
