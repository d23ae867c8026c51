import { t } from '#server/language/speech.ts';
import { readNames } from '../read-names.ts';
import { food } from './word-table.ts';

/** Meat, fish, egg and milk, and foods and proteins made of them. */
export const ANIMALS = readNames(new URL('animals.txt', import.meta.url), {
  meatBroth: food('seasoning', ['meat']),
  milkProtein: food('protein', ['animalProduct'], 4, t`whey, casein or milk protein`),
  eggProtein: food('protein', ['animalProduct', 'egg'], 4, t`protein isolate or concentrate`),
  meatProtein: food('protein', ['meat'], 4, t`protein isolate or concentrate`),
  fishProtein: food('protein', ['meat', 'seafood'], 4, t`protein isolate or concentrate`),
  separatedMeat: food('protein', ['meat'], 4, t`mechanically separated meat`),
  meat: food('protein', ['meat']),
  dairy: food('dairy', ['animalProduct']),
  ofBees: food('additive', ['animalProduct']),
  cheese: food('dairy', ['animalProduct', 'cheese']),
  cream: food('fat', ['animalProduct', 'addedFat']),
  butter: food('fat', ['animalProduct', 'addedFat', 'culinary'], 3, t`butter`),
  fish: food('protein', ['meat', 'seafood']),
  egg: food('protein', ['animalProduct', 'egg']),
});
