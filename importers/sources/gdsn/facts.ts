/** A trade item as a GDSN message or a 1WorldSync answer states it: texts as written, empty where not stated. */
export interface TradeItemFacts {
  readonly line: number;
  readonly gtin: string;
  readonly unitDescriptor: string;
  /** GPC codes, the brick always, coarser ones in answers of 1WorldSync. */
  readonly brick: string;
  readonly gpcClass: string;
  readonly gpcFamily: string;
  readonly brandName: string;
  readonly names: readonly LocalText[];
  readonly shortNames: readonly LocalText[];
  readonly functionalNames: readonly LocalText[];
  readonly additionalNames: readonly LocalText[];
  readonly marketing: readonly LocalText[];
  readonly netContents: readonly Measure[];
  readonly netContentTexts: readonly LocalText[];
  readonly nutrients: readonly NutrientHeader[];
  readonly servingsPerPackage: string;
  readonly allergens: readonly AllergenFact[];
  readonly diets: readonly { readonly code: string; readonly subcode: string }[];
  readonly claims: readonly ClaimFact[];
  /** Codes of what the package says it is free from, such as FREE_FROM_GLUTEN. */
  readonly freeFrom: readonly string[];
  readonly organicCodes: readonly string[];
  readonly ingredientStatements: readonly LocalText[];
  /** Single ingredients in their order, where there is no statement. */
  readonly ingredientNames: readonly LocalText[];
  readonly images: readonly ImageFact[];
  readonly contents: Contents;
}

export interface LocalText {
  readonly language: string;
  readonly text: string;
}

export interface Measure {
  readonly value: string;
  readonly unit: string;
}

/** Nutrients of the food in one state of preparation, for one amount of it. */
export interface NutrientHeader {
  readonly preparation: string;
  /** BY_MEASURE or BY_SERVING; empty in messages that leave it to the amounts. */
  readonly basisType: string;
  readonly basis: Measure | undefined;
  readonly servingSizes: readonly Measure[];
  readonly servingTexts: readonly LocalText[];
  readonly details: readonly { readonly code: string; readonly amounts: readonly Measure[] }[];
}

export interface AllergenFact {
  readonly code: string;
  readonly level: string;
}

export interface ClaimFact {
  readonly type: string;
  /** What the claim is about, in newer messages; older ones have both in `type`, such as HIGH_FIBRE. */
  readonly element: string;
}

export interface ImageFact {
  readonly url: string;
  readonly type: string;
  readonly format: string;
  readonly isPrimary: boolean;
}

/** What is inside, as stated in the trade item and by the nesting of the message. */
export interface Contents {
  readonly stated: readonly ContainedFact[];
  /** Of all that are stated, together. */
  readonly statedTotal: string;
  /** How many different ones there are. */
  readonly statedCount: string;
  readonly nested: readonly ContainedFact[];
}

export interface ContainedFact {
  readonly gtin: string;
  readonly quantity: string;
  readonly line: number;
}
