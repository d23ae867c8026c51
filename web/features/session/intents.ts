import { newKey } from '#web/lib/new-key.ts';
import { storeExpiring } from './expiring-storage.ts';
import { rememberReturn } from './return-path.ts';

/** What a visitor wanted to do when they were asked to log in. */
export type Intent =
  | { readonly kind: 'add_to_cart'; readonly gtin: string; readonly quantity: number }
  | { readonly kind: 'add_to_wishlist'; readonly gtin: string };

export const INTENT_KEY = 'larder.intent';

/** Stores the newest intent and the page to return to, for an hour. By its key a repeated request counts once. */
export function rememberIntent(intent: Intent): void {
  storeExpiring(INTENT_KEY, { ...intent, key: newKey() });
  rememberReturn();
}
