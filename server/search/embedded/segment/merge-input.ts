import { type PartFile, readPart } from '../storage/part-file.ts';
import type { Segment, SegmentArrayName, SegmentArrays } from './segment.ts';
import { letGo } from './typed-arrays.ts';

/** A segment to be merged, in memory or on disk, and a bitset of its documents that are still current. */
export interface MergeInput {
  readonly segment: Segment | PartFile;
  readonly live: Uint32Array;
}

/** Gives the arrays of all inputs to `use`, of whose result they are no part: those read from disk are let go after it. */
export function withArrays<N extends SegmentArrayName, T>(
  inputs: readonly MergeInput[],
  names: readonly N[],
  use: (segments: readonly Pick<SegmentArrays, N>[]) => T,
): T {
  const segments = inputs.map(({ segment }) =>
    isOnDisk(segment) ? readPart(segment, names) : segment.arrays,
  );
  const result = use(segments);
  inputs.forEach(({ segment }, i) => {
    if (isOnDisk(segment))
      for (const array of Object.values<SegmentArrays[N]>(segments[i] ?? {})) letGo(array);
  });
  return result;
}

/** The same for one input. */
export function withArraysOf<N extends SegmentArrayName, T>(
  input: MergeInput,
  names: readonly N[],
  use: (segment: Pick<SegmentArrays, N>) => T,
): T {
  return withArrays([input], names, ([segment]) => use(segment as Pick<SegmentArrays, N>));
}

export function isOnDisk<S extends object>(segment: S | PartFile): segment is PartFile {
  return 'path' in segment;
}
