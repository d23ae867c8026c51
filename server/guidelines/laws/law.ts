import type {
  LawChannel,
  LawDuty,
  LawFood,
  LawPlace,
  LawStatus,
  Substance,
} from '#contract/ingredient-laws.ts';
import { LAW_CHANNEL_KEYS } from '#contract/ingredient-laws.ts';
import type { LawKey } from '#contract/law-titles.ts';

interface LawOnIngredients {
  readonly key: LawKey;
  /** "California AB 418". */
  readonly title: string;
  readonly citation: string;
  readonly place: LawPlace;
  /** What it bites on. */
  readonly food: LawFood;
  readonly substances: readonly Substance[];
  /** The first day, as YYYY-MM-DD. Of school years the first of July: our reading. */
  readonly from: string;
  /** What stands in its way; a law without it applies from its day. */
  readonly hold?: Extract<LawStatus, 'enjoined' | 'proposed'>;
  /** Whom it binds and whom not, in a sentence. */
  readonly scope: string;
  readonly certainty: 'certain' | 'likely';
  /** How it came to stand so, oldest first, as far as it is known; its first day is `from`. */
  readonly history?: readonly LawEvent[];
}

export interface LawEvent {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly event: string;
  readonly source: string | null;
}

/** These substances may not be in such food from this day. */
export interface Ban extends LawOnIngredients {
  readonly duty: 'ban';
}

/** Such food with these substances needs words on its label, or next to it, from this day. */
export interface LabelLaw extends LawOnIngredients {
  readonly duty: Exclude<LawDuty, 'ban'>;
}

export type IngredientLaw = Ban | LabelLaw;

/** The channels that a law on such food binds. */
export const CHANNELS_OF: Readonly<Record<LawFood, readonly LawChannel[]>> = {
  all_food: LAW_CHANNEL_KEYS,
  school_meals: ['school'],
  school_campus: ['school'],
};
