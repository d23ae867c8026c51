import { hasBit, type SetOffset, setBit } from '../segment/bitsets.ts';
import { fillCodeSet } from './code-set.ts';
import { applyFilters, type FilterSets, prepareFilters } from './filter-sets.ts';
import type { Filter } from './filters.ts';
import { findByGtin, type LiveSegment } from './segment-reader.ts';
import { findWordTerms, type WordTerms, wordSet } from './term-groups.ts';
import type { Understanding } from './understand.ts';

/** What of one segment answers a query, in the segment's work sets: good until its next query. */
export interface SegmentMatch {
  readonly segment: LiveSegment;
  readonly filters: readonly FilterSets[];
  /** The terms of each word, in the order of the words. */
  readonly words: readonly WordTerms[];
  /** Live documents that answer the term, whatever the filters. */
  readonly found: SetOffset;
  /** Of these, the ones that pass the filters too. */
  readonly matched: SetOffset;
  readonly total: number;
}

export function matchSegment(
  segment: LiveSegment,
  understanding: Understanding,
  filters: readonly Filter[],
): SegmentMatch {
  const { reader } = segment;
  const words =
    understanding.kind === 'match'
      ? understanding.conditions.map((condition) => findWordTerms(reader, condition))
      : [];
  const found = findDocuments(segment, understanding, words);
  const prepared = prepareFilters(reader, filters);
  const matched = applyFilters(reader, found, prepared, reader.work.matched);
  return { segment, filters: prepared, words, found, matched, total: reader.kernels.count(matched) };
}

function findDocuments(
  segment: LiveSegment,
  understanding: Understanding,
  words: readonly WordTerms[],
): SetOffset {
  const { reader, live } = segment;
  const { kernels, work } = reader;
  if (understanding.kind === 'everything') return live;
  if (understanding.kind === 'match') {
    const { code } = understanding;
    const withWords = words.length > 0 ? meetAll(segment, words) : undefined;
    if (code === null) return withWords ?? live;
    const withCode = fillCodeSet(reader, code);
    kernels.and(withCode, withCode, live);
    if (withWords === undefined) kernels.copy(work.found, withCode);
    else kernels.or(work.found, withWords, withCode);
    return work.found;
  }
  kernels.clear(work.found);
  if (understanding.kind === 'gtin') markGtins(segment, understanding.gtins);
  return work.found;
}

function meetAll({ reader, live }: LiveSegment, words: readonly WordTerms[]): SetOffset {
  const { kernels, work } = reader;
  let current = live;
  for (const word of words) {
    kernels.and(work.found, current, wordSet(reader, word));
    current = work.found;
  }
  return current;
}

function markGtins({ reader, live }: LiveSegment, gtins: readonly number[]): void {
  for (const gtin of gtins) {
    const document = findByGtin(reader, gtin);
    if (document !== undefined && hasBit(reader.arena.words, live, document)) {
      setBit(reader.arena.words, reader.work.found, document);
    }
  }
}
