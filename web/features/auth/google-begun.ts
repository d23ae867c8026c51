import { readNote, takeNote, writeNote } from '#web/features/session/notes.ts';

const NAME = 'larder.google';

/** Tokens come back from Google in an address; an address that this browser did not ask for is somebody else's doing. */
export function rememberGoogleBegun(): void {
  writeNote(NAME, true);
}

export function isGoogleBegun(): boolean {
  return readNote(NAME) === true;
}

export function forgetGoogleBegun(): void {
  takeNote(NAME);
}
