import { bytesOfPacked, type PackedDocuments } from '../../packed.ts';
import { openSegment, type SegmentReader } from '../query/segment-reader.ts';
import type { BodyLedger } from './body-ledger.ts';
import type { IndexThread } from './index-thread.ts';
import type { MemoryPool } from './memory-pool.ts';
import { countTailToMerge } from './merge-policy.ts';
import { type SegmentList, savedSegments, withMerged } from './segment-list.ts';

/** Makes segments in the index thread, in memory of the pool. */
export interface SegmentMaker {
  /** A segment of the documents, which are moved there and whose bodies are appended to the current file. */
  build(documents: PackedDocuments): Promise<SegmentList[number]>;
  /** Merges the newest segments where there are many; returns the replacement to apply to a list. */
  mergeTail(segments: SegmentList): Promise<(after: SegmentList) => SegmentList>;
  /** One segment of all. */
  mergeAll(segments: SegmentList): Promise<SegmentList>;
}

/** Segments of one level that are merged into one: few while queries read them all, many where none does. */
export const FAN_IN = 4;
export const REBUILD_FAN_IN = 16;

export function openSegmentMaker(
  folder: string,
  ledger: BodyLedger,
  thread: IndexThread,
  memory: MemoryPool,
  isTaken: (reader: SegmentReader) => boolean,
  forMerging: boolean,
): SegmentMaker {
  const merge = async (inputs: SegmentList, isLast: boolean) => {
    const spares = memory.spares();
    const merged = await thread.run('merge', {
      folder,
      forMerging: forMerging && !isLast,
      inputs: savedSegments(inputs),
      bodyFile: null,
      spares,
    });
    memory.take(spares[merged.spare]);
    return openSegment(merged.segment);
  };
  return {
    async build(documents) {
      const spares = memory.spares();
      const task = { folder, forMerging, documents, bodyFile: ledger.current(), spares };
      const built = await thread.run('build', task, bytesOfPacked(documents));
      memory.take(spares[built.spare]);
      ledger.note(built.bodyFile);
      return openSegment(built.segment);
    },
    async mergeTail(segments) {
      const tail = segments.filter(({ reader }) => !isTaken(reader));
      const count = countTailToMerge(
        tail.map(({ liveCount }) => liveCount),
        forMerging ? REBUILD_FAN_IN : FAN_IN,
      );
      const inputs = tail.slice(tail.length - count);
      if (inputs.length < 2) return (after) => after;
      const opened = await merge(inputs, false);
      return (after) => withMerged(after, inputs, opened);
    },
    async mergeAll(segments) {
      return segments.length === 0 ? [] : [await merge(segments, true)];
    },
  };
}
