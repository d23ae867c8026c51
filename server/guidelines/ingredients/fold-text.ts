const NOT_ASCII = /[^\t\n\r -~]/;
const MARKS = /\p{M}+/gu;

/** Lower case, without accents and full-width forms, ligatures and curly quotes written out. */
export function foldText(text: string): string {
  if (!NOT_ASCII.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('’', "'")
    .replaceAll('‐', '-')
    .replaceAll('‑', '-')
    .replaceAll('–', '-')
    .replaceAll('⁄', '/');
}

/** Where each character of the folded text stands in the text; undefined where that is the same place for all. */
export function foldOffsets(text: string): Uint32Array | undefined {
  if (!NOT_ASCII.test(text)) return undefined;
  const offsets: number[] = [];
  let at = 0;
  for (const character of text) {
    for (let i = foldText(character).length; i > 0; i--) offsets.push(at);
    at += character.length;
  }
  offsets.push(text.length);
  return Uint32Array.from(offsets);
}
