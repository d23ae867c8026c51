/** The words of a text but "and": small letters, without accents and apostrophes; numbers keep their percent sign. */
export function foldWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase();
  return (folded.match(/[\p{L}\p{N}]+%?/gu) ?? []).filter((word) => word !== 'and');
}

/** The singular of an English noun, roughly; the same for singular and plural is all that matters. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word === 'pies') return 'pie';
  if (/ies?$/.test(word)) return word.replace(/ies?$/, 'y');
  if (word.endsWith('leaves') || word.endsWith('loaves')) return `${word.slice(0, -3)}f`;
  if (/(?:[cs]h|x|ss|zz|o)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
