import { stemWord } from '../text/stem-word.ts';

/** The spellings of a segment's words while it is built. Each distinct one is cut out of its text and stemmed once. */
export interface Vocabulary {
  /** By number. */
  readonly stems: readonly string[];
  /** The number of the stem of a word, which is a part of a text. Counts the word's spelling. */
  numberOf(text: string, start: number, end: number): number;
  /** The commonest spelling of each stem; of equally common ones the first in order. */
  commonest(): string[];
}

const FIRST_SIZE = 1 << 13;
/** Marks an empty place of the table. */
const NONE = 0;

/** A hash table over letters: looking up a string would have to make one first. */
export function openVocabulary(): Vocabulary {
  const stems: string[] = [];
  const stemNumbers = new Map<string, number>();
  const words: string[] = [];
  const stemOf: number[] = [];
  const counts: number[] = [];
  const hashes: number[] = [];
  /** Numbers of words plus 1, at their hash or after it. */
  let table = new Uint32Array(FIRST_SIZE);

  const numberOfStem = (stem: string) => {
    const known = stemNumbers.get(stem);
    if (known !== undefined) return known;
    stemNumbers.set(stem, stems.length);
    return stems.push(stem) - 1;
  };
  const grow = () => {
    table = new Uint32Array(table.length * 2);
    const mask = table.length - 1;
    hashes.forEach((hash, word) => {
      let place = hash & mask;
      while (table[place] !== NONE) place = (place + 1) & mask;
      table[place] = word + 1;
    });
  };
  const add = (word: string, hash: number) => {
    words.push(word);
    counts.push(1);
    hashes.push(hash);
    const stem = numberOfStem(stemWord(word));
    stemOf.push(stem);
    return stem;
  };
  return {
    stems,
    numberOf(text, start, end) {
      const hash = hashOf(text, start, end);
      const mask = table.length - 1;
      let place = hash & mask;
      for (let entry = table[place] as number; entry !== NONE; entry = table[place] as number) {
        const word = entry - 1;
        if (hashes[word] === hash && isSame(words[word] as string, text, start, end)) {
          counts[word] = (counts[word] as number) + 1;
          return stemOf[word] as number;
        }
        place = (place + 1) & mask;
      }
      table[place] = words.length + 1;
      const stem = add(text.slice(start, end), hash);
      if (words.length * 2 > table.length) grow();
      return stem;
    },
    commonest() {
      const best = new Int32Array(stems.length).fill(-1);
      words.forEach((word, number) => {
        const stem = stemOf[number] as number;
        const known = best[stem] as number;
        const more = known < 0 ? 1 : (counts[number] as number) - (counts[known] as number);
        if (more > 0 || (more === 0 && word < (words[known] as string))) best[stem] = number;
      });
      return Array.from(best, (number) => words[number] as string);
    },
  };
}

/** FNV-1a, mixed since few of its bits are used. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) & 0x3fffffff;
}

function isSame(word: string, text: string, start: number, end: number): boolean {
  if (word.length !== end - start) return false;
  for (let i = 0; i < word.length; i++) if (word.charCodeAt(i) !== text.charCodeAt(start + i)) return false;
  return true;
}
