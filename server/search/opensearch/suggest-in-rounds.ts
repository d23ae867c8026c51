import type { Suggestion } from '#contract/products.schema.ts';
import { completeCategories } from '../embedded/query/categories.ts';
import { type CompletedWord, completeTerms } from '../embedded/query/complete-terms.ts';
import { completeText } from '../embedded/query/complete-text.ts';
import { parseQuery } from '../embedded/query/parse-query.ts';
import type { Condition } from '../embedded/query/reading.ts';
import { categorySet } from '../embedded/segment/facet-sets.ts';
import { brandKey } from '../embedded/text/document-words.ts';
import { MAX_CORRECTABLE_LETTERS } from '../embedded/text/edit-distance.ts';
import { ALL_PRODUCTS } from '../engine.ts';
import type { FindAlternatives } from '../words/find-alternatives.ts';
import { type Bucket, bucketsOf } from './answer.ts';
import type { Ask } from './ask-in-rounds.ts';
import { clusterLexicon } from './cluster-lexicon.ts';
import { countMatches } from './cluster-matches.ts';
import { searchCluster } from './search-in-rounds.ts';
import { commonestSpellings } from './spellings.ts';
import { findTerm } from './term-clause.ts';

/** Completions of the text being typed, asking a cluster. */
export function suggestInCluster(
  ask: Ask,
  text: string,
  limit: number,
  findAlternatives: FindAlternatives,
): Suggestion[] {
  const parsed = parseQuery(text, clusterLexicon(ask, findAlternatives));
  return completeText(parsed, text, limit, {
    terms: (query, most) =>
      completeTerms(query, most, {
        count: (completed) => countWords(ask, completed, most),
        countProducts: (text) =>
          countMatches(ask, parseQuery(text, clusterLexicon(ask, findAlternatives)), []) ?? 0,
      }),
    brands: (begun, most) => completeBrands(ask, begun, most),
    categories: (begun, most) => completeCategories(categoryCounter(ask), begun, most),
    products(term, most) {
      const query = { ...ALL_PRODUCTS, term, sort: 'relevance', limit: most } as const;
      return searchCluster(ask, query, findAlternatives).hits.flatMap(({ _source }) => _source ?? []);
    },
  });
}

/** Listed products of each category. */
export function categoryCounter(ask: Ask): (title: string) => number {
  const aggs = { sets: { terms: { field: 'sets', size: 1_000 } } };
  const answer = ask({ size: 0, track_total_hits: false, aggs });
  const counts = new Map(
    bucketsOf(answer?.aggregations?.sets).map(({ key, doc_count }) => [String(key), doc_count]),
  );
  return (title) => counts.get(String(categorySet(title))) ?? 0;
}

/** Names with each word in its commonest spelling. */
function countWords(ask: Ask, completed: CompletedWord, wanted: number) {
  const stems = countCompletions(ask, completed, wanted);
  const spellings = commonestSpellings(
    ask,
    stems.map(([stem]) => stem),
  );
  return stems.map(([stem, count]) => [spellings.get(stem) ?? stem, count] as const);
}

/** Names with each word that the last one may become; more than wanted, as some are not listed. */
function countCompletions(
  ask: Ask,
  { others, condition }: CompletedWord,
  wanted: number,
): (readonly [stem: string, count: number])[] {
  const include = completionPattern(condition);
  if (include === '') return [];
  return countTerms(ask, findTerm(others), { field: 'named', include, size: wanted * 4 }).map(
    ({ key, doc_count }) => [String(key), doc_count],
  );
}

/** The words that a condition may become, as a regular expression of Lucene. */
function completionPattern(condition: Condition): string {
  const patterns = condition.flatMap((reading) => {
    if (!('text' in reading) || reading.text.length > MAX_CORRECTABLE_LETTERS) return [];
    const { text, stem, asPrefix } = reading;
    return asPrefix ? [literal(stem), `${literal(text)}.*`] : [literal(stem)];
  });
  return patterns.map((pattern) => `(${pattern})`).join('|');
}

/** Words are of letters, digits, points and per cent signs. */
const literal = (word: string) => word.replaceAll('.', String.raw`\.`);

interface CountedTerms {
  readonly field: string;
  readonly include?: string;
  readonly size: number;
}

/** Terms of a field, in what a query finds, the most frequent first. */
function countTerms(ask: Ask, query: object, terms: CountedTerms): readonly Bucket[] {
  const order = [{ _count: 'desc' }, { _key: 'asc' }];
  const answer = ask({
    size: 0,
    track_total_hits: false,
    query,
    aggs: { terms: { terms: { ...terms, order } } },
  });
  return bucketsOf(answer?.aggregations?.terms);
}

function completeBrands(ask: Ask, text: string, limit: number): Suggestion[] {
  const prefix = brandKey(text);
  if (prefix === '') return [];
  return countTerms(ask, { prefix: { brand_key: prefix } }, { field: 'brand', size: limit }).map(
    ({ key, doc_count }) => ({
      kind: 'brand',
      text: String(key),
      gtin: null,
      product_count: doc_count,
    }),
  );
}
