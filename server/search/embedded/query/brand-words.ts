/** Words of a brand; hardly any has more, and each number of words has to be looked up. */
const MAX_BRAND_WORDS = 4;

/** Tells whether a product has the brand of a key (`brandKey`). */
export type HasBrand = (key: string) => boolean;

/** How many of the first words are a brand together: two to four, as many as can be; else 1. */
export function brandLength(words: readonly string[], hasBrand: HasBrand): number {
  for (let length = Math.min(words.length, MAX_BRAND_WORDS); length > 1; length--) {
    if (hasBrand(words.slice(0, length).join(' '))) return length;
  }
  return 1;
}
