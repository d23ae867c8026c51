import { spellOut } from './trade-abbreviations.ts';

/** Words that tell no product from another. */
const EMPTY = new Set(['the', 'and', 'of', 'in', 'with', 'a', 'an', 'for', 'by', 'to', 'n']);
/** Where one of two names has such a word and the other does not, they are different foods to a buyer. */
const DECISIVE = new Set([
  'organic',
  'unsalted',
  'free',
  'low',
  'reduced',
  'light',
  'lite',
  'nonfat',
  'whole',
  'skim',
  'unsweetened',
  'sweetened',
  'no',
  'without',
  'decaf',
  'diet',
  'raw',
  'frozen',
  'plant',
  'vegan',
  'gluten',
]);

/** The words of a name in lower case without accents, short forms spelled out. */
export function nameWords(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/\bw\/o\b/g, ' without ')
    .replaceAll(/\bw\//g, ' with ');
  return [...(plain.match(/[\p{L}\p{N}%]+/gu) ?? [])].flatMap(spellOut).filter((word) => !EMPTY.has(word));
}

/** 0 to 1: how well a word as written fits a word of a name; 1 is the same word. */
function fitOf(written: string, word: string): number {
  if (written === word) return 1;
  if (written[0] !== word[0]) return 0;
  if (singular(written) === singular(word)) return 0.98;
  if (/\d/.test(written) || /\d/.test(word)) return 0;
  if (written.length >= 3 && word.startsWith(written)) return 0.9;
  if (word.length >= 3 && written.startsWith(word)) return 0.5;
  if (written.length >= 2 && written.length < word.length && isShortOf(written, word)) {
    // "CRSHD" of "crushed" is most of its consonants; "CR" could be anything.
    const share = consonants(written).length / Math.max(1, consonants(word).length);
    return Math.min(0.88, 0.45 + 0.45 * share);
  }
  return written.length >= 5 && word.length >= 5 && isOneOff(written, word) ? 0.85 : 0;
}

/**
 * 0 to 1: how well a name as written fits a product's. Both ways: words of the file that the product lacks, and words of
 * the product that the file does not say, which may be left out but not if they decide.
 */
export function compareNames(written: readonly string[], product: readonly string[]): number {
  if (written.length === 0 || product.length === 0) return 0;
  const used = new Set<number>();
  let found = 0;
  let asked = 0;
  for (const word of written) {
    const weight = weightOf(word);
    asked += weight;
    let best = 0;
    let at = -1;
    for (const [i, other] of product.entries()) {
      if (used.has(i)) continue;
      const fit = fitOf(word, other);
      if (fit > best) [best, at] = [fit, i];
    }
    if (at < 0) continue;
    used.add(at);
    found += weight * best;
  }
  const all = product.reduce((sum, word) => sum + weightOf(word), 0);
  const covered = product.reduce((sum, word, i) => sum + (used.has(i) ? weightOf(word) : 0), 0);
  const both = 0.6 * (found / asked) + 0.4 * (covered / all);
  const decides = product.some((word, i) => !used.has(i) && DECISIVE.has(word));
  const isSaid = written.some(
    (word) => DECISIVE.has(word) && !product.some((other) => fitOf(word, other) > 0.8),
  );
  return decides || isSaid ? both * 0.8 : both;
}

/** 0 to 1, as {@link compareNames}; a brand that is cut short, "DOVETAIL D", is the same. */
export function compareBrands(written: readonly string[], brand: readonly string[]): number {
  const start = written.join('');
  if (start.length >= SHORTEST_CUT && brand.join('').startsWith(start)) return 0.95;
  return compareNames(written, brand);
}

const SHORTEST_CUT = 5;

function weightOf(word: string): number {
  if (/^\d/.test(word)) return 0.5;
  return word.length <= 2 ? 0.4 : 1;
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:s|x|z|ch|sh|o)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

const consonants = (word: string) => word.replaceAll(/[aeiou]/g, '');

/** Whether the letters stand in the word in this order. */
function isShortOf(written: string, word: string): boolean {
  let at = 0;
  for (const letter of word) if (letter === written[at]) at += 1;
  return at === written.length;
}

/** One letter changed, added or left out, or two neighbors exchanged. */
function isOneOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  if (a.length === b.length) {
    return (
      a.slice(i + 1) === b.slice(i + 1) ||
      (a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2))
    );
  }
  return a.length > b.length ? a.slice(i + 1) === b.slice(i) : a.slice(i) === b.slice(i + 1);
}
