import type { PutBack } from '../../engine.ts';
import { correctJointly } from './correct-jointly.ts';
import type { Filter } from './filters.ts';
import type { Generation } from './generation.ts';
import { leaveOutWords, measureCoverage } from './leave-out-words.ts';
import { matchGeneration, totalOf } from './match-segment.ts';
import type { Lexicon } from './parse-query.ts';
import { type ParsedQuery, struckWordsOf, type WordQuery } from './parsed-query.ts';

export interface WiderQuery {
  readonly query: WordQuery;
  readonly putBacks: readonly PutBack[];
}

/** Left-out words whose return is offered. */
const MAX_PUT_BACKS = 3;

/**
 * A reading of words that match nothing together: the cheapest corrections that do, else the most words that do.
 * Undefined for what is no list of words. The result depends on the words alone, never on the filters.
 */
export function widenQuery(
  generation: Generation,
  parsed: ParsedQuery,
  lexicon: Lexicon,
  filters: readonly Filter[],
): WiderQuery | undefined {
  if (parsed.kind !== 'match' || parsed.code !== null) return undefined;
  const countFound = (query: WordQuery) => totalOf(matchGeneration(generation, query, []));
  const corrected = correctJointly(parsed, lexicon, countFound);
  if (corrected !== undefined) return { query: corrected, putBacks: [] };
  const coverage = measureCoverage(generation, parsed);
  const query = leaveOutWords(coverage, parsed);
  const leftOut = query.words.filter(({ conditions, isLeftOut }) => isLeftOut && conditions.length > 0);
  const putBacks = leftOut.slice(0, MAX_PUT_BACKS).map((word) => {
    const at = query.words.indexOf(word);
    const other = leaveOutWords(coverage, parsed, at);
    const total = totalOf(matchGeneration(generation, other, filters));
    return { word: word.typed, words: struckWordsOf(other) ?? [], total };
  });
  return { query, putBacks };
}
