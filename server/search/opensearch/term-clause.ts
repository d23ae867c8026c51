import {
  conditionsOf,
  type ParsedQuery,
  phraseWords,
  type WordQuery,
} from '../embedded/query/parsed-query.ts';
import { ALL_IN_NAME, MAX_SCORED_WORDS, TOGETHER, WHOLE_NAME } from '../embedded/query/word-scores.ts';
import { allOf, anyOf, bonus, type Clause, EVERYTHING, NOTHING } from './clause.ts';
import { findNamed, findPlace, findWord, scoreWord } from './reading-clause.ts';

/** The products that match a term, whatever the filters; all of the same score. */
export function findTerm(parsed: ParsedQuery): Clause {
  if (parsed.kind === 'everything') return EVERYTHING;
  if (parsed.kind === 'nothing') return NOTHING;
  if (parsed.kind === 'gtin') return { terms: { gtin: parsed.gtins.map(codeOf) } };
  return orHasCode(parsed, allOf(conditionsOf(parsed).map(findWord), leftOut(parsed)));
}

/** The products that have all of the words in the name or brand. */
export function findAllNamed(query: WordQuery): Clause {
  return allOf(conditionsOf(query).map(findNamed), leftOut(query));
}

/**
 * The same products as `findTerm`, by relevance as `rankMatches` has it: the sum of the impacts of the words, and above it
 * whether all of them are in the name, and how they stand there.
 */
export function scoreTerm(parsed: ParsedQuery): Clause {
  if (parsed.kind !== 'match') return findTerm(parsed);
  const conditions = conditionsOf(parsed);
  if (conditions.length === 0) return findTerm(parsed);
  const scored = conditions.slice(0, MAX_SCORED_WORDS);
  const phrases = phraseWords(parsed);
  const inPlace = (isWhole: boolean) =>
    bonus(anyOf(phrases.map((words) => findPlace(words, isWhole))), isWhole ? WHOLE_NAME : TOGETHER);
  const allNamed: Clause = {
    bool: {
      must: [bonus(allOf(scored.map(findNamed)), ALL_IN_NAME)],
      should: phrases.length === 0 ? [] : [inPlace(false), inPlace(true)],
    },
  };
  const words: Clause = {
    bool: {
      must: scored.map(scoreWord),
      filter: conditions.slice(MAX_SCORED_WORDS).map(findWord),
      should: [allNamed],
      must_not: leftOut(parsed),
    },
  };
  return orHasCode(parsed, words);
}

/** What products must not match. */
export function leftOut({ without }: WordQuery): Clause[] {
  return without.map((conditions) => allOf(conditions.map(findWord)));
}

/** Digits of a code are found in codes or, where they have words, as those. */
function orHasCode({ code, words }: WordQuery, withWords: Clause): Clause {
  if (code === null) return withWords;
  const withCode: Clause = bonus({ wildcard: { 'gtin.part': `*${code}*` } }, 0);
  return words.some(({ conditions }) => conditions.length > 0) ? anyOf([withWords, withCode]) : withCode;
}

/** The 14 digits of a GTIN. */
export function codeOf(gtin: number): string {
  return String(gtin).padStart(14, '0');
}
