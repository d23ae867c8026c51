import { hasBit, type SetOffset, setBit } from '../segment/bitsets.ts';
import { fillCodeSet } from './code-set.ts';
import { applyFilters, type FilterSets, isByRange, prepareFilters } from './filter-sets.ts';
import type { Filter } from './filters.ts';
import type { Generation } from './generation.ts';
import type { NamePhrase } from './name-phrase.ts';
import { conditionsOf, namePhrases, type ParsedQuery, type WordQuery } from './parsed-query.ts';
import type { Condition } from './reading.ts';
import { findByGtin, type LiveSegment, type SegmentReader } from './segment-reader.ts';
import type { WordTerms } from './term-group.ts';
import { findWordTerms, wordSet } from './term-groups.ts';

/** One segment's matches, in its work sets: valid until its next query. */
export interface SegmentMatch {
  readonly segment: LiveSegment;
  readonly filters: readonly FilterSets[];
  /** The terms of each word, in the order of the words. */
  readonly words: readonly WordTerms[];
  readonly phrases: readonly NamePhrase[];
  /** Live documents that match the term, whatever the filters. */
  readonly found: SetOffset;
  /** Whether these are all that have the words, or all there are. */
  readonly isPlain: boolean;
  /** Those that pass the filters by range. */
  readonly ranged: SetOffset;
  /** Those that pass the other filters too. */
  readonly matched: SetOffset;
  readonly total: number;
}

export function matchSegment(
  segment: LiveSegment,
  parsed: ParsedQuery,
  filters: readonly Filter[],
): SegmentMatch {
  const { reader } = segment;
  const words =
    parsed.kind === 'match' ? conditionsOf(parsed).map((condition) => findWordTerms(reader, condition)) : [];
  const found = findDocuments(segment, parsed, words);
  const prepared = prepareFilters(reader, filters);
  const ranged = applyFilters(reader, found, prepared.filter(isByRange), reader.work.ranged);
  const others = prepared.filter((one) => !isByRange(one));
  const matched = applyFilters(reader, ranged, others, reader.work.matched);
  const phrases = namePhrases(parsed);
  return {
    segment,
    filters: prepared,
    words,
    phrases,
    found,
    isPlain: isPlain(parsed),
    ranged,
    matched,
    total: reader.kernels.count(matched),
  };
}

export function matchGeneration(
  { segments }: Generation,
  parsed: ParsedQuery,
  filters: readonly Filter[],
): SegmentMatch[] {
  return segments.map((segment) => matchSegment(segment, parsed, filters));
}

/** The filters that are not ignored. */
export function othersThan(
  { filters }: SegmentMatch,
  isIgnored: (filter: Filter) => boolean,
): readonly FilterSets[] {
  return filters.filter(({ filter }) => !isIgnored(filter));
}

export function totalOf(matches: readonly SegmentMatch[]): number {
  return matches.reduce((sum, { total }) => sum + total, 0);
}

/** How many documents are in a set of the match. */
export function countWithin({ segment, matched, total }: SegmentMatch, set: SetOffset): number {
  return set === matched ? total : segment.reader.kernels.count(set);
}

/** The documents that match the term, whatever the filters. */
export function countFound(matches: readonly SegmentMatch[]): number {
  return matches.reduce((sum, match) => sum + countWithin(match, match.found), 0);
}

function isPlain(parsed: ParsedQuery): boolean {
  if (parsed.kind !== 'match') return parsed.kind === 'everything';
  return parsed.code === null && parsed.without.length === 0;
}

function findDocuments(segment: LiveSegment, parsed: ParsedQuery, words: readonly WordTerms[]): SetOffset {
  const { reader, live } = segment;
  const { kernels, work } = reader;
  if (parsed.kind === 'everything') return live;
  if (parsed.kind === 'match') {
    const { code } = parsed;
    const withWords = words.length > 0 ? meetAll(segment, words) : undefined;
    if (code === null) return leaveOut(segment, parsed.without, withWords ?? live);
    const withCode = fillCodeSet(reader, code);
    kernels.and(withCode, withCode, live);
    if (withWords === undefined) kernels.copy(work.found, withCode);
    else kernels.or(work.found, withWords, withCode);
    return work.found;
  }
  kernels.clear(work.found);
  if (parsed.kind === 'gtin') markGtins(segment, parsed.gtins);
  return work.found;
}

/** Clears the documents that meet any of what they are to be without. */
function leaveOut({ reader }: LiveSegment, without: WordQuery['without'], from: SetOffset): SetOffset {
  const { kernels, work } = reader;
  let current = from;
  for (const conditions of without) {
    kernels.andNot(work.found, current, meetingAll(reader, conditions));
    current = work.found;
  }
  return current;
}

/** The documents that meet all of the conditions: a stored set, or the work set `group` or `ranged`. */
function meetingAll(reader: SegmentReader, conditions: readonly Condition[]): SetOffset {
  const { kernels, work } = reader;
  const [first = [], ...others] = conditions;
  let current = wordSet(reader, findWordTerms(reader, first));
  for (const condition of others) {
    if (current !== work.ranged) kernels.copy(work.ranged, current);
    kernels.and(work.ranged, work.ranged, wordSet(reader, findWordTerms(reader, condition)));
    current = work.ranged;
  }
  return current;
}

/** The live documents that have all of the words: a stored set, or the work set `found`. */
function meetAll({ reader, live, liveCount }: LiveSegment, words: readonly WordTerms[]): SetOffset {
  const { kernels, work, segment } = reader;
  const areAllLive = liveCount === segment.documentCount;
  let current = live;
  for (const word of words) {
    if (current === live && areAllLive) {
      current = wordSet(reader, word, work.found);
      continue;
    }
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
