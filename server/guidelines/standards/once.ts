/** Works a value out when it is first asked for. */
export function once<T>(derive: () => T): () => T {
  let known: { readonly value: T } | undefined;
  return () => {
    known ??= { value: derive() };
    return known.value;
  };
}

/** The same for each key. */
export function oncePer<K, T extends NonNullable<unknown> | null>(derive: (key: K) => T): (key: K) => T {
  const known = new Map<K, T>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = derive(key);
    known.set(key, value);
    return value;
  };
}
