const SPLIT = /[\s/,;:()[\]{}*"~^=+<>|\\-]+/;
const SIBILANT_PLURAL = /(?:o|ss|sh|ch|x)es$/;
const EDGE = /^[.'’`_!?]+|[.'’`_!?]+$/g;

/** The words of a folded name in the singular, hyphens and slashes apart: what dictionaries are looked up with. */
export function stemWords(name: string): string[] {
  const words: string[] = [];
  for (const piece of name.split(SPLIT)) {
    if (piece === '') continue;
    const word = piece.replace(EDGE, '');
    if (word !== '') words.push(word === '&' ? 'and' : stem(word));
  }
  return words;
}

/** Plural to singular, roughly: only that both sides of a look-up get the same word matters. */
function stem(word: string): string {
  const { length } = word;
  if (length < 4) return word;
  if (length > 4 && word.endsWith('ie')) return `${word.slice(0, -2)}y`;
  if (word.charCodeAt(length - 1) !== 115) return word;
  if (word.endsWith("'s")) return word.slice(0, -2);
  if (length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (SIBILANT_PLURAL.test(word)) return word.slice(0, -2);
  if (word.endsWith('ss') || word.endsWith('us') || word.endsWith('is')) return word;
  return word.slice(0, -1);
}
