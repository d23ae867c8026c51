import { t } from '#server/language/speech.ts';
import type { Condition } from './term.ts';

/**
 * Foods that people leave out and that names rarely claim to be free from, so that "no onions" and "onion free" are read like
 * "without onions". Not here: beans, salt, pulp, chicken, caffeine and the like, as "Chili No Beans" is a name.
 */
const FOODS_LEFT_OUT =
  `apple apples avocado avocados bacon banana bananas beef broccoli carrot carrots chickpea chickpeas
  chocolate cilantro cinnamon cocoa coconut corn cucumber cucumbers garlic ginger ham honey jalapeno jalapenos kiwi lamb lemon
  lemons lentil lentils mango mangoes mayo mayonnaise mushroom mushrooms oat oats olive olives onion onions peach peaches pea
  peas pepper peppers pickle pickles pineapple pineapples pork potato potatoes quinoa raisin raisins rice spinach strawberries
  strawberry tomato tomatoes turkey zucchini`.split(/\s+/);

/** Words that only describe: of "red onions" the onions are left out. */
const DESCRIPTIONS = new Set(
  `all added extra high fructose sun artificial natural red green black white yellow brown purple hot fresh frozen raw dried dry
  powdered chopped diced sliced ground crushed roasted cooked whole skim refined hydrogenated partially modified sweet spicy
  real`.split(/\s+/),
);

const FRUCTOSE = 'fructose';

/** What many things are made into: of "coconut milk" and "palm oil" the first word is left out. */
const FORMS = new Set(
  'butter butters cream extract fat flour flours juice juices meat milk oil oils powder puree sauce seed seeds starch sugar syrup water'.split(
    ' ',
  ),
);

/** Each food with its condition, by name. */
export const FOOD_CONDITIONS: readonly (readonly [name: string, conditions: readonly Condition[]])[] =
  FOODS_LEFT_OUT.map((name) => [name, [withoutWord(name)]]);

export function isFoodLeftOut(word: string): boolean {
  return FOODS_LEFT_OUT.includes(word);
}

/**
 * The words of "coconut milk", "red onions" or "granola bars" that a product must not have: all that may be the food. Rather
 * one too many than the food itself. Of "high fructose corn syrup" the fructose: corn alone is in much that has none of it.
 */
export function foodWords(words: readonly string[]): readonly string[] {
  if (words.includes(FRUCTOSE)) return [FRUCTOSE];
  const foods = words.filter((word) => !DESCRIPTIONS.has(word));
  if (foods.length === 0) return words.slice(-1);
  return foods.length > 1 && FORMS.has(foods.at(-1) ?? '') ? foods.slice(0, -1) : foods;
}

/** How many of the words are the food, where it is made into something: of "palm oil cookies" the cookies are looked for. */
export function countFoodWords(words: readonly string[]): number {
  const isForm = (at: number) => FORMS.has(words[at] ?? '');
  const first = words.findIndex(
    (_, at) => at > 0 && isForm(at) && !isForm(at - 1) && !DESCRIPTIONS.has(words[at - 1] ?? ''),
  );
  if (first < 0) return words.length;
  const rest = words.slice(first).findIndex((word) => !FORMS.has(word));
  return rest < 0 ? words.length : first + rest;
}

/** Products that name the word are left out. A product whose ingredients are not known may still contain it. */
export function withoutWord(word: string): Condition {
  return { kind: 'word', word, label: t`Without ${word}`, reason: t`by name and known ingredients` };
}
