/** Spellings of the same sound, the longer ones first. Vowels, h and w count at the beginning alone, all vowels as one. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/ck|cc|q|c(?![eiyh])/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])|z/g, 's'],
  [/(?<!^)[aeiouyhw]+/g, ''],
  [/^[aeiouy]+/, 'a'],
  [/(.)\1+/g, '$1'],
];

/** Shorter keys are those of too many words: beer and berry. */
const MIN_SOUNDS = 3;

/** The consonants of a word as they sound, so that lentle and lentil have the same; undefined where these are too few. */
export function soundKey(word: string): string | undefined {
  const key = SPELLINGS.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
  return key.length < MIN_SOUNDS ? undefined : key;
}
