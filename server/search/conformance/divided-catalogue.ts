import fc from 'fast-check';
import type { SearchDocument } from '../document.ts';
import { columnsOf } from '../document-columns.ts';
import type { Generation } from '../embedded/query/generation.ts';
import { openSegment, withoutDocuments } from '../embedded/query/segment-reader.ts';
import { buildSegment } from '../embedded/segment/build-segment.ts';
import { mergeSegments } from '../embedded/segment/merge-segments.ts';
import { packSegment } from '../embedded/segment/pack-segment.ts';
import { savedSegments } from '../embedded/writer/segment-list.ts';
import { anyDocument } from './arbitrary-catalogue.ts';

export const batches = fc.array(
  fc.uniqueArray(anyDocument, { maxLength: 40, size: 'max', selector: ({ gtin }) => gtin }),
  {
    minLength: 1,
    maxLength: 4,
  },
);
/** Positions of documents that are deleted after all batches. */
export const deletions = fc.array(fc.nat(), { maxLength: 6 });

/** The documents after all batches and deletions, and their index: one segment a batch. */
export function applyRounds(rounds: readonly (readonly SearchDocument[])[], removed: readonly number[]) {
  const current = new Map<string, SearchDocument>();
  let generation: Generation = { segments: [] };
  for (const documents of rounds) {
    const gtins = documents.map(({ gtin }) => Number(gtin));
    generation = { segments: generation.segments.map((segment) => withoutDocuments(segment, gtins)) };
    generation = { segments: [...generation.segments, segmentOf(documents)] };
    for (const document of documents) current.set(document.gtin, document);
  }
  const deleted = removed.map((place) => [...current.keys()][place % Math.max(1, current.size)] ?? '');
  for (const gtin of deleted) current.delete(gtin);
  const segments = generation.segments.map((segment) => withoutDocuments(segment, deleted.map(Number)));
  return { current, generation: { segments } };
}

export function segmentOf(documents: readonly SearchDocument[]) {
  const { length } = documents;
  const records = { addresses: new Float64Array(length), checksums: new Uint32Array(length) };
  return openSegment(packSegment(buildSegment(columnsOf(documents), records), []));
}

export function mergeAll({ segments }: Generation): Generation {
  return { segments: [openSegment(packSegment(mergeSegments(savedSegments(segments)), []))] };
}
