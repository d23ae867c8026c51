/** Keeps the documents with the smallest keys of those it is offered; equal keys stand in the order offered. */
export interface SmallestKeys {
  readonly offer: (key: number, document: number) => void;
  /** Smallest key first. */
  readonly list: () => number[];
}

/**
 * A binary heap of `size` documents with the last to be kept at its root: what is offered later must beat it. Documents
 * must be offered in ascending order.
 */
export function smallestKeys(size: number): SmallestKeys {
  const keys = new Float64Array(size);
  const documents = new Uint32Array(size);
  let count = 0;
  const isAfter = (i: number, key: number, document: number) =>
    (keys[i] as number) > key || (keys[i] === key && (documents[i] as number) > document);
  const put = (i: number, key: number, document: number) => {
    keys[i] = key;
    documents[i] = document;
  };
  const copy = (to: number, from: number) => put(to, keys[from] as number, documents[from] as number);
  const rise = (key: number, document: number) => {
    let at = count++;
    for (let parent = (at - 1) >> 1; at > 0 && !isAfter(parent, key, document); parent = (at - 1) >> 1) {
      copy(at, parent);
      at = parent;
    }
    put(at, key, document);
  };
  const sink = (key: number, document: number) => {
    let at = 0;
    for (let child = 1; child < count; child = 2 * at + 1) {
      const right = child + 1;
      if (right < count && isAfter(right, keys[child] as number, documents[child] as number)) child = right;
      if (!isAfter(child, key, document)) break;
      copy(at, child);
      at = child;
    }
    put(at, key, document);
  };
  return {
    offer(key, document) {
      if (count < size) rise(key, document);
      else if (size > 0 && key < (keys[0] as number)) sink(key, document);
    },
    list: () =>
      Array.from({ length: count }, (_, i) => i)
        .sort(
          (a, b) =>
            (keys[a] as number) - (keys[b] as number) || (documents[a] as number) - (documents[b] as number),
        )
        .map((i) => documents[i] as number),
  };
}
