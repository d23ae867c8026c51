import type { NewChange } from './store.ts';

/** Local storage alone is written before a page is gone; each page has a place of its own there. */
const PLACE = 'larder.unanswered.';
const HERE = `${PLACE}${crypto.getRandomValues(new Uint32Array(2)).join('-')}`;

/**
 * Writes down what the server has not answered as the page closes, which may have reached it or not. Answers its end.
 * @param unanswered told then
 */
export function keepAtClose(unanswered: () => readonly NewChange[]): () => void {
  const close = () => {
    const changes = unanswered();
    if (changes.length === 0) return;
    try {
      localStorage.setItem(HERE, JSON.stringify(changes));
    } catch {
      // Full: it is as lost as with a browser that keeps nothing.
    }
  };
  // A page that is shown again has its calls still, or their failure.
  const reopen = ({ persisted }: PageTransitionEvent) => persisted && localStorage.removeItem(HERE);
  addEventListener('pagehide', close);
  addEventListener('pageshow', reopen);
  return () => {
    removeEventListener('pagehide', close);
    removeEventListener('pageshow', reopen);
  };
}

/** Calls when another page of this browser has closed with something unanswered. Answers its end. */
export function onLeft(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (newValue !== null && key?.startsWith(PLACE)) listener();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}

/** What closed pages have left, moved by `move`: it stays until that is done. Answers whether there was any. */
export async function moveLeft(move: (change: NewChange) => Promise<void>): Promise<boolean> {
  const places = Object.keys(localStorage).filter((key) => key.startsWith(PLACE) && key !== HERE);
  for (const place of places) {
    for (const change of JSON.parse(localStorage.getItem(place) ?? '[]') as NewChange[]) await move(change);
    localStorage.removeItem(place);
  }
  return places.length > 0;
}
