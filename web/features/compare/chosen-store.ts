import { useSyncExternalStore } from 'react';
import { readChosen } from './chosen.ts';

const KEY = 'larder.compare';
const NONE: readonly string[] = [];

let chosen: readonly string[] | undefined;
const listeners = new Set<() => void>();

/** The GTINs chosen in this browser, the same in all its tabs. On the server and while hydrating: none. */
export function useChosen(): readonly string[] {
  return useSyncExternalStore(subscribe, getChosen, () => NONE);
}

export function getChosen(): readonly string[] {
  chosen ??= read();
  return chosen;
}

export function setChosen(next: readonly string[]): void {
  chosen = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage may be forbidden or full: the choice then lasts until the tab is closed.
  }
  tell();
}

function read(): readonly string[] {
  try {
    return readChosen(localStorage.getItem(KEY));
  } catch {
    return NONE;
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onOtherTab);
  };
}

/** A key of null: everything was cleared. */
function onOtherTab({ key }: StorageEvent): void {
  if (key !== KEY && key !== null) return;
  chosen = read();
  tell();
}
