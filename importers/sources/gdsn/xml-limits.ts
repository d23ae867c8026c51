/** GDSN messages nest some 25 deep, and every level of packaging adds 3. */
export const DEEPEST = 120;
/** Characters of a text, or of markup without an end: the longest field of the standard has 5,000. */
export const LONGEST_TEXT = 1024 * 1024;
/** Elements of one trade item: those of the largest real ones have 2,000. */
export const MOST_ELEMENTS = 100_000;
/** Characters of all texts of one trade item. */
export const LONGEST_TRADE_ITEM = 8 * 1024 * 1024;
/** Trade items directly inside one. */
export const MOST_CONTAINED = 10_000;
