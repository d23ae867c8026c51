import { fillBits, type SetOffset } from '../segment/bitsets.ts';
import { FACET_VALUE_COUNT } from '../segment/facet-sets.ts';
import { selectRanks } from '../segment/select-ranks.ts';
import { applyFilters, type FilterSets } from './filter-sets.ts';
import { countWithin, othersThan, type SegmentMatch } from './match-segment.ts';
import { type KeptCounts, listMembers, type SegmentReader, tallyBrands } from './segment-reader.ts';
import type { WordTerms } from './term-group.ts';
import { wordSet } from './term-groups.ts';

/** More than a segment has filters and words that are asked for often. */
const MAX_KEPT = 2_048;
/** With more documents that are not live, counting again is as fast. */
const MOST_DEAD = 0.1;

/** The counts of a match within some of its filters, and the documents of it that are not live: valid until the next call. */
export interface CurrentCounts {
  readonly kept: KeptCounts;
  readonly dead: Uint32Array;
}

/** Undefined where there is more than one condition, or where counting is as fast. */
export function keptCounts(
  match: SegmentMatch,
  isIgnored: Parameters<typeof othersThan>[1],
): CurrentCounts | undefined {
  const { reader, live, liveCount } = match.segment;
  const condition = conditionOf(match, othersThan(match, isIgnored));
  if (condition === undefined) return undefined;
  const kept = reader.kept.get(condition.key) ?? keep(match, condition);
  const deadCount = reader.segment.documentCount - liveCount;
  if (kept === undefined || deadCount > kept.size * MOST_DEAD) return undefined;
  if (deadCount === 0) return { kept, dead: NONE };
  reader.kernels.andNot(reader.work.group, fillCondition(reader, condition), live);
  return { kept, dead: reader.listed.subarray(0, listMembers(reader, reader.work.group)) };
}

const NONE = new Uint32Array();

interface OneCondition {
  readonly key: string;
  readonly word: WordTerms | undefined;
  readonly filters: readonly FilterSets[];
}

function conditionOf(
  { segment: { reader }, words, isPlain }: SegmentMatch,
  filters: readonly FilterSets[],
): OneCondition | undefined {
  const [word] = words;
  const [filter] = filters;
  if (!isPlain || words.length + filters.length > 1) return undefined;
  if (word !== undefined) {
    if (word.some(({ phrase }) => phrase !== undefined)) return undefined;
    return { key: word.map(({ exact, start, end }) => `${exact} ${start} ${end}`).join(), word, filters };
  }
  if (filter === undefined) return { key: 'all', word, filters };
  // Other sets are filled for each query.
  const isStored = (set: SetOffset) => set < reader.liveSets[0];
  if (filter.filter.range || ![...filter.keep, ...filter.drop].every(isStored)) return undefined;
  return { key: `${filter.keep}-${filter.drop}`, word, filters };
}

function keep(match: SegmentMatch, condition: OneCondition): KeptCounts | undefined {
  const { reader } = match.segment;
  if (condition.word !== undefined && countWithin(match, match.found) < reader.arena.stride) return undefined;
  const kept = countAll(reader, fillCondition(reader, condition));
  if (reader.kept.size >= MAX_KEPT) reader.kept.clear();
  reader.kept.set(condition.key, kept);
  return kept;
}

/** The documents that meet it, live or not: a stored set, or the work set `group`. */
function fillCondition(reader: SegmentReader, { word, filters }: OneCondition): SetOffset {
  const { arena, work, segment } = reader;
  if (word !== undefined) return wordSet(reader, word);
  fillBits(arena, work.group, segment.documentCount);
  return applyFilters(reader, work.group, filters, work.group);
}

/** The brands that are kept of a condition: more than are listed, as some of their documents may not be live. */
const KEPT_BRANDS = 64;

function countAll(reader: SegmentReader, set: SetOffset): KeptCounts {
  const { brandCounts, rowTally, list } = reader;
  const size = listMembers(reader, set);
  const countIn = rowTally.countValues(list, size);
  tallyBrands(reader, size);
  // Of no brand.
  brandCounts[0] = 0;
  const wanted = Math.min(KEPT_BRANDS + 1, brandCounts.length);
  const largest = selectRanks(
    brandCounts.map((count) => ~count),
    0,
    wanted,
  ).map((number) => ({ number, count: brandCounts[number] as number }));
  brandCounts.fill(0);
  return {
    size,
    values: Uint32Array.from({ length: FACET_VALUE_COUNT }, (_, value) => countIn(value)),
    brands: largest.slice(0, KEPT_BRANDS),
    mostOfOthers: largest[KEPT_BRANDS]?.count ?? 0,
  };
}
