import type { LawResult, LawStatus } from '#contract/ingredient-laws.ts';
import { deriveIngredientFacts, type IngredientFacts, type ListGap } from '../facts/ingredient-facts.ts';
import { foldText } from '../ingredients/fold-text.ts';
import { walkIngredients } from '../ingredients/ingredient-tree.ts';
import { INGREDIENT_LAWS, type IngredientLaw } from './laws.ts';
import { colorsOfRuns, mayMean, SUBSTANCES, type Substance, wordsFor } from './substances.ts';

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
  const facts = deriveIngredientFacts(text);
  const names = listNames(facts);
  const rest = text === null ? '' : withoutDenials(facts, text);
  const searched = [...names, ...colorsOfRuns(rest)];
  return INGREDIENT_LAWS.map((law) => {
    const named = law.substances.flatMap((substance) => {
      // Where punctuation tears a name apart ("titanium, dioxide") it is still in the text.
      const ingredient =
        searched.find((name) => wordsFor(substance, name) !== undefined) ?? wordsFor(substance, rest);
      return ingredient === undefined ? [] : [{ substance, name: SUBSTANCES[substance].name, ingredient }];
    });
    const doubt = doubtOf(law, facts, names);
    const result = named.length > 0 ? 'named' : doubt === null ? 'not_named' : 'unknown';
    return { law, status: statusOn(law, day), result, named, doubt };
  });
}

/** How a law stands on a day (YYYY-MM-DD). */
export function statusOn({ hold, from }: Pick<IngredientLaw, 'hold' | 'from'>, day: string): LawStatus {
  return hold ?? (from <= day ? 'in_force' : 'coming');
}

/** The last name of a list that is cut off counts too: it may be the one that the law names. */
function listNames({ list }: IngredientFacts): string[] {
  if (list === null) return [];
  const names: string[] = [];
  walkIngredients(list.ingredients, ({ name }) => names.push(name));
  for (const { kind, name } of list.statements) if (kind === 'contains') names.push(name);
  return names;
}

/** The folded text, without what it says is not in the food. */
function withoutDenials({ list }: IngredientFacts, text: string): string {
  let rest = foldText(text);
  for (const { kind, span } of list?.statements ?? []) {
    if (kind !== 'free_from') continue;
    rest = rest.slice(0, span.start) + ' '.repeat(span.end - span.start) + rest.slice(span.end);
  }
  return rest;
}

function doubtOf(law: IngredientLaw, { gap }: IngredientFacts, names: readonly string[]): string | null {
  if (gap !== null) return DOUBTS[gap];
  const vague = names.find((name) => law.substances.some((substance) => mayMean(substance, name)));
  return vague === undefined ? null : `“${vague}” may mean one of them`;
}

const DOUBTS: Readonly<Record<ListGap, string>> = {
  'is not there': 'the ingredient list is not known',
  'is cut off': 'the ingredient list is cut off',
  'only says what the food was treated with': 'the ingredient list only says what the food was treated with',
  'names foods without what they are made of':
    'the ingredient list names foods without what they are made of',
  'is not separated into ingredients': 'the ingredient list is not separated into ingredients',
  'has too many unknown names': 'the ingredient list has too many unknown names',
  'does not name the food itself': 'the ingredient list does not name the food itself',
};
