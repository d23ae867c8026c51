import { childOf, childrenOf, type Element, type ElementIndex, indexElement, textOf } from './element.ts';
import {
  type LocalText,
  type Measure,
  type Modules,
  nutrientHeaders,
  readContents,
  readFacts,
  readIngredients,
  type TradeItemFacts,
} from './facts.ts';
import { gtinOf, type ReadTradeItem } from './read-trade-items.ts';

/** GDSN 2.8's names for what 3.1 has under another. */
const OLD_NAMES: Readonly<Record<string, string>> = {
  tradeItemUnitDescriptorCode: 'tradeItemUnitDescriptor',
  gpcCategoryCode: 'classificationCategoryCode',
  nutritionalInformationModule: 'foodAndBeverageInformation',
  nutrientHeader: 'foodAndBeverageNutrientInformation',
  preparationStateCode: 'preparationState',
  servingSizeDescription: 'householdServingSize',
  nutrientDetail: 'foodAndBeverageNutrient',
  measurementPrecisionCode: 'measurementPrecision',
  foodAndBeverageIngredientModule: 'foodAndBeverageIngredientInformation',
  allergen: 'foodAndBeverageAllergen',
  levelOfContainmentCode: 'levelOfContainment',
  dietTypeInformation: 'foodAndBeverageDietTypeInformation',
  organicTradeItemCode: 'isTradeItemOrganic',
  referencedFileHeader: 'tradeItemExternalInformation',
  referencedFileTypeCode: 'typeOfInformation',
  quantityOfNextLowerLevelTradeItem: 'quantityofNextLowerLevelTradeItem',
};

type Select = (name: string) => readonly Element[];

/** 2.8 and 3.1 alike: the same facts under other names, attributes in one and elements in the other. */
function modulesOf(select: Select): Modules<Element> {
  const all = (name: string) => {
    const old = OLD_NAMES[name];
    return old === undefined ? select(name) : [...select(name), ...select(old)];
  };
  return {
    all,
    texts: (name) => all(name).flatMap(localTexts),
    measures: (name) => all(name).flatMap(measures),
    codes: (name) => all(name).map(codeOf).filter(Boolean),
    code: (name) => all(name).map(codeOf).find(Boolean) ?? '',
    in: (element) => modulesOf((name) => childrenOf(element, name)),
  };
}

const codeOf = ({ attributes, text }: Element) => attributes.iNFOODSCodeValue ?? text;

const modulesIn = (index: ElementIndex) => modulesOf((name) => index.get(name) ?? []);

/** Reads a trade item of a GDSN message. */
export function factsOf({ element, nested }: ReadTradeItem): TradeItemFacts {
  const modules = modulesIn(indexElement(element));
  const nutrition = firstModule(modules, 'nutritionalInformationModule', ['nutrientHeader']);
  const ingredients = firstModule(modules, 'foodAndBeverageIngredientModule', [
    'ingredientStatement',
    'ingredientName',
  ]);
  const placeOf = (child: Element) => ({ gtin: gtinOf(child), line: child.line });
  return {
    line: element.line,
    gtin: gtinOf(element),
    unitDescriptor: modules.code('tradeItemUnitDescriptorCode'),
    brick: modules.code('gpcCategoryCode'),
    gpcClass: '',
    gpcFamily: '',
    ...readFacts(modules),
    ...(nutrition && { nutrients: nutrientHeaders(nutrition) }),
    ...(ingredients && readIngredients(ingredients)),
    contents: { ...readContents(modules.in(element), placeOf), nested },
  };
}

/** Of several variants of production, the first that states any: amounts of two recipes are never mixed. */
function firstModule(
  modules: Modules<Element>,
  name: string,
  holds: readonly string[],
): Modules<Element> | undefined {
  const found = modules.all(name).map((module) => modulesIn(indexElement(module)));
  return found.find((module) => holds.some((each) => module.all(each).length > 0));
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
