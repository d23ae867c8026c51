import { takeNote } from './read-note.ts';
import { isOwnPage, RETURN_NOTE } from './return-path.ts';

const AFTER_SIGN_IN = '/products';

/** The page to come back to, once; the products where there is none. */
export function takeReturn(): string {
  const path = takeNote(RETURN_NOTE);
  return typeof path === 'string' && isOwnPage(path) ? path : AFTER_SIGN_IN;
}
