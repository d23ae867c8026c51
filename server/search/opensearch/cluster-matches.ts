import type { Filter } from '../embedded/query/filters.ts';
import type { Lexicon } from '../embedded/query/lexicon.ts';
import type { ParsedQuery, WordQuery } from '../embedded/query/parsed-query.ts';
import type { TermMatches } from '../embedded/query/wider-query.ts';
import { totalOf } from './answer.ts';
import type { Ask } from './ask-in-rounds.ts';
import { allOf } from './clause.ts';
import { clauseOfFilters } from './filter-clause.ts';
import { mostNamedWords, openKeeper } from './keep-words.ts';
import { countBody } from './search-body.ts';
import { findAllNamed, findTerm } from './term-clause.ts';

/** What the cluster says of other readings of a term. Until it has said so, these find nothing: few of them do. */
export function clusterMatches(ask: Ask, lexicon: Lexicon): TermMatches {
  const count = (query: WordQuery) => countMatches(ask, query, []) ?? 0;
  const countNamed = (query: WordQuery) => totalOf(ask(countBody(findAllNamed(query)))) ?? 0;
  return {
    lexicon,
    countFound: count,
    countNamed,
    mostNamed: (query) => mostNamedWords(ask, query),
    hasBrand: (key) => (totalOf(ask(countBody({ term: { brand_key: key } }))) ?? 0) > 0,
    openKeeper: (query) => openKeeper(ask, query, { anywhere: count, named: countNamed }),
  };
}

/** The products that match and pass the filters; undefined where it has to be asked first. */
export function countMatches(ask: Ask, parsed: ParsedQuery, filters: readonly Filter[]): number | undefined {
  const query = filters.length === 0 ? findTerm(parsed) : allOf([findTerm(parsed), clauseOfFilters(filters)]);
  return totalOf(ask(countBody(query)));
}
