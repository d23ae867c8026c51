/**
 * A source's text for storing: entities written out, control characters and runs of space made one space, ends
 * trimmed, broken halves of characters replaced. null where nothing is left.
 */
export function cleanText(text: string | null | undefined): string | null {
  if (text === undefined || text === null || text === '') return null;
  const decoded = text.includes('&') ? text.replace(ENTITY, decodeEntity) : text;
  const even = UNEVEN.test(decoded) ? decoded.toWellFormed().replace(SPACES, ' ') : decoded;
  const trimmed = even.trim();
  return trimmed === '' ? null : trimmed;
}

/** The same, cut to what a field of that kind can sensibly hold. */
export function cleanShortText(text: string | null | undefined, longest: number): string | null {
  const clean = cleanText(text);
  return clean !== null && clean.length > longest ? clean.slice(0, longest).toWellFormed().trim() : clean;
}

/** Longer names and brands are descriptions in the wrong field. */
export const LONGEST_NAME = 500;
export const LONGEST_BRAND = 200;

export const cleanName = (text: string | null | undefined) => cleanShortText(text, LONGEST_NAME);
export const cleanBrand = (text: string | null | undefined) => cleanShortText(text, LONGEST_BRAND);

// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters.
const UNEVEN = /[\u0000-\u001f\u007f-\u009f\u00a0\u200b\u2028\u2029\ud800-\udfff\ufeff]| {2}/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches control characters.
const SPACES = /[\s\u0000-\u001f\u007f-\u009f\u200b\ufeff]+/g;
const ENTITY = /&(?:amp|quot|apos|lt|gt|nbsp|#(\d{1,7})|#x([\da-f]{1,6}));/gi;
const NAMED: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&apos;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
};
const LAST_CODE_POINT = 0x10ffff;

function decodeEntity(entity: string, decimal: string | undefined, hex: string | undefined): string {
  const named = NAMED[entity.toLowerCase()];
  if (named !== undefined) return named;
  const codePoint = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
  return codePoint <= LAST_CODE_POINT ? String.fromCodePoint(codePoint) : entity;
}
