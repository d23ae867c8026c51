import { isRecord, textAt } from '#importers/normalise/json-fields.ts';
import type { Contents, LocalText, Measure, NutrientHeader, TradeItemFacts } from '../gdsn/facts.ts';

type Json = Record<string, unknown>;

/**
 * Reads an item of a 1WorldSync search answer: GDSN's modules as JSON, codes as `{value}`, amounts as `{value, qual}`,
 * texts as `{values: [{value, language}]}`, one or many of anything with or without a list.
 */
export function factsOfItem(item: Json, line: number): TradeItemFacts {
  const all = (...names: readonly string[]) =>
    names.flatMap((name) => findAll(item.tradeItemInformation, name));
  const texts = (name: string) => all(name).flatMap(localTexts);
  return {
    line,
    gtin: gtinOf(item),
    unitDescriptor: code(item.tradeItemUnitDescriptorCode),
    ...categoryCodes(item),
    brandName: all('brandName').map(code).find(isSaid) ?? '',
    names: texts('tradeItemDescription'),
    shortNames: texts('descriptionShort'),
    functionalNames: texts('functionalName'),
    additionalNames: texts('additionalTradeItemDescription'),
    marketing: texts('tradeItemMarketingMessage'),
    netContents: [...all('netContent').flatMap(measures), ...all('netWeight').flatMap(measures)],
    netContentTexts: texts('netContentStatement'),
    nutrients: all('nutrientHeader').flatMap(listOf).map(nutrientHeader),
    servingsPerPackage: all('numberOfServingsPerPackage').map(code).find(isSaid) ?? '',
    allergens: all('allergen')
      .flatMap(listOf)
      .map((allergen) => ({
        code: code(allergen.allergenTypeCode),
        level: code(allergen.levelOfContainmentCode),
      })),
    diets: all('dietTypeInformation')
      .flatMap(listOf)
      .map((diet) => ({
        code: code(diet.dietTypeCode),
        subcode: code(diet.dietTypeSubcode),
      })),
    claims: all('nutritionalClaimDetail')
      .flatMap(listOf)
      .map((claim) => ({
        type: code(claim.nutritionalClaimTypeCode),
        element: code(claim.nutritionalClaimNutrientElementCode),
      })),
    freeFrom: all('packagingMarkedFreeFromCode').flatMap(codes),
    organicCodes: all('organicTradeItemCode').flatMap(codes),
    ingredientStatements: all('ingredientStatement').flatMap(localTexts),
    ingredientNames: all('ingredientName').flatMap(localTexts),
    images: all('referencedFileHeader')
      .flatMap(listOf)
      .map((file) => ({
        url: code(file.uniformResourceIdentifier),
        type: code(file.referencedFileTypeCode),
        format: code(file.fileFormatName),
        isPrimary: code(file.isPrimaryFile).toLowerCase() === 'true',
      })),
    contents: { ...contents(item, line), nested: [] },
  };
}

function gtinOf(item: Json): string {
  const identification = isRecord(item.itemIdentificationInformation)
    ? item.itemIdentificationInformation
    : {};
  const identifiers = listOf(identification.itemIdentifier);
  const gtins = identifiers.filter((each) => /^GTIN/i.test(code(each.itemIdType)));
  const primary = gtins.find((each) => code(each.isPrimary).toLowerCase() === 'true');
  return textAt(primary ?? gtins[0] ?? {}, 'itemId');
}

function categoryCodes(item: Json): Pick<TradeItemFacts, 'brick' | 'gpcClass' | 'gpcFamily'> {
  const gpc = listOf(item.productCategory).find((scheme) => code(scheme.productCategoryScheme) === 'GPC');
  const byLevel = new Map(
    listOf(gpc?.productCategoryCodes).map((each) => [
      code(each.productCategoryComponent),
      code(each.productCategoryCode),
    ]),
  );
  return {
    brick: byLevel.get('BRICK') ?? '',
    gpcClass: byLevel.get('CLASS') ?? '',
    gpcFamily: byLevel.get('FAMILY') ?? '',
  };
}

function nutrientHeader(header: Json): NutrientHeader {
  return {
    preparation: code(header.preparationStateCode),
    basisType: code(header.nutrientBasisQuantityTypeCode),
    basis: measures(header.nutrientBasisQuantity)[0],
    servingSizes: measures(header.servingSize),
    servingTexts: localTexts(header.servingSizeDescription),
    details: listOf(header.nutrientDetail).map((detail) => ({
      code: code(detail.nutrientTypeCode),
      amounts: measures(detail.quantityContained),
    })),
  };
}

function contents(item: Json, line: number): Omit<Contents, 'nested'> {
  const [next = {}] = listOf(item.nextLowerLevelTradeItemInformation);
  const stated = listOf(next.childTradeItem).map((child) => ({
    gtin: textAt(child, 'gtin') || gtinOf(child) || textAt(child, 'itemId'),
    quantity: code(child.quantityOfNextLowerLevelTradeItem),
    line,
  }));
  return {
    stated,
    statedTotal: code(next.totalQuantityOfNextLowerLevelTradeItem),
    statedCount: code(next.quantityOfChildren),
  };
}

/** Everything so named below a value, not looked for inside what was found. The nesting of modules differs by answer. */
function findAll(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => findAll(each, name));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, below]) => (key === name ? [below] : findAll(below, name)));
}

function listOf(value: unknown): Json[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}

const isSaid = (text: string) => text !== '';

/** A code or a number, plain or as `{value}`. */
function code(value: unknown): string {
  const inner = isRecord(value) ? value.value : Array.isArray(value) ? value[0] : value;
  if (isRecord(inner)) return code(inner);
  return typeof inner === 'string'
    ? inner
    : typeof inner === 'number' || typeof inner === 'boolean'
      ? String(inner)
      : '';
}

const codes = (value: unknown) => (Array.isArray(value) ? value : [value]).map(code).filter(isSaid);

function measures(value: unknown): Measure[] {
  return listOf(value).flatMap((each) =>
    Array.isArray(each.values)
      ? measures(each.values)
      : textAt(each, 'value') === ''
        ? []
        : [{ value: textAt(each, 'value'), unit: code(each.qual) }],
  );
}

function localTexts(value: unknown): LocalText[] {
  if (typeof value === 'string') return value === '' ? [] : [{ language: '', text: value }];
  return listOf(value).flatMap((each) => {
    if (each.values !== undefined) return localTexts(each.values);
    if (each.statement !== undefined) return localTexts(each.statement);
    const text = textAt(each, 'value');
    return text === '' ? [] : [{ language: textAt(each, 'language'), text }];
  });
}
