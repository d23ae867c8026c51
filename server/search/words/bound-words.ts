/** Words that say nothing, or the contrary, without the next one: "no salt", "low fat", "sans sucre", "bajo sodio". */
const BOUND_TO_NEXT = new Set(
  'no non zero low lower reduced less high sans sin bajo baja reducido reducida alto alta faible riche'.split(
    ' ',
  ),
);
/** Words that say so little without the one before: "sugar free", "keto friendly". */
const BOUND_TO_LAST = new Set(['free', 'friendly']);
const ADDED = 'added';
/** "4 oz", "half pint". */
const AMOUNT = /^(?:\d+|half|quarter)$/;
const UNIT =
  /^(?:oz|ounces?|lbs?|pounds?|g|grams?|kg|ml|l|lit(?:er|re)s?|gal|gallons?|qts?|quarts?|pts?|pints?|ct|count|inch|inches)$/;

/**
 * How many of the first words, folded, stay or go together where words of a search are left out; 1 where none is bound to the
 * first. "Pulp free" without "free" would look for the pulp, and "half pint" without "pint" for half and half.
 */
export function boundLength([first = '', second, third]: readonly string[]): number {
  if (second === undefined) return 1;
  if (BOUND_TO_NEXT.has(first)) return third !== undefined && (second === ADDED || third === ADDED) ? 3 : 2;
  if (AMOUNT.test(first) && UNIT.test(second)) return 2;
  return BOUND_TO_LAST.has(second) && !(second === 'free' && third === 'range') ? 2 : 1;
}
