import { pathOf } from './not-found.ts';

/**
 * The address of a page whose percent-encoding is broken, with its percent signs as what they are: the site then answers
 * that nothing is there. Calls keep theirs and are refused as malformed.
 */
export function readLiterally(url: string): string {
  const path = pathOf(url);
  if (!path.includes('%') || path.startsWith('/api/') || isEncoded(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
