import { useSyncExternalStore } from 'react';

/** A list that this browser keeps, the same in all its tabs. */
export interface BrowserList {
  /** On the server and while hydrating: empty. */
  readonly useList: () => readonly string[];
  readonly get: () => readonly string[];
  readonly set: (next: readonly string[]) => void;
}

const NONE: readonly string[] = [];

/** @param read picks what may be in the list from the values kept under the key, whatever they are. */
export function browserList(
  key: string,
  read: (values: readonly unknown[]) => readonly string[],
): BrowserList {
  let list: readonly string[] | undefined;
  const listeners = new Set<() => void>();
  const load = () => {
    try {
      return read(parseList(localStorage.getItem(key)));
    } catch {
      return NONE;
    }
  };
  /** From the first look on, other tabs are heard, whether anything is drawn from the list or not. */
  const get = () => {
    if (list === undefined) {
      list = load();
      window.addEventListener('storage', onOtherTab);
    }
    return list;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  /** A key of null: everything was cleared. */
  const onOtherTab = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    list = load();
    tell();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    useList: () => useSyncExternalStore(subscribe, get, () => NONE),
    get,
    set(next) {
      get();
      list = next;
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // Storage may be forbidden or full: the list then lasts until the tab is closed.
      }
      tell();
    },
  };
}

/** Whatever else is kept there is as good as nothing. */
export function parseList(text: string | null): readonly unknown[] {
  try {
    const values: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(values) ? values : NONE;
  } catch {
    return NONE;
  }
}
