import type { Allergen, AllergenState } from '#contract/allergens.ts';

/** What can be said of an allergen. Silence is a state of its own, and never reads as safe. */
export type ShownState = AllergenState | 'not_declared';

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

/** The state of one allergen, and where the ingredients name it. */
export interface AllergenFact {
  readonly allergen: Allergen;
  readonly containment: AllergenState;
  readonly words: readonly Span[];
  /** Declared free from by a claim, such as "Gluten free"; not known of what the product itself carries. */
  readonly as_claim?: boolean;
}
