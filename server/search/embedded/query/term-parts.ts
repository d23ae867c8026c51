/** A term divided by its signs: words, "a phrase", -word and -"a phrase". */
export interface TermPart {
  readonly kind: 'words' | 'phrase' | 'without';
  /** Without its signs. */
  readonly text: string;
}

/** A minus before a letter or a quote, at the beginning of a word: neither "7-Up" nor "-5". */
const SIGNED = /(?<=^|\s)(-?)(?:["“”„]([^"“”„]+)["“”„]|(?<=-)(\p{L}\S*))/gu;

/** Most terms have none of the signs. */
const MAY_BE_SIGNED = /["“”„-]/;

/** The parts in typed order. A quote that is not closed is a sign like others. */
export function readTermParts(term: string): TermPart[] {
  const parts: TermPart[] = [];
  if (!MAY_BE_SIGNED.test(term)) {
    addWords(parts, term);
    return parts;
  }
  let from = 0;
  for (const match of term.matchAll(SIGNED)) {
    const [signed, minus, phrase, word] = match;
    addWords(parts, term.slice(from, match.index));
    parts.push({ kind: minus === '-' ? 'without' : 'phrase', text: phrase ?? word ?? '' });
    from = match.index + signed.length;
  }
  addWords(parts, term.slice(from));
  return parts;
}

function addWords(parts: TermPart[], text: string): void {
  if (text.trim() !== '') parts.push({ kind: 'words', text });
}
