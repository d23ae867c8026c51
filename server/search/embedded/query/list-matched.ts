import type { SetOffset } from '../segment/bitsets.ts';
import type { SegmentMatch } from './match-segment.ts';
import { FEW, listMembers } from './segment-reader.ts';

/** The matches, ascending, where they are no more than FEW: listed once, and valid as long as the match. */
export function fewMatched(match: SegmentMatch): Uint32Array | undefined {
  const { segment, matched, total } = match;
  const { reader } = segment;
  if (total > FEW) return undefined;
  const documents = reader.few.documents.subarray(0, total);
  if (reader.few.of !== match) {
    listMembers(reader, matched);
    documents.set(reader.listed.subarray(0, total));
    reader.few.of = match;
  }
  return documents;
}

/** Lists a set of the match in the reader's list, as listMembers. */
export function listWithin(match: SegmentMatch, set: SetOffset): number {
  const { reader } = match.segment;
  const few = set === match.matched ? fewMatched(match) : undefined;
  if (few === undefined) return listMembers(reader, set);
  reader.listed.set(few);
  return few.length;
}
