/** A query or a part of one, in the words of OpenSearch's query language. */
export type Clause = Readonly<Record<string, unknown>>;

export const EVERYTHING: Clause = { match_all: {} };
export const NOTHING: Clause = { match_none: {} };

/** Any of them. */
export function anyOf(clauses: readonly Clause[]): Clause {
  const [only = NOTHING] = clauses;
  return clauses.length <= 1 ? only : { bool: { should: clauses, minimum_should_match: 1 } };
}

/** All of the first, none of the second. */
export function allOf(filter: readonly Clause[], mustNot: readonly Clause[] = []): Clause {
  const [only = EVERYTHING] = filter;
  if (mustNot.length === 0 && filter.length <= 1) return only;
  return { bool: { filter, must_not: mustNot } };
}

/** Adds to the score of products that match. */
export function bonus(filter: Clause, boost: number): Clause {
  return { constant_score: { filter, boost } };
}
