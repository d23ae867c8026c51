import { childOf, childrenOf, type Element, type ElementIndex, indexElement, textOf } from './element.ts';
import type { Contents, ImageFact, LocalText, Measure, NutrientHeader, TradeItemFacts } from './facts.ts';
import { gtinOf, type ReadTradeItem } from './read-trade-items.ts';

/** Reads GDSN 2.8 and 3.1 alike: the same facts under other names, attributes in one and elements in the other. */
export function factsOf({ element, nested }: ReadTradeItem): TradeItemFacts {
  const index = indexElement(element);
  const all = (...names: readonly string[]) => names.flatMap((name) => index.get(name) ?? []);
  const texts = (name: string) => all(name).flatMap(localTexts);
  const firstText = (...names: readonly string[]) => all(...names)[0]?.text ?? '';
  return {
    line: element.line,
    gtin: gtinOf(element),
    unitDescriptor: firstText('tradeItemUnitDescriptorCode', 'tradeItemUnitDescriptor'),
    brick: firstText('gpcCategoryCode') || leafText(all('classificationCategoryCode')),
    gpcClass: '',
    gpcFamily: '',
    brandName: firstText('brandName'),
    names: texts('tradeItemDescription'),
    shortNames: texts('descriptionShort'),
    functionalNames: texts('functionalName'),
    additionalNames: texts('additionalTradeItemDescription'),
    marketing: texts('tradeItemMarketingMessage'),
    netContents: [...all('netContent').flatMap(measures), ...all('netWeight').flatMap(measures)],
    netContentTexts: texts('netContentStatement'),
    nutrients: nutrientHeaders(index),
    servingsPerPackage: firstText('numberOfServingsPerPackage'),
    allergens: all('allergen', 'foodAndBeverageAllergen').map((allergen) => ({
      code: textOf(allergen, 'allergenTypeCode'),
      level: textOf(allergen, 'levelOfContainmentCode') || textOf(allergen, 'levelOfContainment'),
    })),
    diets: all('dietTypeInformation', 'foodAndBeverageDietTypeInformation').map((diet) => ({
      code: textOf(diet, 'dietTypeCode'),
      subcode: textOf(diet, 'dietTypeSubcode'),
    })),
    claims: all('nutritionalClaimDetail').map((claim) => ({
      type: textOf(claim, 'nutritionalClaimTypeCode'),
      element: textOf(claim, 'nutritionalClaimNutrientElementCode'),
    })),
    freeFrom: all('packagingMarkedFreeFromCode').map(({ text }) => text),
    organicCodes: all('organicTradeItemCode', 'isTradeItemOrganic').map(({ text }) => text),
    ...ingredients(index),
    images: images(index),
    contents: contents(element, nested),
  };
}

/** 2.8 calls the element that holds the code, the name and the definition as it calls the code. */
function leafText(elements: readonly Element[]): string {
  return elements.find(({ children }) => children.length === 0)?.text ?? '';
}

/** `<x languageCode="en">text</x>`, or 2.8's `<x><description><language>…</language><text>…</text></description></x>`. */
function localTexts(element: Element): LocalText[] {
  if (element.children.length === 0) {
    return element.text === ''
      ? []
      : [{ language: element.attributes.languageCode ?? '', text: element.text }];
  }
  const holders = childrenOf(element, 'description');
  return (holders.length > 0 ? holders : [element]).flatMap((holder) => {
    const text = textOf(holder, 'text') || textOf(holder, 'shortText') || textOf(holder, 'longText');
    return text === '' ? [] : [{ language: textOf(childOf(holder, 'language'), 'languageISOCode'), text }];
  });
}

/** `<x measurementUnitCode="GRM">5</x>`, or 2.8's `<x><measurementValue unitOfMeasure="GR"><value>5</value>…`. */
function measures(element: Element): Measure[] {
  const values = childrenOf(element, 'measurementValue');
  if (values.length === 0) {
    const unit = element.attributes.measurementUnitCode ?? '';
    return element.text === '' ? [] : [{ value: element.text, unit }];
  }
  return values.map((value) => ({
    value: textOf(value, 'value'),
    unit: value.attributes.unitOfMeasure ?? value.attributes.measurementUnitCode ?? '',
  }));
}

/** Of several variants of production, the first that states any: amounts of two recipes are never mixed. */
function firstModule(
  index: ElementIndex,
  names: readonly string[],
  holds: readonly string[],
): ElementIndex | undefined {
  const modules = names.flatMap((name) => index.get(name) ?? []).map(indexElement);
  return modules.find((module) => holds.some((name) => module.has(name)));
}

const NUTRIENT_HEADERS = ['nutrientHeader', 'foodAndBeverageNutrientInformation'];
const NUTRITION_MODULES = ['nutritionalInformationModule', 'foodAndBeverageInformation'];

function nutrientHeaders(index: ElementIndex): NutrientHeader[] {
  const module = firstModule(index, NUTRITION_MODULES, NUTRIENT_HEADERS) ?? index;
  return NUTRIENT_HEADERS.flatMap((name) => module.get(name) ?? []).map((header) => ({
    preparation: textOf(header, 'preparationStateCode') || textOf(header, 'preparationState'),
    basisType: textOf(header, 'nutrientBasisQuantityTypeCode'),
    basis: childrenOf(header, 'nutrientBasisQuantity').flatMap(measures)[0],
    servingSizes: childrenOf(header, 'servingSize').flatMap(measures),
    servingTexts: [
      ...childrenOf(header, 'servingSizeDescription').flatMap(localTexts),
      ...childrenOf(header, 'householdServingSize').flatMap(localTexts),
    ],
    details: [...childrenOf(header, 'nutrientDetail'), ...childrenOf(header, 'foodAndBeverageNutrient')].map(
      (detail) => ({
        code: nutrientCode(childOf(detail, 'nutrientTypeCode')),
        amounts: childrenOf(detail, 'quantityContained').flatMap(measures),
      }),
    ),
  }));
}

function nutrientCode(element: Element | undefined): string {
  return element?.attributes.iNFOODSCodeValue ?? element?.text ?? '';
}

const INGREDIENT_MODULES = ['foodAndBeverageIngredientModule', 'foodAndBeverageIngredientInformation'];

function ingredients(index: ElementIndex): Pick<TradeItemFacts, 'ingredientStatements' | 'ingredientNames'> {
  const module = firstModule(index, INGREDIENT_MODULES, ['ingredientStatement', 'ingredientName']) ?? index;
  return {
    ingredientStatements: (module.get('ingredientStatement') ?? []).flatMap(localTexts),
    ingredientNames: (module.get('ingredientName') ?? []).flatMap(localTexts),
  };
}

function images(index: ElementIndex): ImageFact[] {
  const files = [
    ...(index.get('referencedFileHeader') ?? []),
    ...(index.get('tradeItemExternalInformation') ?? []),
  ];
  return files.map((file) => ({
    url: textOf(file, 'uniformResourceIdentifier'),
    type: textOf(file, 'referencedFileTypeCode') || textOf(file, 'typeOfInformation'),
    format: textOf(file, 'fileFormatName'),
    isPrimary: textOf(file, 'isPrimaryFile').toLowerCase() === 'true',
  }));
}

function contents(tradeItem: Element, nested: Contents['nested']): Contents {
  const next = childOf(tradeItem, 'nextLowerLevelTradeItemInformation');
  const stated = (next ? childrenOf(next, 'childTradeItem') : []).map((child) => ({
    gtin: gtinOf(child),
    quantity:
      textOf(child, 'quantityOfNextLowerLevelTradeItem') ||
      textOf(child, 'quantityofNextLowerLevelTradeItem'),
    line: child.line,
  }));
  return {
    stated,
    statedTotal: textOf(next, 'totalQuantityOfNextLowerLevelTradeItem'),
    statedCount: textOf(next, 'quantityOfChildren'),
    nested,
  };
}
