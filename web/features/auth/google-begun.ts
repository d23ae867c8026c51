import { readNote, takeNote } from '#web/features/session/read-note.ts';
import { writeNote } from '#web/features/session/write-note.ts';

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
