/** The chosen values with one added or taken out, in the order of `known`; undefined where none is left. */
export function toggleIn<T>(
  known: readonly T[],
  chosen: readonly T[] | undefined,
  value: T,
): readonly T[] | undefined {
  const next = known.filter((each) => (chosen?.includes(each) ?? false) !== (each === value));
  return next.length === 0 ? undefined : next;
}

/** How many products a facet counts for a value: 0 where it is not listed, undefined before facets are known. */
export function countIn(
  facet: readonly { readonly value: string; readonly count: number }[] | undefined,
  value: string,
): number | undefined {
  return facet && (facet.find((entry) => entry.value === value)?.count ?? 0);
}
