import { t } from '#server/language/speech.ts';
import { readNames } from '../read-names.ts';
import { food } from './word-table.ts';

/** Water, fats, salt, starches and sweeteners. */
export const PANTRY = readNames(new URL('pantry.txt', import.meta.url), {
  water: food('water'),
  oil: food('fat', ['addedFat', 'culinary'], 3, t`oil or fat`),
  fishOil: food('fat', ['meat', 'seafood', 'addedFat', 'culinary'], 3, t`oil or fat`),
  animalFat: food('fat', ['meat', 'addedFat', 'culinary'], 3, t`oil or fat`),
  margarine: food('fat', ['addedFat', 'uncertainOrigin'], 3, t`oil or fat`),
  hydrogenated: food(null, ['addedFat'], 4, t`hydrogenated or interesterified fat`),
  partiallyHydrogenated: food(
    null,
    ['addedFat', 'partiallyHydrogenated'],
    4,
    'hydrogenated or interesterified fat',
  ),
  salt: food('salt', ['salt', 'culinary'], 3, t`salt`),
  starch: food('starch', ['culinary'], 3, t`starch`),
  modifiedStarch: food('starch', [], 4, t`modified starch`),
  modified: food(null, [], 4, t`modified`),
  vinegar: food('seasoning', ['culinary']),
  grapeMust: food('sweetener', ['addedSugar', 'culinary']),
  sugar: food('sweetener', ['addedSugar', 'culinary'], 3, t`sugar`),
  syrup: food('sweetener', ['addedSugar', 'culinary'], 3, t`syrup`),
  honey: food('sweetener', ['addedSugar', 'culinary', 'animalProduct'], 3, t`honey`),
  glucose: food('sweetener', ['addedSugar'], 4, t`glucose, dextrose or their syrups`),
  fructose: food('sweetener', ['addedSugar'], 4, t`high-fructose corn syrup, fructose or invert sugar`),
  lactose: food('sweetener', ['addedSugar', 'animalProduct'], 4, t`lactose`),
  maltodextrin: food('starch', ['nutritiveNeutral'], 4, t`maltodextrin or dextrin`),
  lowCalorieSweetener: food('sweetener', ['lowCalorieSweetener'], 4, t`sweetener`),
  sugarAlcohol: food('sweetener', ['sugarAlcohol'], 4, t`sweetener`),
  sweetener: food('additive', [], 4, t`sweetener`),
});
