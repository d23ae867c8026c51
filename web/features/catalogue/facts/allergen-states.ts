import { ALLERGEN_KEYS, ALLERGENS, type AllergenDeclaration, type Containment } from '#contract/allergens.ts';

/** What can be said of an allergen. Silence is a state of its own, and never reads as safe. */
export type AllergenState = Containment | 'not_declared';

const ALLERGEN_STATES = ['contains', 'may_contain', 'free_from', 'not_declared'] as const;

export const ALLERGEN_STATE_NAMES: Readonly<Record<AllergenState, string>> = {
  contains: 'Contains',
  may_contain: 'May contain',
  free_from: 'Free from',
  not_declared: 'Not declared',
};

export interface AllergenGroup {
  readonly state: AllergenState;
  /** Names of the allergens, in the order of the law's list. */
  readonly names: readonly string[];
}

const GRAVITY: readonly Containment[] = ['contains', 'may_contain', 'free_from'];

/**
 * Every known allergen in exactly one of the four states, all four in order. Where sources contradict each other,
 * the graver one holds.
 */
export function groupAllergens(
  declarations: readonly Pick<AllergenDeclaration, 'allergen' | 'containment'>[],
): AllergenGroup[] {
  const declared = new Map<string, Containment>();
  for (const { allergen, containment } of declarations) {
    const known = declared.get(allergen);
    if (known === undefined || GRAVITY.indexOf(containment) < GRAVITY.indexOf(known)) {
      declared.set(allergen, containment);
    }
  }
  return ALLERGEN_STATES.map((state) => ({
    state,
    names: ALLERGEN_KEYS.filter((key) => (declared.get(key) ?? 'not_declared') === state).map(
      (key) => ALLERGENS[key],
    ),
  }));
}
