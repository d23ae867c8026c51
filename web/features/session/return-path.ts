import { takeNote, writeNote } from './notes.ts';

const NAME = 'larder.return';
/** Where signing in itself happens: nobody wants to come back there. */
const SIGN_IN_PATHS = /^\/(?:login|signup|forgot-password|auth)(?:[/?#]|$)/;
const AFTER_SIGN_IN = '/products';

/** Keeps the page to come back to after signing in; also in the tab that a mailed link opens. */
export function rememberReturn(path = currentPath()): void {
  if (isOwnPage(path)) writeNote(NAME, path);
}

/** The page to come back to, once; the products where there is none. */
export function takeReturn(): string {
  const path = takeNote(NAME);
  return typeof path === 'string' && isOwnPage(path) ? path : AFTER_SIGN_IN;
}

/** A path of this site, not another site's address in disguise (`//host`, `/\host`). */
export function isOwnPage(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\p{Cc}\\]/u.test(path) && !SIGN_IN_PATHS.test(path);
}

function currentPath(): string {
  return location.pathname + location.search;
}
