import { ALLERGEN_KEYS, ALLERGEN_STATES, type Allergen, type AllergenState } from '#contract/allergens.ts';
import type { Product } from '#contract/product.ts';

/** What can be said of an allergen. Silence is a state of its own, and never reads as safe. */
export type ShownState = AllergenState | 'not_declared';

/** The order of every list: the gravest first, silence last. */
const SHOWN_STATES: readonly ShownState[] = [...ALLERGEN_STATES, 'not_declared'];

export const ALLERGEN_STATE_NAMES: Readonly<Record<ShownState, string>> = {
  conflict: 'In conflict',
  contains: 'Contains',
  named: 'Named, not declared',
  may_contain: 'May contain',
  free_from: 'Free from',
  not_declared: 'Not declared',
};

/** UTF-16 offsets in an ingredient list, the end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What is known of one allergen, and where the ingredients name it. */
export interface AllergenFact {
  readonly allergen: Allergen;
  readonly containment: AllergenState;
  readonly words: readonly Span[];
}

/** What a product itself carries: the states, without the words. */
export function factsOf(summary: Product['allergens']): AllergenFact[] {
  return ALLERGEN_STATES.flatMap((containment) =>
    summary[containment].map((allergen) => ({ allergen, containment, words: [] })),
  );
}

/** The state of one allergen in a product, the gravest where it is in several lists. */
export function allergenState({ allergens }: Pick<Product, 'allergens'>, allergen: Allergen): ShownState {
  return ALLERGEN_STATES.find((state) => allergens[state].includes(allergen)) ?? 'not_declared';
}

export interface AllergenGroup {
  readonly state: ShownState;
  /** In the order of the law's list. */
  readonly allergens: readonly { readonly key: Allergen; readonly words: readonly Span[] }[];
}

/** Every known allergen in exactly one state, all states in order. Where facts contradict each other, the graver holds. */
export function groupAllergens(facts: readonly AllergenFact[]): AllergenGroup[] {
  const gravest = new Map<Allergen, AllergenFact>();
  for (const fact of facts) {
    const known = gravest.get(fact.allergen);
    if (known === undefined || gravity(fact) < gravity(known)) gravest.set(fact.allergen, fact);
  }
  return SHOWN_STATES.map((state) => ({
    state,
    allergens: ALLERGEN_KEYS.filter((key) => (gravest.get(key)?.containment ?? 'not_declared') === state).map(
      (key) => ({ key, words: gravest.get(key)?.words ?? [] }),
    ),
  }));
}

function gravity({ containment }: AllergenFact): number {
  return ALLERGEN_STATES.indexOf(containment);
}
