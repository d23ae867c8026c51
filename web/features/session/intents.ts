import { storeExpiring } from './expiring-storage.ts';
import { rememberReturn } from './return-path.ts';

/** What a visitor wanted to do when they were asked to log in. */
export type Intent =
  | { readonly kind: 'add_to_cart'; readonly gtin: string; readonly quantity: number }
  | { readonly kind: 'add_to_wishlist'; readonly gtin: string };

export const INTENT_KEY = 'larder.intent';

/**
 * Keeps the newest intent, and the page to come back to, until somebody signs in in this browser, an hour at most.
 * Call it where an action is refused because nobody is logged in. Its key lets it be sent twice and count once.
 */
export function rememberIntent(intent: Intent): void {
  storeExpiring(INTENT_KEY, { ...intent, key: crypto.getRandomValues(new Uint32Array(4)).join('-') });
  rememberReturn();
}
