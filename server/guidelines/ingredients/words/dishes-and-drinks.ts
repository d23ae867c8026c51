import { readNames } from '../read-names.ts';
import { food } from './word-table.ts';

/** Foods made of others, and drinks. */
export const DISHES_AND_DRINKS = readNames(new URL('dishes-and-drinks.txt', import.meta.url), {
  coffeeOrTea: food('drink', ['naturalCaffeine', 'coffeeOrTea']),
  decaffeinated: food('drink', ['coffeeOrTea']),
  caffeine: food('additive', ['addedCaffeine']),
  alcohol: food('drink', ['alcohol']),
  drink: food('drink'),
  composite: food('composite'),
  juice: food('juice', ['juice']),
  souringJuice: food('juice', ['juice', 'seasoningOnly']),
  juiceConcentrate: food('juice', ['juice', 'juiceConcentrate']),
  ofCheese: food('composite', ['animalProduct']),
  coating: food('composite', ['coating']),
  coatedInYogurt: food('composite', ['coating', 'animalProduct']),
});
