import { mkdirSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import type { SearchDocument } from '../../document.ts';
import { buildSegment } from '../segment/build-segment.ts';
import type { MergeInput } from '../segment/merge-documents.ts';
import { mergeSegments } from '../segment/merge-segments.ts';
import { type PackedSegment, packSegment } from '../segment/pack-segment.ts';
import type { Segment } from '../segment/segment.ts';
import type { SegmentMemory } from '../segment/segment-memory.ts';
import { appendBodies, type BodyFileState, copyBodies } from '../storage/body-writer.ts';
import { loadSnapshot, type Snapshot, saveSnapshot } from '../storage/snapshot-file.ts';

/**
 * The heavy work, done in worker threads. Segments are passed as shared memory, at no cost, and a failed task has changed
 * nothing. All that stays between calls are the documents gathered for the next segment.
 */
interface IndexTasks {
  /** Adds documents to those of the next segment, of which they are the first or not. */
  gather(input: { documents: readonly SearchDocument[]; isFirst: boolean }): null;
  /** Appends the bodies of the gathered documents to the file, and builds a segment of them. */
  build(input: BuildInput): BuiltSegment & { bodyFile: BodyFileState };
  /** One segment of the live documents of several; with `bodyFile`, their bodies are copied to that new file. */
  merge(input: MergeTask): BuiltSegment & { bodyFile: BodyFileState | null };
  save(input: { folder: string; snapshot: Snapshot }): null;
  /** Throws the reason where there is no snapshot or it is damaged. */
  load(input: { folder: string }): Snapshot;
}

interface BuiltSegment {
  readonly segment: PackedSegment;
  /**
   * The index of the spare it is in; -1: new memory. An index, because shared memory is a different object in every
   * message.
   */
  readonly spare: number;
}

interface BuildInput {
  readonly folder: string;
  readonly bodyFile: BodyFileState;
  readonly spares: readonly SegmentMemory[];
}

interface MergeTask {
  readonly folder: string;
  readonly inputs: readonly MergeInput[];
  readonly bodyFile: number | null;
  readonly spares: readonly SegmentMemory[];
}

export type TaskName = keyof IndexTasks;
export type TaskInput<N extends TaskName> = Parameters<IndexTasks[N]>[0];
export type TaskOutput<N extends TaskName> = ReturnType<IndexTasks[N]>;

let gathered: readonly SearchDocument[] = [];

const indexTasks: IndexTasks = {
  gather({ documents, isFirst }) {
    gathered = isFirst ? documents : [...gathered, ...documents];
    return null;
  },
  build({ folder, bodyFile, spares }) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { stored, state } = appendBodies(folder, bodyFile, gathered);
    gathered = [];
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

function pack(segment: Segment, spares: readonly SegmentMemory[]): BuiltSegment {
  const packed = packSegment(segment, spares);
  return { segment: packed, spare: spares.indexOf(packed.memory) };
}

export interface TaskRequest {
  readonly id: number;
  readonly name: TaskName;
  readonly input: TaskInput<TaskName>;
}
/** The last message to the worker. */
export type EndRequest = 'end';
export type TaskReply =
  | { readonly id: number; readonly output: unknown }
  | { readonly id: number; readonly error: string };

parentPort?.on('message', (request: TaskRequest | EndRequest) => {
  if (request === 'end') {
    parentPort?.close();
    return;
  }
  const { id, name, input } = request;
  parentPort?.postMessage(perform(id, () => indexTasks[name](input as never)));
});

function perform(id: number, task: () => unknown): TaskReply {
  try {
    return { id, output: task() };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
