import { mkdirSync } from 'node:fs';
import { letRequestsGoFirst } from '#server/threads/let-requests-go-first.ts';
import { performTasks } from '#server/threads/perform-tasks.ts';
import { type PackedDocuments, unpackColumns } from '../../packed.ts';
import { assembleForMerging, assembleSegment } from '../segment/assemble-segment.ts';
import { buildSegment } from '../segment/build-segment.ts';
import { latestDocuments } from '../segment/latest-documents.ts';
import type { MadeSegment } from '../segment/made-segment.ts';
import type { MergeInput } from '../segment/merge-input.ts';
import { mergeSegments } from '../segment/merge-segments.ts';
import { type PackedSegment, packSegment } from '../segment/pack-segment.ts';
import type { SegmentMemory } from '../segment/segment-memory.ts';
import { appendBodies, type BodyFileState, copyBodies } from '../storage/body-writer.ts';
import { readArrays, type UnreadArray } from '../storage/load-snapshot.ts';
import { type PartFile, writePart } from '../storage/part-file.ts';
import { type Snapshot, saveSnapshot } from '../storage/snapshot-file.ts';

interface InFolder {
  readonly folder: string;
}

interface BuiltSegment {
  readonly segment: PackedSegment;
  /**
   * The index of the spare it is in; -1: new memory. An index, because shared memory is a different object in every
   * message.
   */
  readonly spare: number;
}

interface BuildTask {
  readonly folder: string;
  /** Nothing is found in the segment before it is merged. */
  readonly forMerging: boolean;
  readonly documents: PackedDocuments;
  readonly bodyFile: BodyFileState;
  readonly spares: readonly SegmentMemory[];
}

interface MergeTask {
  readonly folder: string;
  /** Several inputs may have a product: the latest counts. */
  readonly mayRepeat: boolean;
  readonly inputs: readonly MergeInput[];
  readonly bodyFile: number | null;
  readonly spares: readonly SegmentMemory[];
}

interface ReadTask extends InFolder {
  readonly arrays: readonly UnreadArray[];
  readonly taken: Int32Array;
}

/**
 * The heavy work, done in worker threads. Segments are passed as shared memory, at no cost, and nothing stays between
 * calls: a failed task has changed nothing.
 */
const indexTasks = {
  /** Appends the bodies of the documents to the file, and builds a segment of them. */
  build({
    folder,
    forMerging,
    documents,
    bodyFile,
    spares,
  }: BuildTask): BuiltSegment & { readonly bodyFile: BodyFileState } {
    letRequestsGoFirst();
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const columns = unpackColumns(documents);
    const { written, state } = appendBodies(folder, bodyFile, columns);
    const made = buildSegment(columns, written, forMerging ? assembleForMerging : assembleSegment);
    return { ...pack(made, spares), bodyFile: state };
  },
  /** One segment of the live documents of several; with `bodyFile`, their bodies are copied to that new file, unless one is damaged. */
  merge({
    folder,
    mayRepeat,
    inputs,
    bodyFile,
    spares,
  }: MergeTask): BuiltSegment & { readonly bodyFile: BodyFileState | null } {
    letRequestsGoFirst();
    const merged = mergeSegments(mayRepeat ? latestDocuments(inputs) : inputs);
    if (bodyFile === null) return { ...pack(merged, spares), bodyFile: null };
    const { segment, state } = copyBodies(folder, merged, bodyFile);
    return { ...pack(segment, spares), bodyFile: state };
  },
  /** The same, to be merged once more; of a product that several inputs have the latest counts. */
  mergeToPart({ inputs, path }: { readonly inputs: readonly MergeInput[]; readonly path: string }): PartFile {
    letRequestsGoFirst();
    return writePart(path, mergeSegments(latestDocuments(inputs), assembleForMerging));
  },
  save({ folder, snapshot }: InFolder & { readonly snapshot: Snapshot }): void {
    saveSnapshot(folder, snapshot);
  },
  /** Throws where one is damaged. The start waits for it, so it goes first. */
  readArrays({ folder, arrays, taken }: ReadTask): void {
    readArrays(folder, arrays, taken);
  },
};

export type IndexTasks = typeof indexTasks;

function pack(segment: MadeSegment, spares: readonly SegmentMemory[]): BuiltSegment {
  const packed = packSegment(segment, spares);
  return { segment: packed, spare: spares.indexOf(packed.memory) };
}

performTasks(indexTasks);
