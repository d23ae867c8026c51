import { stemWords } from './stem-words.ts';
import { allergenBits } from './words/allergen-sources.ts';

/** The plainest names of sources, of which a text that is cut off may leave the beginning. */
const NAMES = [
  [allergenBits(['milk']), 'milk whey cheese cream butter casein lactose yogurt'],
  [allergenBits(['eggs']), 'eggs'],
  [allergenBits(['fish']), 'fish anchovy anchovies'],
  [allergenBits(['crustaceans']), 'shrimp lobster'],
  [allergenBits(['tree_nuts']), 'almond cashew pecan walnut hazelnut pistachio macadamia'],
  [allergenBits(['peanuts']), 'peanut'],
  [allergenBits(['wheat', 'gluten']), 'wheat flour semolina durum'],
  [allergenBits(['gluten']), 'barley'],
  [allergenBits(['soybeans']), 'soybean'],
  [allergenBits(['sesame']), 'sesame'],
  [allergenBits(['celery']), 'celery'],
  [allergenBits(['mustard']), 'mustard'],
  [allergenBits(['sulphites']), 'sulfite sulphite metabisulfite'],
] as const;

const SHORT = 5;

const BEGINNINGS: ReadonlyMap<string, number> = beginnings();

function beginnings(): Map<string, number> {
  const bits = new Map<string, number>();
  for (const [allergens, names] of NAMES) {
    for (const name of names.split(' ')) {
      for (let length = name.length <= SHORT ? 3 : 4; length < name.length; length++) {
        const beginning = name.slice(0, length);
        bits.set(beginning, (bits.get(beginning) ?? 0) | allergens);
      }
    }
  }
  return bits;
}

/** Allergens, as bits, that the last word of a name may be the beginning of, where the text stops in it: "whea". */
export function allergensOfCutWord(name: string): number {
  return BEGINNINGS.get(stemWords(name).at(-1) ?? '') ?? 0;
}
