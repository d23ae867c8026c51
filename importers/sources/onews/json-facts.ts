import { isRecord, textAt } from '#importers/normalise/json-fields.ts';
import {
  type LocalText,
  type Measure,
  type Modules,
  readContents,
  readFacts,
  type TradeItemFacts,
} from '../gdsn/facts.ts';

type Json = Record<string, unknown>;

/**
 * Reads an item of a 1WorldSync search answer: GDSN's modules as JSON, codes as `{value}`, amounts as `{value, qual}`,
 * texts as `{values: [{value, language}]}`, one or many of anything with or without a list.
 */
export function factsOfItem(item: Json, line: number): TradeItemFacts {
  const placeOf = (child: Json) => ({
    gtin: textAt(child, 'gtin') || gtinOf(child) || textAt(child, 'itemId'),
    line,
  });
  const modules = modulesOf((name) => findAll(item.tradeItemInformation, name));
  return {
    line,
    gtin: gtinOf(item),
    unitDescriptor: code(item.tradeItemUnitDescriptorCode),
    ...categoryCodes(item),
    ...readFacts(modules),
    contents: { ...readContents(modules.in(item), placeOf), nested: [] },
  };
}

function modulesOf(select: (name: string) => readonly unknown[]): Modules<Json> {
  return {
    all: (name) => select(name).flatMap(listOf),
    texts: (name) => select(name).flatMap(localTexts),
    measures: (name) => select(name).flatMap(measures),
    codes: (name) => select(name).flatMap(codes),
    code: (name) => select(name).flatMap(codes)[0] ?? '',
    in: (element) => modulesOf((name) => [element[name]]),
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

/** Everything so named below a value, not looked for inside what was found. The nesting of modules differs by answer. */
function findAll(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value.flatMap((each) => findAll(each, name));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, below]) => (key === name ? [below] : findAll(below, name)));
}

function listOf(value: unknown): Json[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}

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

const codes = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).map(code).filter((text) => text !== '');

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
