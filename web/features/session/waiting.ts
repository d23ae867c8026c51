import { useSyncExternalStore } from 'react';
import type { WaitingChange } from './waiting-change.ts';

export interface Waiting {
  readonly changes: readonly WaitingChange[];
  /** Gives a change up. */
  readonly discard: (change: WaitingChange) => void;
  /** Sends a refused change again, whatever was changed elsewhere. */
  readonly sendAgain: (change: WaitingChange) => void;
}

const NONE: Waiting = { changes: [], discard: () => {}, sendAgain: () => {} };
const listeners = new Set<() => void>();
let waiting = NONE;

export const getWaiting = () => waiting;

/** Whether changes without a network are kept at all. */
export const isKeeping = () => waiting !== NONE;

/** For what keeps them alone. */
export function setWaiting(next: Waiting = NONE): void {
  waiting = next;
  for (const listener of listeners) listener();
}

/** The user's changes that wait on this device, those that were refused among them. */
export const useWaiting = () => useSyncExternalStore(subscribe, getWaiting, () => NONE);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
