/**
 * Lengths at which large sources cut their texts: Open Food Facts' US import of 2019 at 255 characters, one less
 * where the last one was a space.
 */
const CUT_AT = 255;

/** A text that stops in the middle of the list: what it does not name may still be in the food. */
export function isTruncated(text: string, hasOpenBracket: boolean): boolean {
  if (text.endsWith('...') || text.endsWith('…')) return true;
  if (text.length !== CUT_AT && text.length !== CUT_AT - 1) return false;
  return text.length === CUT_AT || hasOpenBracket || !/[.)\]*]$/.test(text);
}
