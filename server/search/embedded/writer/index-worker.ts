import { mkdirSync } from 'node:fs';
import { letRequestsGoFirst } from '#server/threads/let-requests-go-first.ts';
import { performTasks } from '#server/threads/perform-tasks.ts';
import { type PackedDocuments, unpackColumns } from '../../packed.ts';
import { assembleForMerging, assembleSegment } from '../segment/assemble-segment.ts';
import { buildSegment } from '../segment/build-segment.ts';
import { latestDocuments } from '../segment/latest-documents.ts';
import type { MergeInput } from '../segment/merge-documents.ts';
import { mergeSegments } from '../segment/merge-segments.ts';
import { type PackedSegment, packSegment } from '../segment/pack-segment.ts';
import type { Segment } from '../segment/segment.ts';
import type { SegmentMemory } from '../segment/segment-memory.ts';
import { appendBodies, type BodyFileState, copyBodies } from '../storage/body-writer.ts';
import { loadSnapshot, type Snapshot, saveSnapshot } from '../storage/snapshot-file.ts';

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
  readonly forMerging: boolean;
  /** Several inputs may have a product: the latest counts. */
  readonly mayRepeat: boolean;
  readonly inputs: readonly MergeInput[];
  readonly bodyFile: number | null;
  readonly spares: readonly SegmentMemory[];
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
    const { addresses, state } = appendBodies(folder, bodyFile, columns);
    return { ...pack(buildSegment(columns, addresses, assembleOf(forMerging)), spares), bodyFile: state };
  },
  /** One segment of the live documents of several; with `bodyFile`, their bodies are copied to that new file. */
  merge({
    folder,
    forMerging,
    mayRepeat,
    inputs,
    bodyFile,
    spares,
  }: MergeTask): BuiltSegment & { readonly bodyFile: BodyFileState | null } {
    letRequestsGoFirst();
    const merged = mergeSegments(mayRepeat ? latestDocuments(inputs) : inputs, assembleOf(forMerging));
    if (bodyFile === null) return { ...pack(merged, spares), bodyFile: null };
    const { segment, state } = copyBodies(folder, merged, bodyFile);
    return { ...pack(segment, spares), bodyFile: state };
  },
  save({ folder, snapshot }: { readonly folder: string; readonly snapshot: Snapshot }): void {
    saveSnapshot(folder, snapshot);
  },
  /** Throws the reason where there is no snapshot or it is damaged. The start waits for it, so it goes first. */
  load: ({ folder }: { readonly folder: string }): Snapshot => loadSnapshot(folder),
};

export type IndexTasks = typeof indexTasks;

const assembleOf = (forMerging: boolean) => (forMerging ? assembleForMerging : assembleSegment);

function pack(segment: Segment, spares: readonly SegmentMemory[]): BuiltSegment {
  const packed = packSegment(segment, spares);
  return { segment: packed, spare: spares.indexOf(packed.memory) };
}

performTasks(indexTasks);
