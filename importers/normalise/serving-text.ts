import { cleanShortText } from './clean-text.ts';

/** Codes of UN/CEFACT recommendation 20 that labels' data put where people put words. */
const CODES: Readonly<Record<string, string>> = {
  ONZ: 'oz',
  OZA: 'fl oz',
  GRM: 'g',
  MLT: 'ml',
  LBR: 'lb',
  H87: 'piece',
  EA: 'each',
};

const LONGEST = 200;
/** Headings of the label that were taken down in place of the serving. */
const HEADING = /^(?:amount )?per serving$/i;
const ONLY_AMOUNT = /^[\d.,]+\s*(?:g|ml|l|oz|fl oz|kg)\.?$/i;

/**
 * The household measure as people say it: "1 ONZ" is "1 oz", "2 TBSP" is "2 tbsp". null where it says nothing beyond
 * an amount, which the serving's size has already.
 */
export function readServingText(text: string | null | undefined): string | null {
  const clean = cleanShortText(text, LONGEST);
  if (clean === null || HEADING.test(clean)) return null;
  const worded = clean.replace(/\b(?:ONZ|OZA|GRM|MLT|LBR|H87|EA)\b/g, (code) => CODES[code] ?? code);
  const calm = /\p{Ll}/u.test(clean) ? worded : worded.toLowerCase();
  return ONLY_AMOUNT.test(calm) ? null : calm;
}
