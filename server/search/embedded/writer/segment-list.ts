import type { Generation } from '../query/generation.ts';
import { copyLive, type LiveSegment, withoutDocuments } from '../query/segment-reader.ts';
import type { SavedSegment } from '../storage/snapshot-file.ts';

/** The segments of the index, oldest first; the base, if there is one, comes first. */
export type SegmentList = readonly LiveSegment[];

/** Without the documents of the GTINs, and without empty segments. */
export function withoutGtins(list: SegmentList, gtins: ReadonlySet<number>): SegmentList {
  return list.map((segment) => withoutDocuments(segment, gtins)).filter(({ liveCount }) => liveCount > 0);
}

/** With the merged segment in place of its inputs. */
export function withMerged(list: SegmentList, inputs: SegmentList, merged: LiveSegment): SegmentList {
  const readers = new Set(inputs.map(({ reader }) => reader));
  const first = list.findIndex(({ reader }) => readers.has(reader));
  const before = list.slice(0, Math.max(0, first));
  const after = list.slice(Math.max(0, first)).filter(({ reader }) => !readers.has(reader));
  return [...before, merged, ...after].filter(({ liveCount }) => liveCount > 0);
}

export function savedSegments(list: SegmentList): SavedSegment[] {
  return list.map((segment) => ({ segment: segment.reader.segment, live: copyLive(segment) }));
}

export function generationOf(list: SegmentList): Generation {
  return { segments: list.toSorted((a, b) => b.liveCount - a.liveCount) };
}

export function countLiveBytes(list: SegmentList): number {
  return list.reduce((sum, { liveBytes }) => sum + liveBytes, 0);
}
