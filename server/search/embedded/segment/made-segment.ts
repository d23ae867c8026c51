import type { LateArrayName, SegmentArrays } from './segment.ts';

/** A segment that was just made, each array in memory of its own. */
export interface MadeSegment {
  readonly documentCount: number;
  readonly arrays: Omit<SegmentArrays, LateArrayName>;
  /** Writes the figures, a fourth of a segment, where they are to be: they are never in memory twice. */
  readonly fillFigures: (figures: Float32Array) => void;
  /** Nothing is found in it, so nothing is derived from its figures either. */
  readonly forMerging: boolean;
}
