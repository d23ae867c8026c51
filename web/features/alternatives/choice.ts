import { ALLERGEN_KEYS, type Allergen } from '#contract/allergens.ts';
import { GUIDELINE_KEYS, type Guideline } from '#contract/guideline.ts';

/** What an alternative has to be. */
export interface Choice {
  readonly guidelines: readonly Guideline[];
  readonly freeFrom: readonly Allergen[];
}

const KEY = 'larder.alternatives';

/** What the user last asked for; undefined where that is not known. */
export function recallChoice(): Choice | undefined {
  try {
    const { guidelines, freeFrom } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    const known = <T>(keys: readonly T[], stored: unknown) =>
      Array.isArray(stored) ? keys.filter((key) => stored.includes(key)) : [];
    const chosen = {
      guidelines: known(GUIDELINE_KEYS, guidelines),
      freeFrom: known(ALLERGEN_KEYS, freeFrom),
    };
    return chosen.guidelines.length === 0 ? undefined : chosen;
  } catch {
    return undefined;
  }
}

export function rememberChoice(choice: Choice): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(choice));
  } catch {
    // Full or forbidden: asked for again next time.
  }
}
