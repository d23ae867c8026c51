/**
 * Symmetric deletes (Garbe's SymSpell): two words within distance d share a variant made by deleting at most d letters
 * from each, and it is enough to look at the variants of their first VARIANT_PREFIX letters.
 */
const VARIANT_PREFIX = 7;

/** Visits a hash of the word's first letters and of every variant with at most `deletes` (0 to 2) of them gone. */
export function forEachVariantHash(word: string, deletes: number, visit: (hash: number) => void): void {
  const length = Math.min(word.length, VARIANT_PREFIX);
  visit(hashWithout(word, length, -1, -1));
  if (deletes === 0) return;
  for (let i = 0; i < length; i++) {
    visit(hashWithout(word, length, i, -1));
    if (deletes === 1) continue;
    for (let j = i + 1; j < length; j++) visit(hashWithout(word, length, i, j));
  }
}

/** How many letters a term gives up: a word of 8 letters, the first to be forgiven 2, can meet one of 6. */
export function deletesOfTerm(letters: number): number {
  return letters >= 6 ? 2 : 1;
}

/** FNV-1a over the letters kept, with a final mix because few of its bits are used. */
function hashWithout(word: string, length: number, skipA: number, skipB: number): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < length; i++) {
    if (i !== skipA && i !== skipB) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
