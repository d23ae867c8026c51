/**
 * Folds text for indexing and querying: lower case, no accents, no apostrophes.
 * "Häagen-Dazs" → "haagen-dazs", "Ben & Jerry’s" → "ben & jerrys", "2 percent" → "2%".
 */
export function foldText(text: string): string {
  const folded = PLAIN.test(text) ? text.toLowerCase() : foldForeign(text);
  const joined = APOSTROPHE.test(folded) ? foldApostrophes(folded) : folded;
  return joined.includes('percent') ? joined.replace(PERCENT, '$1%') : joined;
}

const PLAIN = /^[\0-\x7f]*$/;
const APOSTROPHE = /['‘’‛ʹʼˈ`´′＇]/;
const APOSTROPHES = new RegExp(APOSTROPHE, 'g');
/** French elision: people look for "à l'ancienne" by "ancienne". */
const ELISION = /(?<![a-z0-9])([ld])['‘’‛ʹʼˈ`´′＇](?=[aeiouyh])/g;
const PERCENT = /(\d)\s*percent\b/g;
/** Compatibility decomposition would append these to the word as letters ("Oreo™" → "oreotm"). */
const TRADE_MARKS = /[™®©℠]/g;
const COMBINING = /[\p{M}\p{Cf}]/gu;
const DASHES = /[‐‑‒–—―−]/g;
const UNDECOMPOSED = /[øæœßłđðþıŋħŧ]/g;
const SPELLED: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ŋ: 'n',
  ħ: 'h',
  ŧ: 't',
};

/** Keeps apostrophes, as the plain one: U+00B4 would decompose to a space. */
function foldForeign(text: string): string {
  return text
    .toWellFormed()
    .replace(APOSTROPHES, "'")
    .replace(TRADE_MARKS, ' ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(COMBINING, '')
    .replace(DASHES, '-')
    .replace(UNDECOMPOSED, (letter) => SPELLED[letter] ?? letter);
}

function foldApostrophes(folded: string): string {
  return folded.replace(ELISION, '$1-').replace(APOSTROPHES, '');
}
