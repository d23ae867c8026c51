/**
 * Light English stemming: plural and singular have one stem ("cookies", "cookie" → "cooki"; "tomatoes" → "tomato").
 * A stem is a key, never displayed. Words with digits, or of one or two letters, stay unchanged.
 */
export function stemWord(word: string): string {
  if (word.length < 3 || HAS_DIGIT.test(word)) return word;
  return unifyEnding(IRREGULAR.get(word) ?? dropPluralS(word));
}

const HAS_DIGIT = /\d/;
/** A map, not an object: people may search for "constructor". */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['leaves', 'leaf'],
  ['loaves', 'loaf'],
  ['halves', 'half'],
  // Candy, and not what is sweet.
  ['sweets', 'sweets'],
]);

/** The s of "hummus", "swiss" and "analysis" is no plural. */
function dropPluralS(word: string): string {
  return word.length > 3 && /[^su]s$/.test(word) && !word.endsWith('is') ? word.slice(0, -1) : word;
}

/** Unifies endings that differ between singular and plural: peach(e), tomato(e), berr(y|ie). */
function unifyEnding(word: string): string {
  if (/(?:[cs]h|x|ss|zz|o)e$/.test(word)) return word.slice(0, -1);
  if (word.endsWith('ie')) return word.slice(0, -1);
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}i` : word;
}
