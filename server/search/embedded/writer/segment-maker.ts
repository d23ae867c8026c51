import type { SearchDocument } from '../../document.ts';
import { openSegment, type SegmentReader } from '../query/segment-reader.ts';
import type { BodyLedger } from './body-ledger.ts';
import type { IndexThread } from './index-thread.ts';
import type { MemoryPool } from './memory-pool.ts';
import { countTailToMerge } from './merge-policy.ts';
import { type SegmentList, savedSegments, withMerged } from './segment-list.ts';

/** Makes segments in the index thread, in memory of the pool. */
export interface SegmentMaker {
  /** A segment of the documents, whose bodies are appended to the current file. */
  build(documents: readonly SearchDocument[]): Promise<SegmentList[number]>;
  /** Merges the newest segments where there are many; returns the replacement to apply to a list. */
  mergeTail(segments: SegmentList, fanIn: number): Promise<(after: SegmentList) => SegmentList>;
}

/** Documents passed to the thread between two turns of the event loop: copying them takes about a millisecond. */
const PIECE = 50;

export function openSegmentMaker(
  folder: string,
  ledger: BodyLedger,
  thread: IndexThread,
  memory: MemoryPool,
  isTaken: (reader: SegmentReader) => boolean,
): SegmentMaker {
  return {
    async build(documents) {
      for (let start = 0; start < documents.length; start += PIECE) {
        const piece = documents.slice(start, start + PIECE);
        await thread.run('gather', { documents: piece, isFirst: start === 0 });
      }
      const spares = memory.spares();
      const built = await thread.run('build', { folder, bodyFile: ledger.current(), spares });
      memory.take(spares[built.spare]);
      ledger.note(built.bodyFile);
      return openSegment(built.segment);
    },
    async mergeTail(segments, fanIn) {
      const tail = segments.filter(({ reader }) => !isTaken(reader));
      const count = countTailToMerge(
        tail.map(({ liveCount }) => liveCount),
        fanIn,
      );
      const inputs = tail.slice(tail.length - count);
      if (inputs.length < 2) return (after) => after;
      const spares = memory.spares();
      const merged = await thread.run('merge', {
        folder,
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
