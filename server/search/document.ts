import type { AnyStandardKey } from '#contract/all-standards.ts';
import type { Allergen, AllergenState } from '#contract/allergens.ts';
import type { EditionOf, StandardEdition } from '#contract/editions.ts';
import type { Guideline, Verdict } from '#contract/guideline.ts';
import type { LawAnswer, ListGap, Substance } from '#contract/ingredient-laws.ts';
import type { NutrientLabel } from '#contract/nutrition.ts';
import type { DietType, NovaLabel } from '#contract/product.ts';
import type { StandardAnswer, StandardKey, Want } from '#contract/standards.ts';

/** A listed product as search sees it: made from a product row by `server/catalogue`, indexed by an engine. */
export interface SearchDocument {
  /** 14 digits. */
  readonly gtin: string;
  /** The displayed name: normalised name, else name, else title; empty where there is none. */
  readonly name: string;
  readonly brand: string | null;
  readonly ingredients: string | null;
  /** Title of the category; null where it has none. */
  readonly category: string | null;
  /** What kind of food it is, as its GPC brick or class says; null where it has none. Counts as in the name. */
  readonly kind: string | null;
  readonly verdicts: Readonly<Record<Guideline, Verdict>>;
  readonly novaLabel: NovaLabel | null;
  readonly diets: readonly DietType[];
  /** Known states; a missing allergen is unknown. */
  readonly allergens: Readonly<Partial<Record<Allergen, AllergenState>>>;
  /** Answers of further standards, and of older versions of any; a missing standard is unknown, a missing older edition answers as the newest. */
  readonly standards: Readonly<Partial<Record<StandardEdition, StandardAnswer>>>;
  /** Of standards whose newest version leaves it unknown, what the label lacks. */
  readonly wants: Readonly<Partial<Record<AnyStandardKey, readonly Want[]>>>;
  /** Substances of ingredient laws that the label names. */
  readonly namedSubstances: readonly Substance[];
  /** Those that may be in it without being named. */
  readonly openSubstances: readonly Substance[];
  /** Why any substance may be in it that is not named; null where the list is whole. */
  readonly listGap: ListGap | 'not_kept' | null;
  /** Null where no price is on file. */
  readonly priceCents: number | null;
  /** Known nutrients in their standard units: in a serving, and in 100 g or mL. */
  readonly perServing: NutrientFigures;
  readonly per100: NutrientFigures;
  /** 0 to 1. */
  readonly popularity: number;
  /** The product as JSON, UTF-8: exactly as the API returns it. */
  readonly body: Uint8Array;
}

export type NutrientFigures = Readonly<Partial<Record<NutrientLabel, number>>>;

/** A product's place in the order of reading. */
export interface ReadingPlace {
  readonly popularity: number;
  readonly gtin: string;
}

/** One change of the catalogue. */
export type CatalogueChange =
  | { readonly sequence: number; readonly kind: 'upsert'; readonly document: SearchDocument }
  | { readonly sequence: number; readonly kind: 'delete'; readonly gtin: string };

/** What a standard says of a product by an edition. */
export function answerIn(
  standards: SearchDocument['standards'],
  standard: StandardKey,
  edition: EditionOf<StandardKey>,
): StandardAnswer {
  return standards[edition] ?? standards[standard] ?? 'unknown';
}

/** A guideline's verdict by an edition. */
export function verdictIn(
  { verdicts, standards }: Pick<SearchDocument, 'verdicts' | 'standards'>,
  guideline: Guideline,
  edition: EditionOf<Guideline>,
): Verdict {
  // Of a guideline no other answers are kept.
  return (standards[edition] as Verdict | undefined) ?? verdicts[guideline];
}

/** The substances that the ingredient laws of some places forbid on a day, and that those to come forbid after it. */
export interface Forbidden {
  readonly now: readonly Substance[];
  readonly later: readonly Substance[];
}

/** What these laws say of a product: every product has one answer. */
export function lawAnswerIn(
  { namedSubstances, openSubstances }: Pick<SearchDocument, 'namedSubstances' | 'openSubstances'>,
  { now, later }: Forbidden,
): LawAnswer {
  if (now.some((substance) => namedSubstances.includes(substance))) return 'named';
  if (now.some((substance) => openSubstances.includes(substance))) return 'unknown';
  if (later.some((substance) => namedSubstances.includes(substance))) return 'named_later';
  return later.some((substance) => openSubstances.includes(substance)) ? 'unknown_later' : 'not_named';
}
