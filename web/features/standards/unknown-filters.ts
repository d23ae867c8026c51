import { c, t } from 'ttag';
import { ALLERGEN_KEYS } from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import { NUTRIENT_LABELS } from '#contract/nutrition.ts';
import { DIET_TYPES, NOVA_LABELS } from '#contract/product.ts';
import { isNutrientRange, isRange } from '#contract/ranges.ts';
import { WORD, wordsOf } from '#web/features/product-facts/judged-search.ts';

/** As the address says that no category is ticked. */
const NO_CATEGORY = 'none';

type Search = Readonly<Record<string, unknown>>;

/** A sentence for each value of a filter of products that does not exist, and so filters nothing. */
export function unknownFilters(search: Search): string[] {
  const category = search.category === NO_CATEGORY ? undefined : search.category;
  return [
    ...wordsNotIn(search.without, ALLERGEN_KEYS).map(
      (word) =>
        t`“${word}” is no allergen, and nothing is left out for it: there are ${list(ALLERGEN_KEYS)}.`,
    ),
    ...wordsNotIn(search.traces, ['show']).map((word) => t`“${word}” is no choice of traces: there is show.`),
    ...wordsNotIn(search.undeclared, ['hide']).map(
      (word) => t`“${word}” is no choice of products that declare nothing: there is hide.`,
    ),
    ...unknownIn(wordsOf(search.diet, WORD), DIET_TYPES, c('none of them').t`diet`),
    ...unknownIn(wordsOf(search.nova, WORD), NOVA_LABELS, c('none of them').t`NOVA group`),
    ...unknownIn(wordsOf(category, WORD), FAMILY_TITLES, c('none of them').t`category`),
    ...(wordsOf(search.nutrient, WORD) ?? []).filter((word) => !isNutrientRange(word)).map(badRange),
    ...(wordsOf(search.price, WORD) ?? [])
      .filter((word) => !isRange(word))
      .map((word) => t`“${word}” is no range of dollars: write one like 2..5, 2.. or ..5.`),
  ];
}

export function unknownIn(words: readonly string[] = [], known: readonly string[], name: string): string[] {
  return wordsNotIn(words, known).map((word) => t`“${word}” is no ${name}: there are ${list(known)}.`);
}

function badRange(word: string): string {
  const [named = ''] = word.split(/(?:-per-100)?:/);
  return NUTRIENT_LABELS.some((label) => label === named)
    ? t`“${word}” is no range of a nutrient: write one like sodium:..140 or protein-per-100:8..20.`
    : t`“${word}” is no nutrient and its range: there are ${list(NUTRIENT_LABELS)}.`;
}

const wordsNotIn = (raw: unknown, known: readonly string[]): string[] =>
  (wordsOf(raw, WORD) ?? []).filter((word) => !known.includes(word));

const list = (words: readonly string[]): string => words.join(', ');
