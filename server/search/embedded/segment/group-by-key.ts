/** Values grouped by key: those of key k from starts[k] up to, not including, starts[k + 1]. */
export interface Groups<V> {
  readonly starts: Uint32Array;
  readonly values: V;
}

/** Counting sort. `forEachPair` visits the same pairs each time; values keep their order within a key. */
export function groupByKey<V extends Uint16Array | Uint32Array>(
  keyCount: number,
  forEachPair: (visit: (key: number, value: number) => void) => void,
  Values: new (length: number) => V,
): Groups<V> {
  const starts = new Uint32Array(keyCount + 1);
  forEachPair((key) => {
    starts[key + 1] = (starts[key + 1] as number) + 1;
  });
  for (let key = 0; key < keyCount; key++) {
    starts[key + 1] = (starts[key + 1] as number) + (starts[key] as number);
  }
  const values = new Values(starts[keyCount] as number);
  const next = starts.slice();
  forEachPair((key, value) => {
    const place = next[key] as number;
    next[key] = place + 1;
    values[place] = value;
  });
  return { starts, values };
}
