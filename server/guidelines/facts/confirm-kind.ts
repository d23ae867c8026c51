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
  oil: ['fat'],
  butter: ['fat', 'dairy'],
  sweetener: ['sweetener'],
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

/** A drink ready to drink has one of these in it; one without is a powder, leaves or beans. */
const LIQUID_KINDS: ReadonlySet<ProductKind> = new Set<ProductKind>(['soft_drink', 'tea_or_coffee']);
const LIQUIDS: ReadonlySet<FoodGroup> = new Set<FoodGroup>(['water', 'juice', 'dairy', 'fruit', 'vegetable']);
/** More ingredients than this in a meat or fish: prepared, not raw. */
const RAW_MOST = 5;

/** The kind, unless a name alone told it and the ingredients begin with something else. */
export function confirmKind(
  found: FoundKind | undefined,
  { first, entries }: IngredientFacts,
): FoundKind | undefined {
  if (found === undefined || found.from !== 'name' || first === null) return found;
  const { group } = first.traits;
  if (LIQUID_KINDS.has(found.kind)) {
    return entries.some(({ traits }) => traits.group !== null && LIQUIDS.has(traits.group))
      ? found
      : { ...found, kind: 'drink_to_prepare' };
  }
  if (MEAT_KINDS.has(found.kind)) {
    const isMeat = (first.traits.traits & TRAIT.meat) !== 0;
    return isMeat && entries.length <= RAW_MOST ? found : undefined;
  }
  const groups = FIRST_GROUPS[found.kind];
  return groups === undefined || group === null || groups.includes(group) ? found : undefined;
}
