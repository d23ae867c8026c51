import { ALLERGEN_KEYS, ALLERGEN_STATES, type Allergen } from '#contract/allergens.ts';
import type { Product } from '#contract/product.schema.ts';
import type { AllergenFact, ShownState, Span } from './allergen-states.ts';

/** The order of every list: the gravest first, silence last. */
const SHOWN_STATES: readonly ShownState[] = [...ALLERGEN_STATES, 'not_declared'];

export interface GroupedAllergen {
  readonly key: Allergen;
  readonly words: readonly Span[];
  readonly asClaim: boolean;
}

export interface AllergenGroup {
  readonly state: ShownState;
  /** In the order of the law's list. */
  readonly allergens: readonly GroupedAllergen[];
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
      (key) => ({
        key,
        words: gravest.get(key)?.words ?? [],
        asClaim: gravest.get(key)?.as_claim === true,
      }),
    ),
  }));
}

function gravity({ containment }: AllergenFact): number {
  return ALLERGEN_STATES.indexOf(containment);
}

/** What a product itself carries: the states, without the words. */
export function factsOf(summary: Product['allergens']): AllergenFact[] {
  return ALLERGEN_STATES.flatMap((containment) =>
    summary[containment].map((allergen) => ({ allergen, containment, words: [] })),
  );
}
