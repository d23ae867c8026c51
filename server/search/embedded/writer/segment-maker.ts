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
}

/** Segments of one level that are merged into one: few, as queries read them all. */
export const FAN_IN = 4;

export function openSegmentMaker(
  folder: string,
  ledger: BodyLedger,
  thread: IndexThread,
  memory: MemoryPool,
  isTaken: (reader: SegmentReader) => boolean,
): SegmentMaker {
  return {
    async build(documents) {
      const spares = memory.spares();
      const task = { folder, forMerging: false, documents, bodyFile: ledger.current(), spares };
      const built = await thread.run('build', task, bytesOfPacked(documents));
      memory.take(spares[built.spare]);
      ledger.note(built.bodyFile);
      return openSegment(built.segment);
    },
    async mergeTail(segments) {
      const tail = segments.filter(({ reader }) => !isTaken(reader));
      const count = countTailToMerge(
        tail.map(({ liveCount }) => liveCount),
        FAN_IN,
      );
      const inputs = tail.slice(tail.length - count);
      if (inputs.length < 2) return (after) => after;
      const spares = memory.spares();
      const merged = await thread.run('merge', {
        folder,
        mayRepeat: false,
        inputs: savedSegments(inputs),
        bodyFile: null,
        spares,
      });
      memory.take(spares[merged.spare]);
      const opened = openSegment(merged.segment);
      return (after) => withMerged(after, inputs, opened);
    },
  };
}
