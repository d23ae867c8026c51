import { FAMILY_TITLES } from '#contract/categories.ts';
import {
  type AskedCondition,
  categoryWeight,
  fillsPage,
  lackedWords,
  listAsked,
  listRequired,
  rarityOf,
  weightsOf,
} from '../embedded/query/close-words.ts';
import type { Filter } from '../embedded/query/filters.ts';
import type { ParsedQuery } from '../embedded/query/parsed-query.ts';
import { categorySet } from '../embedded/segment/facet-sets.ts';
import type { SearchQuery } from '../engine.ts';
import { type Hit, totalOf } from './answer.ts';
import type { Ask } from './ask-in-rounds.ts';
import { allOf, bonus, type Clause } from './clause.ts';
import { clauseOfFilter } from './filter-clause.ts';
import { pageBody } from './page-body.ts';
import { findNamed, scoreWord } from './reading-clause.ts';
import { countBody } from './search-body.ts';
import { sortClause } from './sort-clause.ts';
import { findTerm, leftOut } from './term-clause.ts';

/** The same products as `listClose`, from a cluster; `shown` stand before them on the page. */
export function askClose(
  ask: Ask,
  query: SearchQuery,
  parsed: ParsedQuery,
  filters: readonly Filter[],
  shown: number,
) {
  const asked = listAsked(parsed, query);
  if (!fillsPage(query, shown) || parsed.kind !== 'match' || asked.length === 0) return null;
  const passing = filters.map(clauseOfFilter);
  const without = leftOut(parsed);
  const count = (clause: Clause) => totalOf(ask(countBody(clause))) ?? 0;
  const all = count(allOf(passing));
  const rarities = asked.map(({ condition }) =>
    rarityOf(count(allOf([findNamed(condition), ...passing], without)), all),
  );
  const weights = weightsOf(asked, rarities, (key) => count({ term: { brand_key: key } }) > 0);
  const scored = asked.map(({ condition }, i) => weighted(condition, i, weights[i] as number));
  const { hits } = ask.now({
    query: {
      bool: {
        must: [{ bool: { should: scored, minimum_should_match: 1 } }],
        should: askCategory(ask, query, parsed, filters).map((clause) =>
          bonus(clause, categoryWeight(weights)),
        ),
        filter: [...passing, ...requiredOf(asked)],
        must_not: [...without, findTerm(parsed)],
      },
    },
    track_total_hits: false,
    size: query.limit - shown,
    sort: sortClause('relevance'),
    _source: ['gtin', 'name', 'body'],
  }).hits;
  if (hits.length === 0) return null;
  const has = (hit: Hit) => (condition: number) => hit.matched_queries?.includes(String(condition)) === true;
  return { hits, without: lackedWords(asked, hits.map(has)) };
}

/** The category of the first product found, if there is any. */
function askCategory(
  ask: Ask,
  query: SearchQuery,
  parsed: ParsedQuery,
  filters: readonly Filter[],
): Clause[] {
  const body = pageBody(parsed, { ...query, limit: 1 }, filters, undefined);
  const [first] = ask.now({ ...body, _source: false, docvalue_fields: ['sets'] }).hits.hits;
  const category = first?.fields?.sets?.find((set) => CATEGORY_SETS.has(Number(set)));
  return category === undefined ? [] : [{ term: { sets: category } }];
}

const CATEGORY_SETS: ReadonlySet<number | undefined> = new Set(FAMILY_TITLES.map(categorySet));

/** The impact of a word of the name, brand or kind, times its weight. Its number tells which products have it. */
function weighted(condition: AskedCondition['condition'], number: number, weight: number): Clause {
  const query = {
    bool: { must: [scoreWord(condition)], filter: [findNamed(condition)], _name: String(number) },
  };
  return { script_score: { query, script: { source: '_score * params.weight', params: { weight } } } };
}

const requiredOf = (asked: readonly AskedCondition[]) =>
  listRequired(asked).map((i) => findNamed((asked[i] as AskedCondition).condition));
