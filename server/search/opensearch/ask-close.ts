import {
  type AskedCondition,
  fillsPage,
  lackedWords,
  listAsked,
  rarityOf,
} from '../embedded/query/close-words.ts';
import type { Filter } from '../embedded/query/filters.ts';
import type { ParsedQuery } from '../embedded/query/parsed-query.ts';
import type { SearchQuery } from '../engine.ts';
import { type Hit, totalOf } from './answer.ts';
import type { Ask } from './ask-in-rounds.ts';
import { allOf, type Clause } from './clause.ts';
import { clauseOfFilter } from './filter-clause.ts';
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
  const asked = listAsked(parsed);
  if (!fillsPage(query, shown) || parsed.kind !== 'match' || asked.length === 0) return null;
  const passing = filters.map(clauseOfFilter);
  const without = leftOut(parsed);
  const count = (clause: Clause) => totalOf(ask(countBody(clause))) ?? 0;
  const all = count(allOf(passing));
  const scored = asked.map(({ condition }, i) => {
    const named = findNamed(condition);
    return weighted(condition, i, rarityOf(count(allOf([named, ...passing], without)), all));
  });
  const { hits } = ask.now({
    query: {
      bool: {
        should: scored,
        minimum_should_match: 1,
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

/** The impact of a word of the name, brand or kind, times its weight. Its number tells which products have it. */
function weighted(condition: AskedCondition['condition'], number: number, weight: number): Clause {
  const query = {
    bool: { must: [scoreWord(condition)], filter: [findNamed(condition)], _name: String(number) },
  };
  return { script_score: { query, script: { source: '_score * params.weight', params: { weight } } } };
}

const requiredOf = (asked: readonly AskedCondition[]) =>
  asked.flatMap(({ word, condition }) => (word.isRequired ? [findNamed(condition)] : []));
