import { ALLERGEN_KEYS, type Allergen } from '#contract/allergens.ts';
import { stemWords } from './stem-words.ts';
import { allergenBits } from './words/allergen-sources.ts';

/** The plainest names of sources, of which a text that is cut off may leave the beginning. */
const NAMES: Readonly<Partial<Record<Allergen, string>>> = {
  milk: 'milk whey cheese cream butter casein lactose yogurt',
  eggs: 'eggs',
  fish: 'fish anchovy anchovies',
  crustaceans: 'shrimp lobster',
  tree_nuts: 'almond cashew pecan walnut hazelnut pistachio macadamia',
  peanuts: 'peanut',
  wheat: 'wheat flour semolina durum',
  gluten: 'wheat flour semolina durum barley',
  soybeans: 'soybean',
  sesame: 'sesame',
  celery: 'celery',
  mustard: 'mustard',
  sulphites: 'sulfite sulphite metabisulfite',
};

const SHORT = 5;

const BEGINNINGS: ReadonlyMap<string, number> = beginnings();

function beginnings(): Map<string, number> {
  const bits = new Map<string, number>();
  for (const allergen of ALLERGEN_KEYS) {
    for (const name of NAMES[allergen]?.split(' ') ?? []) {
      for (let length = name.length <= SHORT ? 3 : 4; length < name.length; length++) {
        const beginning = name.slice(0, length);
        bits.set(beginning, (bits.get(beginning) ?? 0) | allergenBits([allergen]));
      }
    }
  }
  return bits;
}

/** Allergens, as bits, that the last word of a name may be the beginning of, where the text stops in it: "whea". */
export function allergensOfCutWord(name: string): number {
  return BEGINNINGS.get(stemWords(name).at(-1) ?? '') ?? 0;
}
