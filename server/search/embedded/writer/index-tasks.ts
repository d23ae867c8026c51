import { mkdirSync } from 'node:fs';
import type { SearchDocument } from '../../document.ts';
import { buildSegment } from '../segment/build-segment.ts';
import { type MergeInput, mergeSegments } from '../segment/merge-segments.ts';
import { memoryOf, packSegment } from '../segment/pack-segment.ts';
import type { Segment } from '../segment/segment.ts';
import { appendBodies, type BodyFileState } from '../storage/body-writer.ts';
import { copyBodies } from '../storage/copy-bodies.ts';
import { loadSnapshot, type Snapshot, saveSnapshot } from '../storage/snapshot-file.ts';

/**
 * The heavy work, done in worker threads. A task keeps nothing between calls: segments go in and out as shared memory,
 * so that passing one costs nothing, and a task that fails has changed nothing.
 */
export interface IndexTasks {
  /** Writes the bodies after those in the file, and builds a segment of the documents in one of the spares, if any fits. */
  build(input: BuildInput): PackedSegment & { bodyFile: BodyFileState };
  /** One segment of the live documents of several; with `bodyFile`, their bodies are copied to that new file. */
  merge(input: MergeTask): PackedSegment & { bodyFile: BodyFileState | null };
  save(input: { folder: string; snapshot: Snapshot }): null;
  /** Throws a sentence where there is no snapshot that can be trusted. */
  load(input: { folder: string }): Snapshot;
}

interface PackedSegment {
  readonly segment: Segment;
  /**
   * Which of the spares it is in; -1: new memory. A number, because the same shared memory is another object in every
   * message.
   */
  readonly spare: number;
}

interface BuildInput {
  readonly folder: string;
  readonly documents: readonly SearchDocument[];
  readonly bodyFile: BodyFileState;
  readonly spares: readonly SharedArrayBuffer[];
}

interface MergeTask {
  readonly folder: string;
  readonly inputs: readonly MergeInput[];
  readonly bodyFile: number | null;
  readonly spares: readonly SharedArrayBuffer[];
}

export type TaskName = keyof IndexTasks;
export type TaskInput<N extends TaskName> = Parameters<IndexTasks[N]>[0];
export type TaskOutput<N extends TaskName> = ReturnType<IndexTasks[N]>;

export const indexTasks: IndexTasks = {
  build({ folder, documents, bodyFile, spares }) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { stored, state } = appendBodies(folder, bodyFile, documents);
    return { ...pack(buildSegment(stored), spares), bodyFile: state };
  },
  merge({ folder, inputs, bodyFile, spares }) {
    const merged = mergeSegments(inputs);
    if (bodyFile === null) return { ...pack(merged, spares), bodyFile: null };
    const { segment, state } = copyBodies(folder, merged, bodyFile);
    return { ...pack(segment, spares), bodyFile: state };
  },
  save({ folder, snapshot }) {
    saveSnapshot(folder, snapshot);
    return null;
  },
  load: ({ folder }) => loadSnapshot(folder),
};

function pack(segment: Segment, spares: readonly SharedArrayBuffer[]): PackedSegment {
  const packed = packSegment(segment, spares);
  const memory = memoryOf(packed);
  return { segment: packed, spare: memory === undefined ? -1 : spares.indexOf(memory) };
}
