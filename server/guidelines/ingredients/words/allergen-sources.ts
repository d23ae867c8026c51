import { ALLERGEN_KEYS, type Allergen } from '#contract/allergens.ts';
import { readNames } from '../read-names.ts';

/** A set of allergens as bits, so that a list's allergens are one OR. */
export function allergenBits(allergens: readonly Allergen[]): number {
  let bits = 0;
  for (const allergen of allergens) bits |= 1 << ALLERGEN_KEYS.indexOf(allergen);
  return bits;
}

/** The allergens of a set, in the order of the law's list. */
export function listAllergens(bits: number): Allergen[] {
  return ALLERGEN_KEYS.filter((_, i) => (bits & (1 << i)) !== 0);
}

/** What a name of a food says of allergens, as bits. */
export interface AllergenSource {
  /** A source of them is named. */
  readonly sure: number;
  /** A food that is made of them unless its parts say otherwise: "pasta", "pretzels". */
  readonly unlessParts: number;
  /** The word may mean them: "seafood". */
  readonly maybe: number;
  /** A food that is often made with them, unless its parts say otherwise: "Worcestershire sauce". */
  readonly maybeUnlessParts: number;
  /** In a statement about allergens, where a refined oil counts as well: the maker says so. */
  readonly stated: number;
}

interface Caveats {
  /** What the food is made of where its own parts do not say otherwise. */
  readonly unlessParts?: readonly Allergen[];
  /** Allergens that the word may mean as well. */
  readonly maybe?: readonly Allergen[];
  /** Allergens that the food is often made with, where its own parts do not say otherwise. */
  readonly maybeUnlessParts?: readonly Allergen[];
  /** Allergens that a statement means by the word although an ingredient list does not: a refined oil. */
  readonly stated?: readonly Allergen[];
}

/** Foods that are a source of these allergens; of none, names that only look like one. */
function source(
  allergens: readonly Allergen[],
  { unlessParts = [], maybe = [], maybeUnlessParts = [], stated = [] }: Caveats = {},
): AllergenSource {
  return {
    sure: allergenBits(allergens),
    unlessParts: allergenBits(unlessParts),
    maybe: allergenBits(maybe),
    maybeUnlessParts: allergenBits(maybeUnlessParts),
    stated: allergenBits([...allergens, ...unlessParts, ...stated]),
  };
}

/** Foods that are often, not always, made with these. */
const often = (...maybeUnlessParts: readonly Allergen[]) => source([], { maybeUnlessParts });

/**
 * What ingredient texts call the sources of each allergen: the foods that 21 U.S.C. 321(qq) and 343(w) name (FDA's
 * list of species of January 2025) and Regulation (EU) 1169/2011 Annex II, in the words of North American packs:
 * English, French, Spanish, and what imports print. The longest name that fits counts, so that names without
 * allergens keep "cocoa butter" from being butter.
 */
export const ALLERGEN_SOURCES = readNames(new URL('allergen-sources.txt', import.meta.url), {
  milk: source(['milk']),
  none: source([]),
  eggs: source(['eggs']),
  usuallyEggs: source([], { unlessParts: ['eggs'] }),
  usuallyMilkAndEggs: source([], { unlessParts: ['milk', 'eggs'] }),
  usuallyMilk: source([], { unlessParts: ['milk'] }),
  usuallyTreeNuts: source([], { unlessParts: ['tree_nuts'] }),
  milkAndEggs: source(['milk', 'eggs']),
  fish: source(['fish']),
  fishAndCrustaceans: source(['fish', 'crustaceans']),
  crustaceans: source(['crustaceans']),
  shellfish: source(['crustaceans'], { maybe: ['molluscs'] }),
  seafood: source([], { maybe: ['fish', 'crustaceans', 'molluscs'] }),
  molluscs: source(['molluscs']),
  treeNuts: source(['tree_nuts']),
  peanuts: source(['peanuts']),
  usuallyWheat: source([], { unlessParts: ['wheat', 'gluten'] }),
  richBread: source([], { unlessParts: ['wheat', 'gluten'], maybeUnlessParts: ['milk', 'eggs'] }),
  eggsUsuallyWheat: source(['eggs'], { unlessParts: ['wheat', 'gluten'] }),
  wheat: source(['wheat', 'gluten']),
  soybeans: source(['soybeans']),
  sesame: source(['sesame']),
  mustard: source(['mustard']),
  lupin: source(['lupin']),
  gluten: source(['gluten']),
  mayBeGluten: source([], { maybe: ['gluten'] }),
  milkAndGluten: source(['milk', 'gluten']),
  milkAndWheat: source(['milk', 'gluten', 'wheat']),
  refinedSoybeanOil: source([], { stated: ['soybeans'] }),
  refinedPeanutOil: source([], { stated: ['peanuts'] }),
  celery: source(['celery']),
  sulphites: source(['sulphites']),
  oftenFish: often('fish'),
  oftenEggsAndFishAndMilk: often('eggs', 'fish', 'milk'),
  oftenEggsAndMilk: often('eggs', 'milk'),
  oftenEggs: often('eggs'),
  oftenMilk: often('milk'),
  oftenPeanuts: often('peanuts'),
  oftenTreeNuts: often('tree_nuts'),
  oftenFishAndCrustaceans: often('fish', 'crustaceans'),
  oftenMilkAndTreeNuts: often('milk', 'tree_nuts'),
  oftenSesame: often('sesame'),
  oftenSoybeansAndWheatAndGluten: often('soybeans', 'wheat', 'gluten'),
  oftenSoybeans: often('soybeans'),
  oftenWheatAndGluten: often('wheat', 'gluten'),
  /** Brewed with wheat, unless its parts say otherwise. */
  soySauce: source(['soybeans'], { maybeUnlessParts: ['wheat', 'gluten'] }),
});

const ALONE = {
  milk: source(['milk']),
  eggs: source(['eggs']),
  fish: source(['fish']),
  crustaceans: source(['crustaceans']),
  treeNuts: source(['tree_nuts']),
  wheat: source(['wheat', 'gluten']),
  gluten: source(['gluten']),
  mustard: source(['mustard']),
  lupin: source(['lupin']),
} as const;

/** What compounds of German, Dutch and the Scandinavian languages begin with, and what they end with. */
export const COMPOUND_BEGINNINGS = readNames(new URL('compound-beginnings.txt', import.meta.url), {
  ...ALONE,
  peanuts: source(['peanuts']),
  soybeans: source(['soybeans']),
  sesame: source(['sesame']),
});
export const COMPOUND_ENDINGS = readNames(new URL('compound-endings.txt', import.meta.url), {
  ...ALONE,
  molluscs: source(['molluscs']),
  celery: source(['celery']),
  sulphites: source(['sulphites']),
});
