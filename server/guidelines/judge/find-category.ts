import type { Guideline } from '#contract/guideline.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { isComplete } from '../facts/ingredient-facts.ts';
import { GOOD_CHOICE_CATEGORIES, type ItemType, kindRow } from '../facts/product-kinds.ts';
import { TRAIT } from '../ingredients/words/word-table.ts';
import { findDrink } from './drinks.ts';

/** Where a guideline puts a product. */
export interface FoundCategory {
  /** null: the guideline does not judge it, or what it is is not known. */
  readonly category: string | null;
  /** Why the guideline does not judge it, a clause after "this"; null where what it is is not known. */
  readonly why: string | null;
  /** "a snack", "Baked goods"; for sentences. */
  readonly name: string | null;
}

const ITEM_NAMES: Readonly<Record<ItemType, string>> = {
  snack: 'a snack',
  side: 'a side dish',
  entree: 'an entrée',
  beverage: 'a drink',
};
const UNKNOWN_KIND: FoundCategory = { category: null, why: null, name: null };
const CASE: FoundCategory = {
  category: null,
  why: 'is a case or pallet, judged by what it holds',
  name: null,
};
/** What makes a dish of a meal kind an entrée: a meat or a meat alternate (7 CFR 210.11(a)(3)). */
const MEAT_OR_ALTERNATE = TRAIT.meat | TRAIT.seafood | TRAIT.egg | TRAIT.cheese | TRAIT.pulse | TRAIT.nut;

/** The category of a product under a guideline, or why it has none. */
export function findCategory(guideline: Guideline, facts: Facts): FoundCategory {
  const { product_type } = facts.subject;
  if (product_type !== undefined && product_type !== null && product_type !== 'BASE_UNIT_OR_EACH')
    return CASE;
  if (facts.kind === undefined) return UNKNOWN_KIND;
  const row = kindRow(facts.kind.kind);
  if (guideline === 'smart_snack') {
    if (row.item === null) return { category: null, why: row.why ?? null, name: null };
    const item = row.item === 'entree' && !hasMeatOrAlternate(facts) ? 'side' : row.item;
    return { category: item === 'beverage' ? findDrink(facts) : item, why: null, name: ITEM_NAMES[item] };
  }
  if (row.goodChoice === null)
    return { category: null, why: row.why ?? 'belongs to none of its categories', name: null };
  const name = GOOD_CHOICE_CATEGORIES[row.goodChoice];
  if (guideline === 'philly') {
    if (facts.kind.kind === 'meal') return { category: 'frozen_meal', why: null, name: 'Meals' };
    if (facts.kind.kind === 'dressing') return { category: 'dressing', why: null, name: 'Dressings' };
  }
  return { category: row.goodChoice, why: null, name };
}

function hasMeatOrAlternate({ ingredients }: Facts): boolean {
  if ((ingredients.traits & MEAT_OR_ALTERNATE) !== 0) return true;
  return !isComplete(ingredients);
}
