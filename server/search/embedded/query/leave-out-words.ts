import type { Generation } from './generation.ts';
import { importanceOf } from './importance.ts';
import { matchSegment, type SegmentMatch } from './match-segment.ts';
import { isCorrected, type ParsedWord, type WordQuery } from './parsed-query.ts';
import { listInName } from './rank-matches.ts';
import { type LiveSegment, listMembers } from './segment-reader.ts';

/** Words after these are left out: a document's words are counted in a byte, each in a pass of its own. */
const MAX_WORDS = 16;

/** How the words of a query lie in the documents. */
export interface Coverage {
  readonly segments: readonly SegmentCoverage[];
  /** The words that products have, by position in the query: those that stay first. */
  readonly words: readonly CoveredWord[];
  /** How many of the words any document has together; at least 1. */
  readonly most: number;
}

interface SegmentCoverage {
  readonly segment: LiveSegment;
  /** How many of the words each document has. */
  readonly counts: Uint8Array;
}

interface CoveredWord {
  readonly at: number;
  /** Its documents in each segment, ascending. */
  readonly documents: readonly Uint32Array[];
}

/** Where the words stand anywhere in products. */
export function coverageAnywhere(generation: Generation, query: WordQuery): Coverage {
  return measure(generation, query, listFound);
}

/** Where they stand in names or brands; undefined where none has two of them, or a word in quotes has to be there. */
export function coverageInNames(generation: Generation, query: WordQuery): Coverage | undefined {
  if (query.words.some(({ isRequired }) => isRequired)) return undefined;
  const coverage = measure(generation, query, listInName);
  return coverage.most > 1 ? coverage : undefined;
}

/** The most of the words that a product which has all of them has in its name or brand. */
export function mostNamedWords(generation: Generation, query: WordQuery): number {
  const found = generation.segments.map((segment) => listFound(matchSegment(segment, query, [])));
  const { segments } = measure(generation, query, listInName);
  const counts = found.flatMap((documents, i) =>
    Array.from(documents, (document) => segments[i]?.counts[document] ?? 0),
  );
  return Math.max(0, ...counts);
}

function listFound({ segment: { reader }, found }: SegmentMatch): Uint32Array {
  return reader.listed.slice(0, listMembers(reader, found));
}

function measure(
  generation: Generation,
  query: WordQuery,
  listDocuments: (match: SegmentMatch) => Uint32Array,
): Coverage {
  const segments = generation.segments.map((segment) => ({
    segment,
    counts: new Uint8Array(segment.reader.segment.documentCount),
  }));
  const words: CoveredWord[] = [];
  let most = 1;
  query.words.forEach((word, at) => {
    if (word.conditions.length === 0 || words.length === MAX_WORDS) return;
    const documents = segments.map(({ segment, counts }) => {
      const listed = listDocuments(matchSegment(segment, { ...query, words: [word] }, []));
      for (const document of listed) {
        const count = (counts[document] as number) + 1;
        counts[document] = count;
        if (count > most) most = count;
      }
      return listed;
    });
    words.push({ at, documents });
  });
  const sizeOf = ({ documents }: CoveredWord) => documents.reduce((sum, { length }) => sum + length, 0);
  return { segments, words: orderWords(query.words, words, sizeOf), most };
}

/**
 * The order in which words are kept: foods, then claims; among them typed words before corrected ones, and rare words before
 * frequent ones.
 */
export function orderWords<T extends { readonly at: number }>(
  words: readonly ParsedWord[],
  places: readonly T[],
  sizeOf: (place: T) => number,
): T[] {
  const importance = ({ at }: T) => importanceOf(words[at] as ParsedWord);
  const corrected = ({ at }: T) => Number(isCorrected(words[at] as ParsedWord));
  return places.toSorted(
    (a, b) =>
      importance(b) - importance(a) || corrected(a) - corrected(b) || sizeOf(a) - sizeOf(b) || a.at - b.at,
  );
}

/**
 * Keeps as many of the words as one document has together with the required ones and the one at `wanted`, in their order.
 * Leaves the others out; none where no document has those it must have.
 */
export function leaveOutWords(coverage: Coverage, query: WordQuery, wanted?: number): WordQuery {
  const isPinned = ({ at }: CoveredWord) => at === wanted || query.words[at]?.isRequired === true;
  const pinned = coverage.words.filter(isPinned);
  const kept = new Set(pinned.map(({ at }) => at));
  let best = bestCovered(coverage, pinned);
  if (best.every(({ length }) => length === 0)) return query;
  for (const word of coverage.words) {
    if (isPinned(word)) continue;
    const having = best.map((documents, i) => intersect(documents, word.documents[i] ?? new Uint32Array()));
    if (having.every(({ length }) => length === 0)) continue;
    best = having;
    kept.add(word.at);
  }
  const words = query.words.map((word, at) =>
    word.conditions.length === 0 ? word : { ...word, isLeftOut: !kept.has(at) },
  );
  return { ...query, words };
}

/** The documents with the most of the words among those that have the pinned ones, in each segment. */
function bestCovered({ segments, most }: Coverage, pinned: readonly CoveredWord[]): Uint32Array[] {
  if (pinned.length === 0) return segments.map(({ counts }) => documentsWith(counts, most));
  const candidates = segments.map((_, i) =>
    pinned.map(({ documents }) => documents[i] ?? new Uint32Array()).reduce(intersect),
  );
  let highest = 1;
  segments.forEach(({ counts }, i) => {
    for (const document of candidates[i] ?? []) highest = Math.max(highest, counts[document] as number);
  });
  return segments.map(({ counts }, i) =>
    (candidates[i] ?? new Uint32Array()).filter((document) => counts[document] === highest),
  );
}

/** The documents that have this many of the words. */
function documentsWith(counts: Uint8Array, wanted: number): Uint32Array {
  const listed = new Uint32Array(counts.length);
  let count = 0;
  for (let document = 0; document < counts.length; document++) {
    if (counts[document] === wanted) listed[count++] = document;
  }
  return listed.subarray(0, count);
}

/** What two ascending lists share. */
function intersect(a: Uint32Array, b: Uint32Array): Uint32Array {
  const both = new Uint32Array(Math.min(a.length, b.length));
  let count = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const left = a[i] as number;
    const right = b[j] as number;
    if (left === right) both[count++] = left;
    if (left <= right) i++;
    if (right <= left) j++;
  }
  return both.subarray(0, count);
}
