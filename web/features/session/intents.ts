import { takeNote, writeNote } from './notes.ts';
import { rememberReturn } from './return-path.ts';

/** What a visitor wanted to do when they were asked to log in. */
export type Intent =
  | { readonly kind: 'add_to_cart'; readonly gtins: readonly string[]; readonly quantity: number }
  | { readonly kind: 'add_to_wishlist'; readonly gtins: readonly string[] };

const NAME = 'larder.intent';

/**
 * Keeps the newest intent, and the page to come back to, until somebody signs in in this browser, an hour at most.
 * Call it where an action is refused because nobody is logged in.
 */
export function rememberIntent(intent: Intent): void {
  writeNote(NAME, intent);
  rememberReturn();
}

/**
 * The intent to finish now, once among all tabs: call it when `useSession()` becomes `user`, finish what it names and
 * say so in a toast. A tab in the background gets none: the one in front finishes it.
 */
export function takeIntent(): Intent | undefined {
  if (document.visibilityState === 'hidden') return undefined;
  const note = takeNote(NAME);
  return isIntent(note) ? note : undefined;
}

function isIntent(value: unknown): value is Intent {
  const { kind, gtins, quantity } = (value ?? {}) as Record<string, unknown>;
  if (!Array.isArray(gtins) || !gtins.every((gtin) => typeof gtin === 'string')) return false;
  return kind === 'add_to_wishlist' || (kind === 'add_to_cart' && Number.isInteger(quantity));
}
