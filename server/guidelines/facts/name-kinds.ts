import { indexPhrases } from '../ingredients/phrase-index.ts';
import { ANIMAL_AND_DRINK_NAMES } from './names/animal-and-drink-names.ts';
import { BAKERY_AND_SNACK_NAMES } from './names/bakery-and-snack-names.ts';
import { DISH_NAMES } from './names/dish-names.ts';

/** The kind a word of a product's name stands for; the last such word of the name's first telling part decides. */
export const NAME_KINDS = indexPhrases([...BAKERY_AND_SNACK_NAMES, ...DISH_NAMES, ...ANIMAL_AND_DRINK_NAMES]);
