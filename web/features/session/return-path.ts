import { writeNote } from './write-note.ts';

export const RETURN_NOTE = 'larder.return';
/** Where signing in itself happens: nobody wants to come back there. */
const SIGN_IN_PATHS = /^\/(?:login|signup|forgot-password|auth)(?:[/?#]|$)/;

/** Keeps the page to come back to after signing in; also in the tab that a mailed link opens. */
export function rememberReturn(path = currentPath()): void {
  if (isOwnPage(path)) writeNote(RETURN_NOTE, path);
}

/** A path of this site, not another site's address in disguise (`//host`, `/\host`). */
export function isOwnPage(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\p{Cc}\\]/u.test(path) && !SIGN_IN_PATHS.test(path);
}

function currentPath(): string {
  return location.pathname + location.search;
}
