import type { FoodGroup } from '../ingredients/words/word-table.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';
import type { FoundKind } from './find-kind.ts';
import type { IngredientFacts } from './ingredient-facts.ts';
import type { ProductKind } from './product-kinds.ts';

/** What comes first in a food of a kind that its name alone told. A watermelon candy begins with sugar. */
const FIRST_GROUPS: Readonly<Partial<Record<ProductKind, readonly FoodGroup[]>>> = {
  fresh_fruit: ['fruit'],
  frozen_fruit: ['fruit'],
  canned_fruit: ['fruit', 'juice'],
  dried_fruit: ['fruit'],
  fresh_vegetable: ['vegetable', 'grain'],
  frozen_vegetable: ['vegetable', 'grain'],
  canned_vegetable: ['vegetable', 'grain', 'juice', 'seasoning'],
  beans: ['vegetable', 'protein'],
  pickle: ['vegetable', 'fruit', 'seasoning', 'salt'],
  nuts: ['protein'],
  nut_butter: ['protein'],
  egg: ['protein'],
  cheese: ['dairy', 'fat'],
  yogurt: ['dairy', 'drink', 'fruit'],
  milk: ['dairy'],
  juice: ['juice', 'fruit', 'vegetable', 'sweetener'],
  canned_fish: ['protein'],
  prepared_fish: ['protein'],
};
/** Kinds of one food whose list names nothing else but what keeps or seasons it. */
const MEAT_KINDS: ReadonlySet<ProductKind> = new Set<ProductKind>(['raw_meat', 'raw_fish']);

/** The kind, unless a name alone told it and the ingredients begin with something else. */
export function confirmKind(
  found: FoundKind | undefined,
  { first, entries }: IngredientFacts,
): FoundKind | undefined {
  if (found === undefined || found.from !== 'name' || first === null) return found;
  const { group } = first.traits;
  if (MEAT_KINDS.has(found.kind)) {
    // More than a few other things in it: prepared, not raw.
    const isMeat = (first.traits.traits & TRAIT.meat) !== 0;
    return isMeat && entries.length <= RAW_MOST ? found : undefined;
  }
  const groups = FIRST_GROUPS[found.kind];
  return groups === undefined || group === null || groups.includes(group) ? found : undefined;
}

const RAW_MOST = 5;
