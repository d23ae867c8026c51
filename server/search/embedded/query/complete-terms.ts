import type { Suggestion } from '#contract/products.schema.ts';
import type { FindAlternatives } from '../../words/find-alternatives.ts';
import type { SetOffset } from '../segment/bitsets.ts';
import { surfaceTable } from '../segment/segment.ts';
import { stringAt } from '../segment/string-table.ts';
import { stemWord } from '../text/stem-word.ts';
import { isStopWord } from '../text/stop-words.ts';
import { type Generation, lexiconOf } from './generation.ts';
import { matchSegment } from './match-segment.ts';
import { parseQuery } from './parse-query.ts';
import type { WordQuery } from './parsed-query.ts';
import type { Condition } from './reading.ts';
import type { LiveSegment } from './segment-reader.ts';
import { countPostingsIn, findWordTerms, forEachTerm } from './term-groups.ts';

/** Completions of the last word, by how many products have them in the name and match the words before. */
export function completeInIndex(
  generation: Generation,
  query: WordQuery,
  limit: number,
  findAlternatives: FindAlternatives,
): Suggestion[] {
  return completeTerms(query, limit, {
    count(completed) {
      const counts = new Map<string, number>();
      for (const segment of generation.segments) countCompletions(segment, completed, limit, counts);
      return counts;
    },
    countProducts: (text) => countProducts(generation, text, findAlternatives),
  });
}

export interface CompletionCounts {
  /** Words that the last one may become, with how many products each would find; more than are wanted. */
  readonly count: (completed: CompletedWord) => Iterable<readonly [word: string, count: number]>;
  /** How many products the whole text finds. */
  readonly countProducts: (text: string) => number;
}

/** The completions that the most products have, without stop words and words that stand there already. */
export function completeTerms(
  query: WordQuery,
  limit: number,
  { count, countProducts }: CompletionCounts,
): Suggestion[] {
  const completed = splitLastWord(query);
  if (completed === undefined) return [];
  const stems = new Set(completed.before.map(stemWord));
  return [...count(completed)]
    .filter(([word]) => !stems.has(stemWord(word)) && !isStopWord(word))
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, limit)
    .map(([word]) => {
      const text = [...completed.before, word].join(' ');
      return { kind: 'term', text, gtin: null, product_count: countProducts(text) };
    });
}

export interface CompletedWord {
  /** The words before it, as read, with stop words. */
  readonly before: readonly string[];
  /** The query without it. */
  readonly others: WordQuery;
  readonly condition: Condition;
}

/** Undefined where a word is of no product: then nothing has all of the words. */
function splitLastWord({ words, ...query }: WordQuery): CompletedWord | undefined {
  const at = words.findIndex(({ isLast }) => isLast);
  const last = words[at];
  const condition = last?.conditions.at(-1);
  if (last === undefined || condition === undefined || words.some(({ isLeftOut }) => isLeftOut))
    return undefined;
  const earlier = words.slice(0, at);
  return {
    before: [...earlier.map(({ read }) => read), ...last.read.split(' ').slice(0, -1)],
    others: { ...query, words: [...earlier, { ...last, conditions: last.conditions.slice(0, -1) }] },
    condition,
  };
}

/** Adds the segment's best completions; more than wanted, as another segment may rank them higher. */
function countCompletions(
  segment: LiveSegment,
  { others, condition }: CompletedWord,
  wanted: number,
  counts: Map<string, number>,
): void {
  const { reader } = segment;
  const { matched } = matchSegment(segment, others, []);
  const best: { term: number; count: number }[] = [];
  /** A word can be found by several readings: "macaroni" by "mac" as a beginning, and as its other name. */
  const seen = new Set<number>();
  for (const group of findWordTerms(reader, condition)) {
    forEachTerm(group, (term) => {
      if (seen.has(term)) return;
      seen.add(term);
      const least = best.length < wanted * 4 ? 0 : (best.at(-1)?.count ?? 0);
      const count = countNames(segment, term, matched, least);
      if (count <= least) return;
      best.push({ term, count });
      best.sort((a, b) => b.count - a.count);
      if (best.length > wanted * 4) best.pop();
    });
  }
  for (const { term, count } of best) {
    const word = stringAt(surfaceTable(reader.arrays), term);
    counts.set(word, (counts.get(word) ?? 0) + count);
  }
}

/** Documents with the term in their name; 0 where there cannot be more than `least`. */
function countNames({ reader }: LiveSegment, term: number, within: SetOffset, least: number): number {
  const first = reader.arrays.postingStarts[term] as number;
  const end = reader.arrays.ingredientStarts[term] as number;
  return end - first <= least ? 0 : countPostingsIn(reader, within, first, end);
}

/** The total of a search for the text. */
function countProducts(generation: Generation, text: string, findAlternatives: FindAlternatives): number {
  const parsed = parseQuery(text, lexiconOf(generation, findAlternatives));
  return generation.segments.reduce((sum, segment) => sum + matchSegment(segment, parsed, []).total, 0);
}
