import { storeExpiring, takeExpiring } from './expiring-storage.ts';

const RETURN_KEY = 'larder.return';
const AFTER_SIGN_IN = '/products';
/** The pages of signing in itself are no place to return to. */
const SIGN_IN_PATHS = /^\/(?:login|signup|forgot-password|auth)(?:[/?#]|$)/;

/** Stores the page to return to after signing in, also for the tab that a mailed link opens. */
export function rememberReturn(path = location.pathname + location.search): void {
  if (isOwnPage(path)) storeExpiring(RETURN_KEY, path);
}

/** The page to return to, once; by default the products. */
export function takeReturn(): string {
  const path = takeExpiring(RETURN_KEY);
  return typeof path === 'string' && isOwnPage(path) ? path : AFTER_SIGN_IN;
}

/** A path of this site, not another site's address in disguise (`//host`, `/\host`). */
export function isOwnPage(path: string): boolean {
  return /^\/(?![/\\])/.test(path) && !/[\p{Cc}\\]/u.test(path) && !SIGN_IN_PATHS.test(path);
}
