import {
  type BitArena,
  type BitKernels,
  clearBit,
  fillBits,
  hasBit,
  type SetOffset,
  strideOf,
} from '../segment/bitsets.ts';
import { COVERAGE_SETS, MAX_SEARCHERS, scratchOf, WORK_SETS, workWords } from '../segment/derive-sets.ts';
import { FACET_VALUE_COUNT } from '../segment/facet-sets.ts';
import { type MemberKernel, openMemberKernel } from '../segment/member-kernel.ts';
import type { PackedSegment } from '../segment/pack-segment.ts';
import { openRowTally, type RowTally } from '../segment/row-tally.ts';
import { brandTable, type SegmentArrays } from '../segment/segment.ts';
import { openKernels } from '../segment/segment-memory.ts';
import { encode, findString } from '../segment/string-table.ts';
import { type KnownGroups, openKnownGroups } from './known-groups.ts';

/** The scratch sets of a query: each searcher has its own. */
const SCRATCH = [
  'found',
  'matched',
  'ranged',
  'others',
  'group',
  'categories',
  'novas',
  'laws',
  'counted',
  'brand',
  'touched',
] as const;
export type WorkSet = (typeof SCRATCH)[number];

/** So few matches are listed once a query. */
export const FEW = 4_096;

/** The searcher that opens segments and maintains their live sets: the main thread. */
const OWNER = 0;

/** A segment opened for the queries of one searcher, one at a time: they share its scratch memory. */
export interface SegmentReader {
  readonly segment: PackedSegment;
  readonly arrays: SegmentArrays;
  readonly arena: BitArena;
  readonly kernels: BitKernels;
  readonly work: Readonly<Record<WorkSet, SetOffset>>;
  /** Of the live documents, by turns: the same for all searchers, and written by their owner. */
  readonly liveSets: readonly [SetOffset, SetOffset];
  /** Scratch: the score of each document. Zero between queries. */
  readonly scores: Uint32Array;
  /** Scratch: a list of documents, with room for a few more. */
  readonly listed: Uint32Array;
  /** Where it begins in the arena. */
  readonly list: SetOffset;
  /** Scratch: see fewMatched. */
  readonly few: { of: object | undefined; readonly documents: Uint32Array };
  /** Scratch: see word-coverage.ts. */
  readonly covered: { of: object | undefined; readonly sets: readonly SetOffset[] };
  /** Documents, live or not, of each facet value, by the number of its set. */
  readonly valueTotals: Uint32Array;
  /** Counts that were made before, by what they are of. */
  readonly kept: Map<string, KeptCounts>;
  /** The terms of readings that were looked up before. */
  readonly known: KnownGroups;
  /** Scratch: counts by facet rows. */
  readonly rowTally: RowTally;
  /** Scratch: a count of each brand. Zero between queries. */
  readonly brandCounts: Uint32Array;
  /** Counts members of a set among brandDocuments. */
  readonly countBrandMembers: MemberKernel;
}

/**
 * What a segment's documents that meet one condition count, live or not: a frequent word, a filter, or none at all. Segments do
 * not change, so it is counted once.
 */
export interface KeptCounts {
  readonly size: number;
  /** By the number of a value's set. */
  readonly values: Uint32Array;
  /** The largest brands, and the most documents that any other has. */
  readonly brands: readonly { readonly number: number; readonly count: number }[];
  readonly mostOfOthers: number;
}

/** A segment and its current documents at one moment of the index. */
export interface LiveSegment {
  readonly reader: SegmentReader;
  readonly live: SetOffset;
  readonly liveCount: number;
  /** Bytes of the live documents' bodies and names. */
  readonly liveBytes: number;
}

/** Opens a new segment: all of its documents are live. */
export function openSegment(segment: PackedSegment): LiveSegment {
  const reader = openReader(segment, OWNER);
  const [live] = reader.liveSets;
  fillBits(reader.arena, live, segment.documentCount);
  return { reader, live, liveCount: segment.documentCount, liveBytes: segment.bodies.bytes };
}

/** Opens a segment of which the documents in `live` are left. */
export function openSegmentWith(segment: PackedSegment, live: Uint32Array): LiveSegment {
  const opened = openSegment(segment);
  const { arena, kernels, arrays } = opened.reader;
  arena.words.set(live, opened.live);
  const liveCount = kernels.count(opened.live);
  if (liveCount === segment.documentCount) return opened;
  let liveBytes = 0;
  for (let document = 0; document < segment.documentCount; document++) {
    if (hasBit(live, 0, document)) liveBytes += bytesOf(arrays, document);
  }
  return { ...opened, liveCount, liveBytes };
}

/** Opens a segment for another searcher, a number below MAX_SEARCHERS. */
export function openReader(segment: PackedSegment, searcher: number): SegmentReader {
  if (searcher >= MAX_SEARCHERS) throw new RangeError(`there are only ${MAX_SEARCHERS} searchers`);
  const { documentCount, memory, arrays } = segment;
  const stride = strideOf(documentCount);
  const arena: BitArena = { words: arrays.sets, stride };
  const live = arena.words.length - workWords(documentCount);
  const scratch = scratchOf(searcher, documentCount);
  const work = Object.fromEntries(SCRATCH.map((set, i) => [set, live + scratch.sets + i * stride]));
  const covered = live + scratch.sets + WORK_SETS * stride;
  const kernels = openKernels(memory, arena);
  const brands = live + scratch.brands;
  // The memory may have been another segment's.
  const brandCounts = arena.words.subarray(brands, brands + arrays.brandStarts.length).fill(0);
  return {
    segment,
    arrays,
    arena,
    kernels,
    work: work as Record<WorkSet, SetOffset>,
    liveSets: [live, live + stride],
    valueTotals: new Uint32Array(FACET_VALUE_COUNT).map((_, value) => kernels.count(value * stride)),
    kept: new Map(),
    known: openKnownGroups(),
    rowTally: openRowTally(segment, arena, live + scratch.tally),
    scores: new Uint32Array(documentCount),
    list: live + scratch.list,
    listed: arena.words.subarray(live + scratch.list, live + scratch.brands),
    few: { of: undefined, documents: new Uint32Array(FEW) },
    covered: { of: undefined, sets: Array.from({ length: COVERAGE_SETS }, (_, i) => covered + i * stride) },
    brandCounts,
    countBrandMembers: openMemberKernel(memory, { words: arena.words, documents: arrays.brandDocuments }),
  };
}

/**
 * The same segment without the documents of the GTINs. Written to the other of the two live sets, so the previous
 * generation stays unchanged until the next one: no searcher may be left with the one before it.
 */
export function withoutDocuments(current: LiveSegment, gtins: Iterable<number>): LiveSegment {
  const { reader, live } = current;
  const { arena, kernels, liveSets, arrays } = reader;
  const next = live === liveSets[0] ? liveSets[1] : liveSets[0];
  let { liveCount, liveBytes } = current;
  kernels.copy(next, live);
  for (const gtin of gtins) {
    const document = findByGtin(reader, gtin);
    if (document === undefined || !hasBit(arena.words, next, document)) continue;
    clearBit(arena.words, next, document);
    liveCount--;
    liveBytes -= bytesOf(arrays, document);
  }
  return { reader, live: next, liveCount, liveBytes };
}

/** A copy of the live set, for a merge in another thread. */
export function copyLive({ reader: { arena }, live }: LiveSegment) {
  const copy = new Uint32Array(arena.stride);
  copy.set(arena.words.subarray(live, live + arena.stride));
  return copy;
}

/** The document with the GTIN, live or not. */
export function findByGtin({ arrays }: SegmentReader, gtin: number): number | undefined {
  const { gtinOrder, gtins } = arrays;
  let low = 0;
  let high = gtinOrder.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((gtins[gtinOrder[middle] as number] as number) < gtin) low = middle + 1;
    else high = middle;
  }
  const document = gtinOrder[low];
  return document !== undefined && gtins[document] === gtin ? document : undefined;
}

/** Lists the documents of a set, ascending, in `listed`; returns how many. */
export function listMembers({ kernels, list }: SegmentReader, set: SetOffset): number {
  return kernels.list(set, list);
}

/** Adds the brands of the first `size` listed documents to the counts. */
export function tallyBrands({ arrays, listed, brandCounts }: SegmentReader, size: number): void {
  const { brandNumbers } = arrays;
  for (let place = 0; place < size; place++) {
    const brand = brandNumbers[listed[place] as number] as number;
    brandCounts[brand] = (brandCounts[brand] as number) + 1;
  }
}

/** The documents of the brand, live or not. */
export function documentsOfBrand({ arrays }: SegmentReader, brand: string): Uint32Array {
  const { brandDocuments, brandDocumentStarts: starts } = arrays;
  const number = findString(brandTable(arrays), encode(brand));
  return number < 0
    ? brandDocuments.subarray(0, 0)
    : brandDocuments.subarray(starts[number], starts[number + 1]);
}

export function isLive({ reader, live }: LiveSegment, document: number): boolean {
  return hasBit(reader.arena.words, live, document);
}

function bytesOf(arrays: SegmentArrays, document: number): number {
  return (arrays.nameLengths[document] as number) + (arrays.bodyLengths[document] as number);
}
