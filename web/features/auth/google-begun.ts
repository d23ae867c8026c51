import { readExpiring, storeExpiring, takeExpiring } from '#web/features/session/expiring-storage.ts';

const NAME = 'larder.google';

/** Tokens come back from Google in an address; an address that this browser did not ask for is somebody else's doing. */
export function rememberGoogleBegun(): void {
  storeExpiring(NAME, true);
}

export function isGoogleBegun(): boolean {
  return readExpiring(NAME) === true;
}

export function forgetGoogleBegun(): void {
  takeExpiring(NAME);
}
