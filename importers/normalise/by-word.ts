/** Keys by word, of a table that lists the words of each key, separated by spaces. */
export function byWord<Key extends string>(
  table: Readonly<Partial<Record<Key, string>>>,
  prefix = '',
): ReadonlyMap<string, Key> {
  const entries = Object.entries(table) as [Key, string][];
  return new Map(
    entries.flatMap(([key, words]) => words.split(' ').map((word) => [prefix + word, key] as const)),
  );
}
