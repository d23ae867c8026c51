import type { NestedLink } from './read-trade-items.ts';
/** A text with the code of its language; empty where it is not stated. */
export interface LocalText {
  readonly language: string;
  readonly text: string;
}

export interface Measure {
  readonly value: string;
  readonly unit: string;
}

/** What stands at some place of a trade item, by the names of GDSN 3.1: below the whole item, or directly in an element. */
export interface Modules<E> {
  /** Elements that hold others. */
  all(name: string): readonly E[];
  texts(name: string): readonly LocalText[];
  measures(name: string): readonly Measure[];
  /** Codes and numbers as written, those that are not empty. */
  codes(name: string): readonly string[];
  /** The first of them; empty where there is none. */
  code(name: string): string;
  in(element: E): Modules<E>;
}

/** A trade item as a GDSN message or a 1WorldSync answer states it: texts as written, empty where not stated. */
export type TradeItemFacts = ReturnType<typeof readFacts> & {
  readonly line: number;
  readonly gtin: string;
  readonly unitDescriptor: string;
  /** GPC codes, the brick always, coarser ones in answers of 1WorldSync. */
  readonly brick: string;
  readonly gpcClass: string;
  readonly gpcFamily: string;
  readonly contents: Contents;
};
export type NutrientHeader = TradeItemFacts['nutrients'][number];
export type AllergenFact = TradeItemFacts['allergens'][number];
export type ClaimFact = TradeItemFacts['claims'][number];
export type ImageFact = TradeItemFacts['images'][number];

/** What the two layouts, XML and 1WorldSync's JSON, name alike. */
export function readFacts<E>(modules: Modules<E>) {
  const { all, texts, measures, codes, code } = modules;
  const each = <Field extends string>(name: string, fields: Readonly<Record<Field, string>>) => {
    const names = Object.entries(fields) as [Field, string][];
    return all(name).map((element) => {
      const within = modules.in(element);
      const found = {} as Record<Field, string>;
      for (const [field, of] of names) found[field] = within.code(of);
      return found;
    });
  };
  return {
    brandName: code('brandName'),
    names: texts('tradeItemDescription'),
    shortNames: texts('descriptionShort'),
    functionalNames: texts('functionalName'),
    additionalNames: texts('additionalTradeItemDescription'),
    marketing: texts('tradeItemMarketingMessage'),
    netContents: [...measures('netContent'), ...measures('netWeight')],
    netContentTexts: texts('netContentStatement'),
    nutrients: nutrientHeaders(modules),
    servingsPerPackage: code('numberOfServingsPerPackage'),
    allergens: each('allergen', { code: 'allergenTypeCode', level: 'levelOfContainmentCode' }),
    /** In words, in any language: "May contain traces of nuts." */
    allergenTexts: texts('allergenStatement'),
    diets: each('dietTypeInformation', { code: 'dietTypeCode', subcode: 'dietTypeSubcode' }),
    /** What a claim is about is an element of its own in newer messages; older ones have both in `type`: HIGH_FIBRE. */
    claims: each('nutritionalClaimDetail', {
      type: 'nutritionalClaimTypeCode',
      element: 'nutritionalClaimNutrientElementCode',
    }),
    /** Of what the package says it is free from, such as FREE_FROM_GLUTEN. */
    freeFrom: codes('packagingMarkedFreeFromCode'),
    organicCodes: codes('organicTradeItemCode'),
    ...readIngredients(modules),
    images: each('referencedFileHeader', {
      url: 'uniformResourceIdentifier',
      type: 'referencedFileTypeCode',
      format: 'fileFormatName',
      isPrimary: 'isPrimaryFile',
    }),
  };
}

/** Nutrients of the food in one state of preparation, for one amount of it. */
export function nutrientHeaders<E>(modules: Modules<E>) {
  return modules.all('nutrientHeader').map((element) => {
    const header = modules.in(element);
    return {
      preparation: header.code('preparationStateCode'),
      /** BY_MEASURE or BY_SERVING; empty in messages that leave it to the amounts. */
      basisType: header.code('nutrientBasisQuantityTypeCode'),
      basis: header.measures('nutrientBasisQuantity')[0],
      servingSizes: header.measures('servingSize'),
      servingTexts: header.texts('servingSizeDescription'),
      details: header.all('nutrientDetail').map((each) => {
        const detail = header.in(each);
        return {
          code: detail.code('nutrientTypeCode'),
          /** APPROXIMATELY, EXACT, LESS_THAN … */
          precision: detail.code('measurementPrecisionCode'),
          amounts: detail.measures('quantityContained'),
        };
      }),
    };
  });
}

export const readIngredients = <E>({ texts }: Modules<E>) => ({
  ingredientStatements: texts('ingredientStatement'),
  /** Single ingredients in their order, where there is no statement. */
  ingredientNames: texts('ingredientName'),
});

/** What the trade item states of its contents; `placeOf` gives a child's GTIN and line. */
export function readContents<E>(
  item: Modules<E>,
  placeOf: (child: E) => { readonly gtin: string; readonly line: number },
): Omit<Contents, 'nested'> {
  const [next] = item.all('nextLowerLevelTradeItemInformation');
  if (next === undefined) return { stated: [], statedTotal: '', statedCount: '' };
  const stated = item.in(next);
  return {
    stated: stated.all('childTradeItem').map((child) => ({
      ...placeOf(child),
      quantity: stated.in(child).code('quantityOfNextLowerLevelTradeItem'),
    })),
    statedTotal: stated.code('totalQuantityOfNextLowerLevelTradeItem'),
    statedCount: stated.code('quantityOfChildren'),
  };
}

/** What is inside, as stated in the trade item and by the nesting of the message. */
export interface Contents {
  readonly stated: readonly NestedLink[];
  /** Of all that are stated, together. */
  readonly statedTotal: string;
  /** How many different ones there are. */
  readonly statedCount: string;
  readonly nested: readonly NestedLink[];
}
