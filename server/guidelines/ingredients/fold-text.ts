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
