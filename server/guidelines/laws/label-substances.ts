import { type ListGap, SUBSTANCE_KEYS, type Substance } from '#contract/ingredient-laws.ts';
import type { ListGap as Gap, IngredientFacts } from '../facts/ingredient-facts.ts';
import { foldText } from '../ingredients/fold-text.ts';
import { walkIngredients } from '../ingredients/ingredient-tree.ts';
import { rememberNames } from '../ingredients/remember-names.ts';
import { colorsOfRuns, hidingWords, mayMean, mayMeanAny, namedIn, namesAny, wordsFor } from './substances.ts';

/** What an ingredient list says of the substances that laws name; the same for every law, place and day. */
export interface LabelSubstances {
  /** The ingredient that names each. */
  readonly named: ReadonlyMap<Substance, string>;
  /** The first ingredient that may mean each without saying so. */
  readonly vague: ReadonlyMap<Substance, string>;
  /** Why what is not named may be in the food all the same; null where it may not. */
  readonly gap: Gap | null;
}

/** Pure. @param text what `facts` were read from; null where no list is known */
export function readSubstances(facts: IngredientFacts, text: string | null): LabelSubstances {
  const rest = text === null ? '' : withoutDenials(facts, text);
  const named = new Map<Substance, string>();
  const vague = new Map<Substance, string>();
  const isNaming = namesAny(rest);
  if (isNaming || mayMeanAny(rest)) {
    for (const name of listNames(facts)) {
      const found = substancesOf(name);
      addFirst(named, found.named, name);
      addFirst(vague, found.vague, name);
    }
  }
  for (const [substance, words] of hidingWords(rest)) addFirst(vague, [substance], words);
  if (isNaming) {
    for (const color of colorsOfRuns(rest)) addFirst(named, substancesOf(color).named, color);
    // Where punctuation tears a name apart ("titanium, dioxide") it is still in the text.
    for (const [substance, words] of namedIn(rest)) addFirst(named, [substance], words);
  }
  // That a list of bacon does not name the meat says nothing of what it does name.
  const gap = facts.gap === 'does not name the food itself' ? null : facts.gap;
  return { named, vague, gap };
}

/**
 * The same as the store keeps it: `red_3` is named, `caramel_iv?` may be in it, `?cut_off`: anything may be, as the list
 * is cut off; `*`: a whole list, in which each substance was looked for. Null where no list is known.
 */
export function substanceEntries({ named, vague, gap }: LabelSubstances): string[] | null {
  if (gap === 'is not there' && named.size === 0) return null;
  const open = gap === null ? SUBSTANCE_KEYS.filter((key) => vague.has(key) && !named.has(key)) : [];
  return [
    gap === null ? '*' : `?${GAP_KEYS[gap]}`,
    ...SUBSTANCE_KEYS.filter((key) => named.has(key)),
    ...open.map((key) => `${key}?`),
  ];
}

const GAP_KEYS: Readonly<Record<Gap, ListGap>> = {
  'is not there': 'no_list',
  'is cut off': 'cut_off',
  'only says what the food was treated with': 'treatment_only',
  'names foods without what they are made of': 'unnamed_parts',
  'is not separated into ingredients': 'not_separated',
  'has too many unknown names': 'unknown_names',
  // Of no gap by which laws are judged: see above.
  'does not name the food itself': 'unknown_names',
};

/** What one name says: it comes again with other products. */
const substancesOf = rememberNames((name) => ({
  named: namesAny(name) ? SUBSTANCE_KEYS.filter((key) => wordsFor(key, name) !== undefined) : [],
  vague: mayMeanAny(name) ? SUBSTANCE_KEYS.filter((key) => mayMean(key, name)) : [],
}));

function addFirst(into: Map<Substance, string>, substances: readonly Substance[], name: string): void {
  for (const substance of substances) if (!into.has(substance)) into.set(substance, name);
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
