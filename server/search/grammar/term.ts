import type { Allergen } from '#contract/allergens.ts';
import type { Guideline } from '#contract/guideline.ts';
import type { FigureBasis } from '#contract/nutrient-sort.ts';
import type { NutrientLabel } from '#contract/nutrition.ts';
import type { DietType, NovaLabel } from '#contract/product.ts';

/** A search term, split into words to look for and conditions on facts. */
export interface ReadTerm {
  /** The rest as words, in typed order; quotes and `-word` stay as typed. */
  readonly words: string;
  /** In typed order. They do not overlap, except that several may share one text: "nut free" is two. */
  readonly conditions: readonly TermCondition[];
}

/** A part of the term that states a condition. */
export type TermCondition = TermPart & Condition;

export interface TermPart {
  /** As typed: `term.slice(start, end)`. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** What must hold, in words and as a filter: the label claims no more than the filter does. */
export type Condition = {
  /** "Sodium up to 140 mg". */
  readonly label: string;
  /** Where the filter comes from, in small print: "“low”, FDA, a serving". */
  readonly reason: string | null;
} & (NutrientCondition | PriceCondition | OtherCondition);

/** Bounds are included, in the nutrient's unit. A product of which the figure is not known does not meet it. */
export interface NutrientCondition {
  readonly kind: 'nutrient';
  readonly nutrient: NutrientLabel;
  readonly basis: FigureBasis;
  readonly min: number | null;
  readonly max: number | null;
}

/** Bounds are included. */
export interface PriceCondition {
  readonly kind: 'price';
  readonly minCents: number | null;
  readonly maxCents: number | null;
}

export type OtherCondition =
  | { readonly kind: 'diet'; readonly diet: DietType }
  /** Leave it out, and what may contain it: never a search for a claim. */
  | { readonly kind: 'allergen'; readonly allergen: Allergen }
  /** It must pass. */
  | { readonly kind: 'guideline'; readonly guideline: Guideline }
  | { readonly kind: 'nova'; readonly nova: NovaLabel }
  | { readonly kind: 'brand'; readonly brand: string }
  /** No name and no ingredient may have it. In lower case, letters only. */
  | { readonly kind: 'word'; readonly word: string };
