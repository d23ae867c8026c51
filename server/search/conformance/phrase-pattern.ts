/**
 * Matches words with the stems together in order, in plain words as bytes. A word may go on for three bytes, the last as
 * `ending` says. Stems are letters and digits, at times with "%": nothing that a pattern reads as a sign.
 */
export function patternOf(stems: readonly string[], ending: '*' | '{0,3}'): string {
  return stems
    .map((stem, i) => {
      const beginning = bytesOf(stem.endsWith('i') ? stem.slice(0, -1) : stem);
      return `${beginning}[^ ]${i === stems.length - 1 ? ending : '{0,3}'}`;
    })
    .join(' ');
}

/** A letter for each byte, as the index compares. */
export const bytesOf = (text: string) => Buffer.from(text).toString('latin1');
