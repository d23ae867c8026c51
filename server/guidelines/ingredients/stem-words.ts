const SPLIT = /[\s/,;:()[\]{}*"~^=+<>|\\-]+|(?<=\b[dl])'(?=[a-z])|(?<=[a-z]{3})&(?=[a-z]{3})/;
const SIBILANT_PLURAL = /(?:o|ss|sh|ch|x)es$/;
const EDGE = /^[.'’`_!?]+|[.'’`_!?]+$/g;

/** The words of a folded name in the singular, hyphens and slashes apart: what dictionaries are looked up with. */
export function stemWords(name: string): string[] {
  const words: string[] = [];
  for (const piece of name.split(SPLIT)) {
    const word = stemPiece(piece);
    if (word === '') continue;
    if (isNumberOf(words.at(-1), word)) words[words.length - 1] = `e${word}`;
    else words.push(word);
  }
  return words;
}

/** An additive's number, apart from its letter: "E 120", "E-120", "INS 120". */
function isNumberOf(letter: string | undefined, word: string): boolean {
  return (letter === 'e' || letter === 'ins') && NUMBER.test(word);
}

const NUMBER = /^\d{3,4}[a-k]?$/;

export function wordSet(words: string): ReadonlySet<string> {
  return new Set(stemWords(words));
}

export interface PlacedWord {
  readonly word: string;
  /** Where it stands in the name, end exclusive. */
  readonly start: number;
  readonly end: number;
}

/** The same words with their places. */
export function placeWords(name: string): PlacedWord[] {
  const words: PlacedWord[] = [];
  let start = 0;
  const place = (end: number) => {
    const piece = name.slice(start, end);
    const word = stemPiece(piece);
    if (word === '') return;
    const bare = piece.replace(EDGE, '');
    const from = start + piece.indexOf(bare);
    const before = words.at(-1);
    if (before !== undefined && isNumberOf(before.word, word))
      words[words.length - 1] = { word: `e${word}`, start: before.start, end: from + bare.length };
    else words.push({ word, start: from, end: from + bare.length });
  };
  for (const { 0: split, index } of name.matchAll(new RegExp(SPLIT, 'g'))) {
    place(index);
    start = index + split.length;
  }
  place(name.length);
  return words;
}

function stemPiece(piece: string): string {
  if (piece === '') return '';
  const word = piece.replace(EDGE, '');
  return word === '&' ? 'and' : stem(word);
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
