import { useSyncExternalStore } from 'react';
import { send } from './transport.ts';

/** The browser's cache of the lists last seen, with who saw them. The number goes up with the shape of what is in it. */
export const LAST_SEEN = 'larder-lists-1';

let isCut: boolean | undefined;
const listeners = new Set<() => void>();

/**
 * Whether the server was out of reach at the last try while the browser had no network, or the offline worker stood in for
 * the server. Never by the browser's word alone: a server on this machine needs no network.
 */
export function isOffline(): boolean {
  return isCut ?? isFromWorker();
}

/** The server's renderer has no document. */
const isFromWorker = () =>
  typeof document !== 'undefined' && document.documentElement.dataset.offline !== undefined;

/** Every call tells whether it reached the server. */
export function noteReach(isReached: boolean): void {
  const before = isOffline();
  if (isReached) isCut = false;
  else if (navigator.onLine === false) isCut = true;
  if (isOffline() !== before) for (const listener of listeners) listener();
}

/** Asks the server for a sign of life; answers whether there was one: a gateway answers by itself without the server. */
export async function tryReach(): Promise<boolean> {
  const isReached = await send('/healthz', {}).then(
    ({ ok }) => ok,
    () => false,
  );
  noteReach(isReached);
  return isReached;
}

/** On the server and while hydrating: false. */
export const useOffline = () => useSyncExternalStore(onReach, isOffline, () => false);

/** Tells when the server goes out of reach and when it is back. Answers its end. */
export function onReach(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('offline', tryReach);
  addEventListener('online', tryReach);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('offline', tryReach);
    removeEventListener('online', tryReach);
  };
}
