import { wordSet } from '../ingredients/stem-words.ts';
import { isAnimalKind, kindSet, type ProductKind } from './product-kinds.ts';

/** Dishes of no one kind, whose names go on with their parts: "salade penne pesto", "galette chèvre et tomates". */
const DISHES = wordSet(
  'salade crudite tarte tartelette tartine fougasse fougassette fozza galette feuillete panier parmentier hachis brandade acras accras nem verrine quenelle soupe veloute lasagne cannelloni girasoli croque cassolette gratin tajine croquette crepinette rosti bouchee roulade tourte moussaka piemontaise macedoine choucroute cassoulet andouillette',
);

/** Stands for "pâte" and "pâtes". */
export const PASTE = 'patedepate';

/** Whether the words name such a dish. Of dry lasagne the next part of a name tells. */
export function isOfDish(words: readonly string[]): boolean {
  return words.some((word) => word === PASTE || (DISHES.has(word) && word !== 'lasagne'));
}

/** Whether the food that a word names is only part of a dish named before. */
export function isPartOfDish(before: readonly string[], kind: ProductKind): boolean {
  return before.some((word) => DISHES.has(word) || (word === PASTE && kind !== 'pasta'));
}

/** In French the animal comes first, and its sauce or side after it: "jambon sauce madère", "saumon riz". */
const ANIMALS = wordSet(
  'agneau boeuf canard dinde poulet porc veau saumon truite morue crevette thon maquereau jambon saucisse saucisses lardon',
);

/** Whether a food of another kind, after an animal, makes a dish of both. */
export function isDishOf(before: readonly string[], kind: ProductKind): boolean {
  return (!isAnimalKind(kind) || kind === 'egg') && before.some((word) => ANIMALS.has(word));
}

/** Cuts of meat and fish, which "de" joins with the animal; of a dish the animal is only a part: "nems de poulet". */
const CUTS = wordSet(
  'filet cuisse cuisses escalope pave roti brochette emince aiguillette blanc haut aile pilon cote cotelette travers poitrine epaule jarret souris gigot magret steak viande morceau morceaux tranche tranches queue darne langue pied carre mignon gesier foie coeur echine dos longe joue saute bavette entrecote carpaccio hache supreme manchon rable decoupe medaillon noisette grenadin paleron gite palette tournedos rouelle rib araignee piece pieces',
);
const RAW = kindSet('raw_meat raw_fish');

/** Whether the animal at `at` is what an unknown dish is made of. */
export function isMadeOf(words: readonly string[], at: number): boolean {
  const of = words[at - 1];
  if (at < 2 || !ANIMALS.has(words[at] ?? '') || (of !== 'de' && of !== 'd')) return false;
  return !/^\d/.test(words[at - 2] ?? '') && !words.slice(0, at).some((word) => CUTS.has(word));
}

/** How an animal was fed and where it was cooked: "nourri aux graines", "doré au four". */
const FED = wordSet('nourri nourrie nouri nourie eleve elevee');
const PLACES = wordSet('four bois torchon ancienne grain graine');

/** Whether the words from `at` say what a raw animal is cooked with: "saumon à l'oseille", "poulet au curry". */
export function isCookedWith(raw: ProductKind | undefined, words: readonly string[], at: number): boolean {
  if (raw === undefined || !RAW.has(raw) || FED.has(words[at - 1] ?? '')) return false;
  return !words.slice(at + 1, at + 3).some((word) => PLACES.has(word));
}

/** What a food becomes with "& sauce" or "& gravy" behind it. */
const IN_SAUCE: Readonly<Partial<Record<ProductKind, ProductKind>>> = {
  raw_meat: 'prepared_meat',
  prepared_meat: 'prepared_meat',
  canned_meat: 'prepared_meat',
  processed_meat: 'processed_meat',
  raw_fish: 'prepared_fish',
  pasta: 'side_dish',
  grain: 'side_dish',
  side_dish: 'side_dish',
  meal: 'meal',
  yogurt: 'yogurt',
};

/** The kind of a food whose sauce stands at `at`: "chicken breasts & gravy". */
export function inSauce(
  kind: ProductKind | undefined,
  words: readonly string[],
  at: number,
): ProductKind | undefined {
  if (kind === undefined || words[at - 1] !== 'and' || !/^(?:sauce|gravy)$/.test(words[at] ?? ''))
    return undefined;
  return IN_SAUCE[kind];
}

const OF_PLANTS = wordSet('vegan vegetalien vegetalienne meatless');

/** What the words around it make of a food: "vegan chicken". */
export function inState(kind: ProductKind, words: readonly string[]): ProductKind {
  const isMeatless = isAnimalKind(kind) && kind !== 'egg' && words.some((word) => OF_PLANTS.has(word));
  return isMeatless ? 'meat_substitute' : kind;
}

const DRIED = /\b(?:dried|dehydrated|seche?e?s?)\b/;
const CURED = /\b(?:fumee?s?|seche?e?s?|salaison)\b/;

/** Dried fruit and vegetables are not exempt as fresh ones are, there is no kind of dried vegetables, and smoked meat is processed. */
export function ifPreserved(kind: ProductKind | undefined, name: string): ProductKind | undefined {
  if (kind === 'raw_meat' && CURED.test(name)) return 'processed_meat';
  if (kind === undefined || !DRIED.test(name)) return kind;
  if (kind === 'fresh_vegetable') return undefined;
  return kind === 'fresh_fruit' ? 'dried_fruit' : kind;
}
