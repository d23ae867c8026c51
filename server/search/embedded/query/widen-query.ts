import type { PutBack } from '../../engine.ts';
import { correctJointly } from './correct-jointly.ts';
import type { Filter } from './filters.ts';
import type { Generation } from './generation.ts';
import { coverageAnywhere, coverageInNames, leaveOutWords } from './leave-out-words.ts';
import { countFound, matchGeneration, matchSegment, type SegmentMatch, totalOf } from './match-segment.ts';
import { countNamesTogether } from './names-together.ts';
import type { Lexicon } from './parse-query.ts';
import { conditionsOf, type ParsedQuery, struckWordsOf, type WordQuery } from './parsed-query.ts';
import { countInName } from './rank-matches.ts';
import { MAX_SCORED_WORDS } from './score-words.ts';
import type { LiveSegment } from './segment-reader.ts';
import { findWordTerms } from './term-groups.ts';

export interface WiderQuery {
  /** What was asked, where no other reading is better. */
  readonly query: WordQuery;
  readonly putBacks: readonly PutBack[];
}

/** With more products found, the words are taken as they are. */
const MAX_FEW_FOUND = 50;
/** Left-out words whose return is offered. */
const MAX_PUT_BACKS = 3;

/**
 * Another reading of words that no name has together: the cheapest corrections that a name has; else, where nothing is
 * found at all, the most words that a name has, or a product. Undefined where `asked`, the matches of the words as they are, still hold.
 */
export function widenQuery(
  generation: Generation,
  parsed: ParsedQuery,
  asked: readonly SegmentMatch[],
  lexicon: Lexicon,
  filters: readonly Filter[],
): WiderQuery | undefined {
  if (parsed.kind !== 'match' || parsed.code !== null) return undefined;
  if (parsed.words.filter(({ conditions }) => conditions.length > 0).length < 2) return undefined;
  const found = countFound(asked);
  if (found > MAX_FEW_FOUND) return undefined;
  const countNamed = (query: WordQuery) =>
    generation.segments.reduce((sum, segment) => sum + countNamedIn(segment, query), 0);
  const asTyped = { query: parsed, putBacks: [] };
  if (found > 0 && countNamed(parsed) > 0) return asTyped;
  const corrected = correctJointly(parsed, lexicon, countNamed, found > 0);
  if (corrected !== undefined) return { query: corrected, putBacks: [] };
  return found > 0 ? asTyped : leaveOut(generation, parsed, filters);
}

/** Products of the segment that have all of the words in the name, brand or kind. */
function countNamedIn(segment: LiveSegment, query: WordQuery): number {
  const words = conditionsOf(query).map((condition) => findWordTerms(segment.reader, condition));
  const isPlain = query.without.length === 0 && words.length <= MAX_SCORED_WORDS;
  const looked = isPlain ? countNamesTogether(segment, words) : undefined;
  return looked ?? countInName(matchSegment(segment, query, []));
}

function leaveOut(generation: Generation, parsed: WordQuery, filters: readonly Filter[]): WiderQuery {
  const keepWords = openKeeper(generation, parsed);
  const query = keepWords();
  const leftOut = query.words.filter(({ conditions, isLeftOut }) => isLeftOut && conditions.length > 0);
  const putBacks = leftOut.slice(0, MAX_PUT_BACKS).flatMap((word) => {
    const other = keepWords(query.words.indexOf(word));
    if (other === parsed) return [];
    const total = totalOf(matchGeneration(generation, other, filters));
    return { word: word.typed, words: struckWordsOf(other) ?? [], total };
  });
  return { query, putBacks };
}

/** Keeps the most words, with the one at `wanted` where given. */
type KeepWords = (wanted?: number) => WordQuery;

function openKeeper(generation: Generation, parsed: WordQuery): KeepWords {
  const asked = parsed.words.flatMap(({ conditions }, at) => (conditions.length > 0 ? [at] : []));
  if (asked.length === 2 && !parsed.words.some(({ isRequired }) => isRequired))
    return openPairKeeper(generation, parsed, asked);
  const anywhere = coverageAnywhere(generation, parsed);
  return (wanted) => {
    const coverage = wanted === undefined ? coverageInNames(generation, parsed) : undefined;
    return leaveOutWords(coverage ?? anywhere, parsed, wanted);
  };
}

/** Of two words that nothing has together one stays: the wanted one, or the rarer. */
function openPairKeeper(generation: Generation, parsed: WordQuery, asked: readonly number[]): KeepWords {
  const sized = asked.map((at) => {
    const alone = { ...parsed, words: parsed.words.slice(at, at + 1) };
    return { at, size: totalOf(matchGeneration(generation, alone, [])) };
  });
  const found = sized.filter(({ size }) => size > 0).sort((a, b) => a.size - b.size);
  return (wanted = found[0]?.at) => {
    if (!found.some(({ at }) => at === wanted)) return parsed;
    const words = parsed.words.map((word, at) =>
      asked.includes(at) ? { ...word, isLeftOut: at !== wanted } : word,
    );
    return { ...parsed, words };
  };
}
