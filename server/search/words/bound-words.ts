/** Without the next word their sense is lost or reversed: "no salt", "low fat", "sans sucre", "bajo sodio". */
const BOUND_TO_NEXT = new Set(
  'no non zero low lower reduced less high sans sin bajo baja reducido reducida alto alta faible riche'.split(
    ' ',
  ),
);
/** The same without the word before: "sugar free", "keto friendly". */
const BOUND_TO_LAST = new Set(['free', 'friendly']);
const ADDED = 'added';
/** "4 oz", "half pint". */
const AMOUNT = /^(?:\d+|half|quarter)$/;
const UNIT =
  /^(?:oz|ounces?|lbs?|pounds?|g|grams?|kg|ml|l|lit(?:er|re)s?|gal|gallons?|qts?|quarts?|pts?|pints?|ct|count|inch|inches)$/;

/**
 * How many of the first words (folded) are kept or left out as one unit; 1 for a word by itself. "Pulp free" without "free"
 * would search for pulp, "half pint" without "pint" for half and half.
 */
export function boundLength([first = '', second, third]: readonly string[]): number {
  if (second === undefined) return 1;
  if (BOUND_TO_NEXT.has(first)) return third !== undefined && (second === ADDED || third === ADDED) ? 3 : 2;
  if (AMOUNT.test(first) && UNIT.test(second)) return 2;
  return BOUND_TO_LAST.has(second) && !(second === 'free' && third === 'range') ? 2 : 1;
}
