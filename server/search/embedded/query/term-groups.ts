import { hasBit, type SetOffset } from '../segment/bitsets.ts';
import { addPostings } from '../segment/derive-sets.ts';
import { FACET_SET_COUNT } from '../segment/facet-sets.ts';
import { prefixTable, termTable } from '../segment/segment.ts';
import { encode, findPrefix, findString } from '../segment/string-table.ts';
import type { Condition } from './condition.ts';
import { isLive, type LiveSegment, type SegmentReader } from './segment-reader.ts';

/** The terms of a segment that meet a condition: one that is the word itself, and those that begin with it. */
export interface TermGroup {
  /** Undefined where the word itself is no term. */
  readonly exact: number | undefined;
  /** From start up to, not including, end; may hold the exact one as well. */
  readonly start: number;
  readonly end: number;
  /** The set of exactly the terms from start to end, where the segment keeps one. */
  readonly prefixSet: SetOffset | undefined;
}

export function findTerms(reader: SegmentReader, { text, stem, asPrefix }: Condition): TermGroup {
  const terms = termTable(reader.arrays);
  const found = findString(terms, encode(stem));
  const exact = found < 0 ? undefined : found;
  if (!asPrefix) return { exact, start: 0, end: 0, prefixSet: undefined };
  const prefix = encode(text);
  const set = findString(prefixTable(reader.arrays), prefix);
  const { denseTerms } = reader.arrays;
  return {
    exact,
    ...findPrefix(terms, prefix),
    prefixSet: set < 0 ? undefined : (FACET_SET_COUNT + denseTerms.length + set) * reader.arena.stride,
  };
}

/** The exact term, where it is not among those found by their beginning. */
export function lonelyExact({ exact, start, end }: TermGroup): number | undefined {
  return exact !== undefined && (exact < start || exact >= end) ? exact : undefined;
}

/** A set of the documents with one of the group's terms: one the segment keeps, or the work set `group`. */
export function groupSet(reader: SegmentReader, group: TermGroup): SetOffset {
  const { kernels, work, arena, arrays } = reader;
  const exact = lonelyExact(group);
  if (group.prefixSet !== undefined && exact === undefined) return group.prefixSet;
  if (group.start === group.end && exact !== undefined) {
    const set = denseSet(reader, exact);
    if (set !== undefined) return set;
  }
  if (group.prefixSet !== undefined) kernels.copy(work.group, group.prefixSet);
  else {
    kernels.clear(work.group);
    for (let term = group.start; term < group.end; term++) addTerm(reader, term);
  }
  if (exact !== undefined) addPostings(arrays, exact, exact + 1, arena, work.group);
  return work.group;
}

function addTerm(reader: SegmentReader, term: number): void {
  const { kernels, work, arena, arrays } = reader;
  const set = denseSet(reader, term);
  if (set === undefined) addPostings(arrays, term, term + 1, arena, work.group);
  else kernels.or(work.group, work.group, set);
}

function denseSet({ arrays: { denseTerms }, arena }: SegmentReader, term: number): SetOffset | undefined {
  let low = 0;
  let high = denseTerms.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((denseTerms[middle] as number) < term) low = middle + 1;
    else high = middle;
  }
  return denseTerms[low] === term ? (FACET_SET_COUNT + low) * arena.stride : undefined;
}

/** Whether any live document meets the condition. */
export function hasLiveMatch(segment: LiveSegment, condition: Condition): boolean {
  const group = findTerms(segment.reader, condition);
  if (group.exact !== undefined && hasLivePosting(segment, group.exact, group.exact + 1)) return true;
  return hasLivePosting(segment, group.start, group.end);
}

function hasLivePosting(segment: LiveSegment, start: number, end: number): boolean {
  const { postingStarts, postingDocuments } = segment.reader.arrays;
  const last = postingStarts[end] as number;
  for (let p = postingStarts[start] as number; p < last; p++) {
    if (isLive(segment, postingDocuments[p] as number)) return true;
  }
  return false;
}

/** How many live documents have the term. */
export function countLivePostings({ reader, live, liveCount }: LiveSegment, term: number): number {
  const { postingStarts, postingDocuments } = reader.arrays;
  const start = postingStarts[term] as number;
  const end = postingStarts[term + 1] as number;
  if (liveCount === reader.segment.documentCount) return end - start;
  let count = 0;
  for (let p = start; p < end; p++) {
    if (hasBit(reader.arena.words, live, postingDocuments[p] as number)) count++;
  }
  return count;
}
