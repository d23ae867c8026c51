import { t } from '#server/language/speech.ts';
import type { Facts } from '../facts/derive-facts.ts';
import { GOOD_CHOICE_CATEGORIES, type ItemType, kindRow, type ProductKind } from '../facts/product-kinds.ts';
import type { RuleSet, SmartSnackTerms } from '../rules/rule.ts';
import { rulesByCategory } from '../rules/rule-sets.ts';
import { findDrink } from './drinks.ts';
import { findDishType } from './find-entree.ts';

/** A product's category under a guideline; it may be out of scope or unknown. */
export type FoundCategory =
  | {
      readonly state: 'found';
      readonly category: string;
      /** "a snack", "Baked goods"; for sentences. */
      readonly name: string;
    }
  /** `why` is a clause after "this". */
  | { readonly state: 'not_applicable'; readonly why: string }
  | { readonly state: 'unknown' };

const ITEM_NAMES: Readonly<Record<ItemType, string>> = {
  snack: t`a snack`,
  side: t`a side dish`,
  entree: t`an entrée`,
  beverage: t`a drink`,
};
const UNKNOWN: FoundCategory = { state: 'unknown' };
const NO_CATEGORY = t`is a food it has no limits for`;

/** The category of a product under a guideline, or why it has none. */
export function findCategory(set: RuleSet, facts: Facts): FoundCategory {
  const { product_type } = facts.subject;
  if (product_type !== undefined && product_type !== null && product_type !== 'BASE_UNIT_OR_EACH')
    return notAbout(t`is a case or pallet, judged by what it holds`);
  const kind = facts.kind?.kind;
  if (kind === undefined) return UNKNOWN;
  const found =
    set.guideline === 'smart_snack'
      ? smartSnackCategory(kind, facts, set.terms)
      : goodChoiceCategory(kind, facts, set.guideline);
  return found.state === 'found' && !rulesByCategory(set).has(found.category) ? notAbout(NO_CATEGORY) : found;
}

function notAbout(why: string): FoundCategory {
  return { state: 'not_applicable', why };
}

function smartSnackCategory(kind: ProductKind, facts: Facts, terms: SmartSnackTerms): FoundCategory {
  const { item, why } = kindRow(kind);
  if (item === null) return notAbout(why ?? NO_CATEGORY);
  if (item === 'beverage')
    return { state: 'found', category: findDrink(facts, terms), name: ITEM_NAMES.beverage };
  const category = item === 'entree' ? findDishType(facts, terms) : item;
  return { state: 'found', category, name: ITEM_NAMES[category] };
}

/** A main dish is 6 oz a serving at least (21 CFR 101.13(m)); an egg roll or corn dog is none. */
const MAIN_DISH = 170;

function isMainDish(kind: ProductKind, { subject: { serving_size } }: Facts): boolean {
  return kind === 'meal' && (serving_size === null || serving_size.value >= MAIN_DISH);
}

function goodChoiceCategory(
  kind: ProductKind,
  facts: Facts,
  guideline: 'good_choice' | 'philly',
): FoundCategory {
  const { goodChoice, why } = kindRow(kind);
  if (goodChoice === null) return notAbout(why ?? NO_CATEGORY);
  if (guideline === 'philly') {
    if (isMainDish(kind, facts)) return { state: 'found', category: 'frozen_meal', name: t`Meals` };
    if (kind === 'dressing') return { state: 'found', category: 'dressing', name: t`Dressings` };
  }
  return { state: 'found', category: goodChoice, name: GOOD_CHOICE_CATEGORIES[goodChoice] };
}
