import { readExpiring, storeExpiring, takeExpiring } from '#web/features/session/expiring-storage.ts';

const NAME = 'larder.google';

/** Google returns tokens in an address; one that this browser did not request may be an attack. */
export function rememberGoogleBegun(): void {
  storeExpiring(NAME, true);
}

export function isGoogleBegun(): boolean {
  return readExpiring(NAME) === true;
}

export function forgetGoogleBegun(): void {
  takeExpiring(NAME);
}
