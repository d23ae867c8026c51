import type { Certainty, Guideline } from '#contract/guideline.ts';
import { NUTRIENTS, type NutrientLabel } from '#contract/nutrition.ts';
import { t } from '#server/language/speech.ts';
import type { RuleBasis } from '../facts/amounts.ts';

export type Comparison = '<' | '<=' | '>=' | '=' | 'is';
export type Grade = 'elementary' | 'middle' | 'high';

export const SCHOOLS: Readonly<Record<Grade, string>> = {
  elementary: t`elementary schools`,
  middle: t`middle schools`,
  high: t`high schools`,
};

/** A quantity that is no plain nutrient: shares worked out from two of them, and what only words can say. */
export type DerivedQuantity =
  | 'fat_energy_share'
  | 'saturated_fat_energy_share'
  | 'sugar_weight_share'
  | 'fat_weight_share'
  | 'declared_trans_fat'
  | 'container_volume'
  | 'general_standard'
  | 'caffeine'
  | 'low_calorie_sweeteners'
  | 'added_sugars_named'
  | 'artificial_colours'
  | 'banned_additives'
  | 'partially_hydrogenated_oil'
  | 'added_salt'
  | 'processed_meat'
  | 'packed_in'
  | 'pure_juice'
  | 'plain_water'
  | 'drink_allowed'
  | 'milk_equivalence'
  | 'flavour'
  | 'whole_grain';
export type Quantity = NutrientLabel | DerivedQuantity;

/** After "per". */
export const BASIS_NAMES: Readonly<Record<RuleBasis, string>> = {
  package: t`package`,
  serving: t`serving`,
  slice: t`slice`,
  '8 fl oz': '8 fl oz',
  '8 oz': '8 oz',
  '4 oz': '4 oz',
  '100 g': '100 g',
};

/** One criterion of a guideline, as data. */
export interface Rule {
  /** Unique within its guideline, and kept for good: screens and comparisons refer to it. */
  readonly id: string;
  /** Displayed: "Sodium". */
  readonly label: string;
  readonly quantity: Quantity;
  /** null where the quantity needs none. */
  readonly basis: RuleBasis | null;
  readonly comparison: Comparison;
  readonly limit: number | string;
  /** kcal, g, mg, %, fl oz; null for words. */
  readonly unit: string | null;
  /** Categories of the guideline it applies to. */
  readonly appliesTo: readonly string[];
  /** Ids of exemptions that lift it. */
  readonly exemptions: readonly string[];
  /** For drinks: the school grades it speaks of. */
  readonly grade: Grade | null;
  /** Text and paragraph. */
  readonly source: string;
  readonly certainty: Certainty;
  /** ISO dates, in force from (inclusive) until (exclusive); null: no bound. */
  readonly from: string | null;
  readonly until: string | null;
}

/** Smart Snack's terms whose meaning changed between versions. */
export interface SmartSnackTerms {
  /** How the energy of a calorie-free drink compares to 5 kcal per 8 fl oz. */
  readonly calorieFree: '<' | '<=';
  /** The grain that makes an entrée of a meat or meat alternate. */
  readonly entreeGrain: 'any' | 'whole';
}

/** A guideline's rules as they stood from a date on. */
export type RuleSet = SmartSnackRules | CategoryRules;

export interface SmartSnackRules extends DatedRules {
  readonly guideline: 'smart_snack';
  readonly terms: SmartSnackTerms;
}

export interface CategoryRules extends DatedRules {
  readonly guideline: Exclude<Guideline, 'smart_snack'>;
}

interface DatedRules {
  readonly version: string;
  readonly effective_from: string | null;
  readonly certainty: Certainty;
  /** Stated in every summary of a set that is not the published text. */
  readonly provisional: boolean;
  readonly rules: readonly Rule[];
}

export type RuleInput = Pick<
  Rule,
  'id' | 'label' | 'quantity' | 'comparison' | 'limit' | 'appliesTo' | 'source'
> &
  Partial<Rule>;

/** A rule with defaults: no basis, unit, exemption, grade or dates, and certain. */
export function rule(input: RuleInput): Rule {
  return {
    basis: null,
    unit: null,
    exemptions: [],
    grade: null,
    certainty: 'certain',
    from: null,
    until: null,
    ...input,
  };
}

/** A nutrient's limit in an amount of food, and the exemptions that lift it. */
export type Limit = readonly [
  nutrient: NutrientLabel,
  basis: RuleBasis,
  comparison: Comparison,
  limit: number,
  exemptions?: readonly string[],
];

/** A limit as a rule. */
export function limitRule(
  [quantity, basis, comparison, limit, exemptions = []]: Limit,
  rest: Pick<RuleInput, 'id' | 'label' | 'appliesTo' | 'source'> & Partial<Rule>,
): Rule {
  const { unit } = NUTRIENTS[quantity];
  return rule({ quantity, basis, comparison, limit, unit, exemptions, ...rest });
}

/** What only the ingredients can show. */
export type Demand = readonly [
  quantity: Quantity,
  label: string,
  limit: string,
  exemptions?: readonly string[],
];

/** A demand as a rule. */
export function demandRule(
  [quantity, label, limit, exemptions = []]: Demand,
  rest: Pick<RuleInput, 'id' | 'appliesTo' | 'source'> & Partial<Rule>,
): Rule {
  return rule({ label, quantity, comparison: 'is', limit, exemptions, ...rest });
}

/** The rules of a table that are in force on a day (ISO date). */
export function rulesInForce(rules: readonly Rule[], day: string): Rule[] {
  return rules.filter(({ from, until }) => (from === null || from <= day) && (until === null || day < until));
}
