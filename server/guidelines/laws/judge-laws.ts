import type { LawResult, LawStatus, Substance } from '#contract/ingredient-laws.ts';
import { say, t } from '#server/language/speech.ts';
import { deriveIngredientFacts } from '../facts/ingredient-facts.ts';
import { GAP_TEXTS } from '../facts/list-gaps.ts';
import { type LabelSubstances, readSubstances } from './label-substances.ts';
import type { IngredientLaw } from './law.ts';
import { INGREDIENT_LAWS } from './laws.ts';
import { SUBSTANCES } from './substances.ts';
import type { SubstanceWords } from './words.ts';

export interface LawFinding {
  readonly law: IngredientLaw;
  /** On the day asked about. Never "compliant": what is in traces or helped to process the food is on no label. */
  readonly status: LawStatus;
  readonly result: LawResult;
  /** Substances that the list names, each with the ingredient that names it. */
  readonly named: readonly NamedSubstance[];
  /** Why substances that are not named may be in it all the same; null where they may not. */
  readonly doubt: string | null;
}

export interface NamedSubstance {
  readonly substance: Substance;
  readonly name: string;
  readonly ingredient: string;
}

/**
 * What each ingredient law says of a product on a day (YYYY-MM-DD). Pure.
 * @param text the ingredient list of the label; null where none is known
 */
export function judgeLaws(text: string | null, day: string): LawFinding[] {
  const label = readSubstances(deriveIngredientFacts(text), text);
  return INGREDIENT_LAWS.map((law) => {
    const named = law.substances.flatMap((substance) => {
      const ingredient = label.named.get(substance);
      return ingredient === undefined ? [] : [{ substance, name: nameOf(substance), ingredient }];
    });
    const doubt = doubtOf(law, label);
    const result = named.length > 0 ? 'named' : doubt === null ? 'not_named' : 'unknown';
    return { law, status: statusOn(law, day), result, named, doubt };
  });
}

const NAMES: Readonly<Record<Substance, SubstanceWords>> = SUBSTANCES;

/** "Red 40". */
export function nameOf(substance: Substance): string {
  return say(NAMES[substance].name);
}

/** What labels call what a law names, and words that may stand for one of them; each once. */
export function wordsOf({ substances }: Pick<IngredientLaw, 'substances'>): {
  readonly words: string[];
  readonly mayMean: string[];
} {
  const all = substances.map((substance) => NAMES[substance]);
  return {
    words: [...new Set(all.flatMap(({ name, labels }) => labels ?? [name]))],
    mayMean: [...new Set(all.flatMap(({ mayMean = [] }) => mayMean))],
  };
}

/** A law with its sentences in the language of the request. */
export function sayLaw<L extends IngredientLaw>(law: L): L {
  const history = law.history?.map((each) => ({ ...each, event: say(each.event) }));
  return {
    ...law,
    title: say(law.title),
    citation: say(law.citation),
    scope: say(law.scope),
    ...(history && { history }),
  };
}

/** How a law stands on a day (YYYY-MM-DD). */
export function statusOn({ hold, from }: Pick<IngredientLaw, 'hold' | 'from'>, day: string): LawStatus {
  return hold ?? (from <= day ? 'in_force' : 'coming');
}

function doubtOf({ substances }: IngredientLaw, { gap, vague }: LabelSubstances): string | null {
  if (gap !== null) return say(GAP_TEXTS[gap]);
  const open = substances.find((substance) => vague.has(substance));
  const name = open && vague.get(open);
  return name === undefined ? null : t`“${name}” may mean one of them`;
}
