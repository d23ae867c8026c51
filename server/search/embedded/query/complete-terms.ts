import type { Suggestion } from '#contract/products.schema.ts';
import type { SetOffset } from '../segment/bitsets.ts';
import { surfaceTable } from '../segment/segment.ts';
import { stringAt } from '../segment/string-table.ts';
import type { QueryWord } from '../text/query-words.ts';
import { stemWord } from '../text/stem-word.ts';
import { isStopWord } from '../text/stop-words.ts';
import { type Generation, lexiconOf } from './generation.ts';
import { matchSegment } from './match-segment.ts';
import { type ParsedQuery, parseQuery } from './parse-query.ts';
import type { LiveSegment } from './segment-reader.ts';
import { countPostingsIn, findWordTerms, forEachTerm } from './term-groups.ts';

type Match = Extract<ParsedQuery, { kind: 'match' }>;

/** Completions of the last word, by how many products have them in the name and match the words before. */
export function completeTerms(
  generation: Generation,
  parsed: Match,
  typed: readonly QueryWord[],
  limit: number,
): Suggestion[] {
  const before = wordsBefore(parsed, typed);
  const counts = new Map<string, number>();
  for (const segment of generation.segments) countCompletions(segment, parsed, limit, counts);
  const stems = new Set(before.map(stemWord));
  return [...counts]
    .filter(([word]) => !stems.has(stemWord(word)) && !isStopWord(word))
    .sort((a, b) => b[1] - a[1])
    .slice(0, limit)
    .map(([word]) => {
      const text = [...before, word].join(' ');
      return { kind: 'term', text, gtin: null, product_count: countProducts(generation, text) };
    });
}

/** The words before the completed one, as read, with stop words. */
function wordsBefore({ read }: Match, typed: readonly QueryWord[]): string[] {
  const last = typed.findIndex(({ isLast }) => isLast);
  return [...read.slice(0, last), ...(read[last] ?? '').split(' ').slice(0, -1)];
}

/** Adds the segment's best completions; more than wanted, as another segment may rank them higher. */
function countCompletions(
  segment: LiveSegment,
  parsed: Match,
  wanted: number,
  counts: Map<string, number>,
): void {
  const { reader } = segment;
  const last = parsed.conditions.at(-1);
  if (last === undefined) return;
  const before = { ...parsed, conditions: parsed.conditions.slice(0, -1) };
  const { matched } = matchSegment(segment, before, []);
  const best: { term: number; count: number }[] = [];
  for (const group of findWordTerms(reader, last)) {
    forEachTerm(group, (term) => {
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
function countProducts(generation: Generation, text: string): number {
  const parsed = parseQuery(text, lexiconOf(generation));
  return generation.segments.reduce((sum, segment) => sum + matchSegment(segment, parsed, []).total, 0);
}
