import { c, t } from 'ttag';
import { ALLERGENS, type Allergen } from '#contract/allergens.ts';
import { DIET_NAMES, type DietType } from '#contract/product.ts';
import type { ShownState, Span } from './allergen-states.ts';
import { wordsAt } from './mark-words.ts';

/** More words than this are counted: `whey, casein, butter and 2 more`. */
const MAX_WORDS = 3;

/** Why an allergen is in its state, also while its words are not known; undefined where the state's name says it. */
export function whySentence(
  state: ShownState,
  ingredients: string | null,
  spans: readonly Span[],
  asClaim = false,
): string | undefined {
  const words = wordsAt(ingredients, spans);
  if (state === 'conflict') {
    const said = asClaim ? t`Claimed free from` : t`Declared free from`;
    return words.length === 0
      ? t`${said}, yet an ingredient list names it.`
      : t`${said}, yet ${listText(words)} ${words.length === 1 ? c('listed').t`is` : c('listed').t`are`} listed.`;
  }
  if (state === 'named') {
    return words.length === 0
      ? t`A list or the name names it; no source declares it.`
      : t`The list names ${listText(words)}; no source declares it.`;
  }
  return undefined;
}

/** `milk`, `milk and whey`, `milk, whey and butter` */
export function listText(words: readonly string[]): string {
  const more = words.length - MAX_WORDS;
  const shown = more > 0 ? [...words.slice(0, MAX_WORDS), t`${more} more`] : words;
  const last = shown.at(-1) ?? '';
  return shown.length < 2 ? last : t`${shown.slice(0, -1).join(', ')} and ${last}`;
}

/** Diets that touch on an allergen without declaring it: no law says what "dairy free" means, and a peanut is no nut. */
const LOOSE: readonly (readonly [DietType, Allergen])[] = [
  ['dairy_free', 'milk'],
  ['nut_free', 'peanuts'],
];

/** `“Dairy free” is claimed; it does not declare milk.` of each that is claimed where nothing is declared. */
export function looseClaims(diets: readonly DietType[], undeclared: readonly Allergen[]): string[] {
  return LOOSE.filter(([diet, allergen]) => diets.includes(diet) && undeclared.includes(allergen)).map(
    ([diet, allergen]) =>
      t`“${DIET_NAMES[diet]}” is claimed; it does not declare ${ALLERGENS[allergen].toLowerCase()}.`,
  );
}
