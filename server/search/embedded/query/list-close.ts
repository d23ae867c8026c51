import type { SearchQuery } from '../../engine.ts';
import { hasBit } from '../segment/bitsets.ts';
import { categoryOf } from './categories.ts';
import { categoryWeight, lackedWords, listAsked, listRequired, rarityOf, weightsOf } from './close-words.ts';
import type { Filter } from './filters.ts';
import type { Generation, Hit } from './generation.ts';
import { hasBrand } from './has-brand.ts';
import { matchGeneration, matchSegment, totalOf } from './match-segment.ts';
import { byRelevance, type ScoredHit } from './merge-hits.ts';
import { hasDocument } from './names-together.ts';
import type { ParsedQuery } from './parsed-query.ts';
import type { Postings } from './phrase-postings.ts';
import { listNamed } from './rank-matches.ts';

export interface CloseHits {
  readonly hits: readonly Hit[];
  /** The words that some of them lack, in typed order. */
  readonly without: readonly string[];
}

/**
 * Products that have some of the words or of what makes products closer in the name, brand or kind, and pass the filters: by
 * the sum over these of weight and impact, and more in the category of the first product shown. They have the words in quotes and none of those to be without. They fill the page after `shown`; null where there are none.
 */
export function listClose(
  generation: Generation,
  query: ParsedQuery,
  filters: readonly Filter[],
  shown: readonly Hit[],
  { limit: pageSize, ...phrases }: Pick<SearchQuery, 'limit' | 'closeBy' | 'closeRequires'>,
): CloseHits | null {
  const asked = listAsked(query, phrases);
  if (query.kind !== 'match' || asked.length === 0) return null;
  const limit = pageSize - shown.length;
  const all = totalOf(matchGeneration(generation, { kind: 'everything' }, filters));
  const named = asked.map(({ word, condition }) => {
    const alone = { ...query, words: [{ ...word, conditions: [condition], isLeftOut: false }] };
    return generation.segments.map((segment) => listNamed(matchSegment(segment, alone, filters)));
  });
  const countOf = (lists: readonly Postings[]) =>
    lists.reduce((sum, { documents }) => sum + documents.length, 0);
  const rarities = named.map((lists) => rarityOf(countOf(lists), all));
  const weights = weightsOf(asked, rarities, (key) => hasBrand(generation, key));
  const required = listRequired(asked);
  const has = ({ segment, document }: Hit, condition: number) => {
    const lists = named[condition] as readonly Postings[];
    return hasDocument((lists[generation.segments.indexOf(segment)] as Postings).documents, document);
  };
  const isShown = (hit: Hit) =>
    shown.some(({ segment, document }) => segment === hit.segment && document === hit.document);
  const [first] = shown;
  const category = first && categoryOf(first);
  const bonus = categoryWeight(weights);
  const hits = generation.segments
    .flatMap((segment, s) => {
      const lists = named.map((each) => each[s] as Postings);
      const isListed = (document: number) =>
        !isShown({ segment, document }) && required.every((i) => has({ segment, document }, i));
      const {
        arena,
        segment: { documentCount },
      } = segment.reader;
      const bonusOf = (document: number) =>
        category !== undefined && hasBit(arena.words, category * arena.stride, document) ? bonus : 0;
      const sums = sumOf(lists, weights, documentCount);
      return selectBest(lists, sums, bonusOf, isListed, limit).map(
        ({ document, score }): ScoredHit => ({ segment, document, score }),
      );
    })
    .sort(byRelevance)
    .slice(0, limit);
  if (hits.length === 0) return null;
  return {
    hits,
    without: lackedWords(
      asked,
      hits.map((hit) => (condition: number) => has(hit, condition)),
    ),
  };
}

/** The sum of weighted impacts of each document. */
function sumOf(lists: readonly Postings[], weights: readonly number[], documentCount: number): Uint32Array {
  const sums = new Uint32Array(documentCount);
  lists.forEach(({ documents, impacts }, i) => {
    const weight = weights[i] as number;
    for (let p = 0; p < documents.length; p++) {
      const document = documents[p] as number;
      sums[document] = (sums[document] as number) + weight * (impacts[p] as number);
    }
  });
  return sums;
}

/** The documents of the highest sums with their bonus, ties by number. */
function selectBest(
  lists: readonly Postings[],
  sums: Uint32Array,
  bonusOf: (document: number) => number,
  isListed: (document: number) => boolean,
  limit: number,
): { document: number; score: number }[] {
  const best: { document: number; score: number }[] = [];
  for (const { documents } of lists) {
    for (const document of documents) {
      const sum = sums[document] as number;
      sums[document] = 0;
      const score = sum + bonusOf(document);
      const last = best.length < limit ? undefined : best.at(-1);
      if (sum === 0 || (last !== undefined && compare(last, { document, score }) < 0)) continue;
      if (!isListed(document)) continue;
      best.push({ document, score });
      best.sort(compare);
      if (best.length > limit) best.pop();
    }
  }
  return best;
}

function compare(a: { document: number; score: number }, b: { document: number; score: number }): number {
  return b.score - a.score || a.document - b.document;
}
