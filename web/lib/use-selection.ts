import { useMemo, useState } from 'react';

export interface Selection {
  /** The chosen keys still in the list, in its order. */
  readonly keys: readonly string[];
  readonly has: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  readonly toggleAll: () => void;
  readonly clear: () => void;
  /** Adds to the selection, such as failed items to retry. */
  readonly choose: (keys: readonly string[]) => void;
  readonly state: 'all' | 'some' | 'none';
}

/** Some of a list. What leaves the list leaves the selection with it: there is never more chosen than can be seen. */
export function useSelection(present: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return useMemo(() => {
    const keys = present.filter((key) => chosen.has(key));
    return {
      keys,
      has: (key) => chosen.has(key),
      toggle: (key) => setChosen((now) => toggled(now, key)),
      toggleAll: () => setChosen(new Set(keys.length === present.length ? [] : present)),
      clear: () => setChosen(new Set()),
      choose: (more) => setChosen((now) => new Set([...now, ...more])),
      state: keys.length === 0 ? 'none' : keys.length === present.length ? 'all' : 'some',
    };
  }, [present, chosen]);
}

function toggled(chosen: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(chosen);
  if (!next.delete(key)) next.add(key);
  return next;
}
