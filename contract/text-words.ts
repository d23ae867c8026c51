/** A word or number of a text with its place, spelled as it is compared. */
export interface TextWord {
  /** Lower case, without accents and apostrophes. */
  readonly text: string;
  readonly start: number;
  /** Exclusive. */
  readonly end: number;
}

/** A word begins with a letter and may hold digits ("B12"); "12oz" is a number and a word. */
const WORD = /\p{N}+(?:[.,]\p{N}+)*%?|\p{L}(?:[\p{L}\p{N}\p{M}]|['’](?=\p{L}))*/gu;
const SILENT = /[^\p{L}\p{N}.%]/gu;

/** Close to how the search index divides and folds text: near enough to show what it found. */
export function listWords(text: string): TextWord[] {
  return [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    text: word.normalize('NFKD').toLowerCase().replace(',', '.').replace(SILENT, ''),
    start: index,
    end: index + word.length,
  }));
}

/** The part that singular and plural share: "cookies" and "cookie" are "cooki", "tomatoes" and "tomato" are "tomato". */
export function stemOf(word: string): string {
  const singular = word.length > 3 ? word.replace(/(?<![sui])s$/, '') : word;
  return singular.replace(/([cs]h|x|ss|zz|o|i)e$/, '$1').replace(/([^aeiou])y$/, '$1i');
}
