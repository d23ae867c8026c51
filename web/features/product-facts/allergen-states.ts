import { t } from 'ttag';
import type { Allergen, AllergenState } from '#contract/allergens.ts';

/** What can be said of an allergen. Silence is a state of its own, and never reads as safe. */
export type ShownState = AllergenState | 'not_declared';

export const ALLERGEN_STATE_NAMES: Readonly<Record<ShownState, string>> = {
  conflict: t`In conflict`,
  contains: t`Contains`,
  named: t`Named, not declared`,
  may_contain: t`May contain`,
  free_from: t`Free from`,
  not_declared: t`Not declared`,
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
