import { readFileSync } from 'node:fs';
import { stemWord } from '../embedded/text/stem-word.ts';

const PACKAGE_WORDS = readStems('lists/package-words.txt');
const FOOD_WORDS = readStems('lists/food-words.txt');
/** "5", "16oz", "12ct", "2x500g". */
const SIZE = /^(?:\d+x)?\d+(?:oz|lbs?|g|kg|mg|ml|cl|l|gal|qt|pt|ct|pc|pcs|pk|in|inch|ft|cm|mm)?$/;

/** Says how a food is packed, or how much of it: folded. */
export function isPackageWord(word: string): boolean {
  return SIZE.test(word) || PACKAGE_WORDS.has(stemWord(word));
}

/** Says what a product is: folded. */
export function isFoodWord(word: string): boolean {
  return FOOD_WORDS.has(stemWord(word));
}

function readStems(path: string): ReadonlySet<string> {
  const lines = readFileSync(new URL(path, import.meta.url), 'utf8').split('\n');
  const words = lines.filter((line) => !line.startsWith('#')).flatMap((line) => line.split(' '));
  return new Set(words.filter((word) => word !== '').map(stemWord));
}
