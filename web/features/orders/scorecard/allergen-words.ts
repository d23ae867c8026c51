import { t } from 'ttag';
import { ALLERGEN_KEYS, type Allergen } from '#contract/allergens.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import type { ShownState } from '#web/features/product-facts/allergen-states.ts';

/** The gravest first. */
export const MATRIX_STATES: readonly { readonly state: ShownState; readonly head: string }[] = [
  { state: 'contains', head: t`Contains` },
  { state: 'named', head: t`Named` },
  { state: 'conflict', head: t`Conflict` },
  { state: 'may_contain', head: t`May contain` },
  { state: 'free_from', head: t`Free from` },
  { state: 'not_declared', head: t`Not declared` },
];

/** The US nine (FALCPA, FASTER Act) stand at the head of the list. */
const US_NINE = 9;
const US_ALLERGENS: readonly Allergen[] = ALLERGEN_KEYS.slice(0, US_NINE);

/** The US nine, and of the others those of which any line says something. */
export function shownAllergens({ allergens }: Pick<Scorecard, 'allergens'>): Scorecard['allergens'] {
  return allergens.filter(
    ({ allergen, not_declared: silent, ...stated }) =>
      US_ALLERGENS.includes(allergen) || Object.values(stated).some((count) => count > 0),
  );
}

/** The columns of the lines: those in conflict, then the others of the US nine. */
export function lineAllergens({ allergens }: Pick<Scorecard, 'allergens'>): Allergen[] {
  return allergens
    .filter(({ allergen, conflict }) => US_ALLERGENS.includes(allergen) || conflict > 0)
    .toSorted((a, b) => Number(b.conflict > 0) - Number(a.conflict > 0))
    .map(({ allergen }) => allergen);
}

const SOFT_HYPHEN = '\u00ad';

/** Names short enough for a column. */
export const COLUMN_NAMES: Readonly<Partial<Record<Allergen, string>>> = {
  crustaceans: t`Shell${SOFT_HYPHEN}fish`,
  tree_nuts: t`Tree nuts`,
  peanuts: t`Pea${SOFT_HYPHEN}nuts`,
  soybeans: t`Soy`,
};
