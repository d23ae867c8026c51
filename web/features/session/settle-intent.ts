import { readExpiring, takeExpiring } from './expiring-storage.ts';
import { INTENT_KEY, type Intent } from './intents.ts';

const LOCK = 'larder-intent';

export type KeyedIntent = Intent & { readonly key: string };

/**
 * Gives `finish` what a visitor was asked to log in for: call it when `useSession()` becomes `user`. Tabs take turns,
 * and the intent is forgotten only when `finish` answers true. Where the tab is closed before that, the next one
 * finishes it with the same key. A tab in the background leaves it to the one in front.
 */
export async function settleIntent(finish: (intent: KeyedIntent) => Promise<boolean>): Promise<void> {
  await takeTurns(async () => {
    const intent = readIntent();
    if (!intent || document.visibilityState === 'hidden') return;
    const isSettled = await finish(intent);
    // Another tab may have kept a newer one meanwhile.
    if (isSettled && readIntent()?.key === intent.key) takeExpiring(INTENT_KEY);
  });
}

/** Missing on plain HTTP: there the key alone keeps an add from counting twice. */
async function takeTurns(work: () => Promise<void>): Promise<void> {
  await (navigator.locks ? navigator.locks.request(LOCK, work) : work());
}

function readIntent(): KeyedIntent | undefined {
  const note = readExpiring(INTENT_KEY);
  return isIntent(note) ? note : undefined;
}

function isIntent(value: unknown): value is KeyedIntent {
  const { kind, gtin, quantity, key } = (value ?? {}) as Record<string, unknown>;
  if (typeof gtin !== 'string' || typeof key !== 'string') return false;
  return kind === 'add_to_wishlist' || (kind === 'add_to_cart' && Number.isInteger(quantity));
}
