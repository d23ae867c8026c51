import { orderWords } from '../embedded/query/leave-out-words.ts';
import { askedPlaces, type ParsedWord, type WordQuery } from '../embedded/query/parsed-query.ts';
import type { KeepWords } from '../embedded/query/wider-query.ts';
import type { SearchBody } from './answer.ts';
import type { Ask } from './ask-in-rounds.ts';
import { allOf, bonus, type Clause } from './clause.ts';
import { findAllNamed, findTerm } from './term-clause.ts';

/** Words after these are left out, as in the embedded index; their weights fit into the exact part of a score. */
const MAX_WORDS = 16;

/** Counts the products of a query, anywhere or in names alone. */
interface Counts {
  anywhere(query: WordQuery): number;
  named(query: WordQuery): number;
}

/** The words that may be left out, by position in the query: those that stay first. */
interface RankedWords {
  readonly query: WordQuery;
  readonly places: readonly number[];
  readonly find: (query: WordQuery) => Clause;
}

export function openKeeper(ask: Ask, query: WordQuery, counts: Counts): KeepWords {
  const places = askedPlaces(query).slice(0, MAX_WORDS);
  const rank = (count: (query: WordQuery) => number): number[] => {
    const sized = places.map((at) => ({ at, size: count(only(query, at)) }));
    return orderWords(query.words, sized, ({ size }) => size).map(({ at }) => at);
  };
  const anywhere = { query, places: rank(counts.anywhere), find: findTerm };
  const isRequired = query.words.some((word) => word.isRequired);
  return (wanted) => {
    if (wanted === undefined && !isRequired) {
      const inNames = bestKept(ask, { query, places: rank(counts.named), find: findAllNamed }, []);
      if (inNames.length > 1) return keep(query, inNames);
    }
    const pinned = places.filter((at) => at === wanted || query.words[at]?.isRequired);
    const kept = bestKept(ask, anywhere, pinned);
    return kept.length === 0 ? query : keep(query, kept);
  };
}

/**
 * The largest set of the words that a product has, with the pinned ones; of several, the one of the rarest words. One
 * search finds it: each word adds a weight, and the highest score says which words its product has.
 */
function bestKept(ask: Ask, words: RankedWords, pinned: readonly number[]): number[] {
  const { places } = words;
  const [best] = ask(bestBody(words, pinned))?.hits.hits ?? [];
  const score = best?._score ?? 0;
  return places.filter((_, rank) => (score & rarity(places.length, rank)) !== 0);
}

function bestBody({ query, places, find }: RankedWords, pinned: readonly number[]): SearchBody {
  const clauses = places.map((at) => find(only(query, at)));
  const weighted = clauses.map((clause, rank) =>
    bonus(clause, 2 ** places.length + rarity(places.length, rank)),
  );
  const required = clauses.filter((_, rank) => pinned.includes(places[rank] as number));
  return {
    size: 1,
    _source: false,
    track_total_hits: false,
    query: { bool: { filter: allOf(required), should: weighted, minimum_should_match: 1 } },
  };
}

/** The most of the words that a product which has all of them has in its name or brand. */
export function mostNamedWords(ask: Ask, query: WordQuery): number {
  const named = askedPlaces(query)
    .slice(0, MAX_WORDS)
    .map((at) => bonus(findAllNamed(only(query, at)), 1));
  const body = {
    size: 1,
    _source: false,
    track_total_hits: false,
    query: { bool: { filter: [findTerm(query)], should: named, minimum_should_match: 1 } },
  };
  return ask(body)?.hits.hits[0]?._score ?? 0;
}

/** A bit for each word, the highest for the first: a word outweighs all that are after it. */
const rarity = (words: number, rank: number) => 2 ** (words - 1 - rank);

const only = (query: WordQuery, at: number): WordQuery => ({
  ...query,
  words: query.words.slice(at, at + 1),
});

function keep(query: WordQuery, kept: readonly number[]): WordQuery {
  const leave = (word: ParsedWord, at: number) =>
    word.conditions.length === 0 ? word : { ...word, isLeftOut: !kept.includes(at) };
  return { ...query, words: query.words.map(leave) };
}
