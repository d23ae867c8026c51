import { describe, expect, test } from 'vitest';
import { NO_ALLERGEN_CODE, unknownAllergen, unknownLevel } from './allergens.ts';
import { unknownDiet, unknownOrganic } from './claims.ts';
import { unknownBrick, unknownDescriptor, unknownUnit } from './map.ts';
import { catalogueItem, fileOf, itemsOf, message, rowsOf } from './message-fixture.ts';

const EACH = '09521234000013';

async function read(elements: string) {
  const [row] = await rowsOf(fileOf(message(catalogueItem(EACH, elements))));
  const [item] = row ? itemsOf([row]) : [];
  return { item, warnings: row?.warnings };
}

const allergen = (code: string, level: string) =>
  `<allergen><allergenTypeCode>${code}</allergenTypeCode><levelOfContainmentCode>${level}</levelOfContainmentCode></allergen>`;
const containments = async (...allergens: readonly string[]) =>
  (await read(allergens.join(''))).item?.allergens.map(
    ({ allergen, containment }) => `${allergen} ${containment}`,
  );

describe('what a code list does not have is left out and noted', () => {
  test.each([
    [
      'a packaging level',
      '<tradeItemUnitDescriptorCode>TUB</tradeItemUnitDescriptorCode>',
      unknownDescriptor('TUB'),
    ],
    ['a category', '<gpcCategoryCode>99999999</gpcCategoryCode>', unknownBrick('99999999')],
    ['a unit', '<netContent measurementUnitCode="MTR">2</netContent>', unknownUnit('MTR')],
    [
      'a diet',
      '<dietTypeInformation><dietTypeCode>LUNAR</dietTypeCode></dietTypeInformation>',
      unknownDiet('LUNAR'),
    ],
    ['being organic', '<organicTradeItemCode>9</organicTradeItemCode>', unknownOrganic('9')],
    ['an allergen', allergen('ZZ', 'CONTAINS'), unknownAllergen('ZZ')],
    ['a level of containment', allergen('AM', 'PERHAPS'), unknownLevel('PERHAPS')],
    ['an allergen that is not named', allergen('', 'CONTAINS'), NO_ALLERGEN_CODE],
  ])('%s', async (_, elements, warning) => {
    const { item, warnings } = await read(elements);
    expect(warnings).toEqual([warning]);
    expect(item).toMatchObject({
      product_type: null,
      brick_code: null,
      package_weight: null,
      diet_types: [],
      allergens: [],
    });
  });
});

describe('allergens', () => {
  test.each([
    [
      'Contains milk and soy. May contain traces of nuts.',
      'milk contains, soybeans contains, tree_nuts may_contain',
    ],
    ['Enthält Milch. Kann Spuren von Nüssen enthalten.', 'milk contains, tree_nuts may_contain'],
    ['Made in a facility that handles peanuts', 'peanuts may_contain'],
    ['For allergens, including cereals containing gluten, see ingredients in bold.', ''],
    ['Free from milk. Contains no eggs.', ''],
  ])('of a statement in words: %s', async (text, expected) => {
    const found = await containments(`<allergenStatement languageCode="en">${text}</allergenStatement>`);
    expect(found?.join(', ')).toBe(expected);
  });

  test('of a statement in words take nothing from what the codes say, and a warning in words outweighs "free"', async () => {
    const text = '<allergenStatement>May contain milk and eggs.</allergenStatement>';
    const found = await containments(allergen('AM', 'CONTAINS'), allergen('AE', 'FREE_FROM'), text);
    expect(found).toEqual(['milk contains', 'eggs may_contain']);
  });

  test('free of one member of a group say nothing of the group', async () => {
    const free = ['SA', 'ML', 'GS'].map((code) => allergen(code, 'FREE_FROM'));
    expect(await containments(...free)).toEqual([]);
    expect(await containments(allergen('AN', 'FREE_FROM'), allergen('SA', 'CONTAINS'))).toEqual([
      'tree_nuts contains',
    ]);
  });

  test('gluten never makes wheat, and spelt makes both', async () => {
    expect(await containments(allergen('AW', 'CONTAINS'))).toEqual(['gluten contains']);
    expect(await containments(allergen('GS', 'CONTAINS'))).toEqual(['wheat contains', 'gluten contains']);
  });

  test('shellfish may be either, and free of it is free of both', async () => {
    expect(await containments(allergen('UN', 'CONTAINS'))).toEqual([
      'crustaceans may_contain',
      'molluscs may_contain',
    ]);
    expect(await containments(allergen('UN', 'FREE_FROM'))).toEqual([
      'crustaceans free_from',
      'molluscs free_from',
    ]);
  });

  test('none declared, and levels that say nothing, are unknown', async () => {
    expect(await containments(allergen('X99', 'CONTAINS'), allergen('AM', 'UNDECLARED'))).toEqual([]);
  });
});

describe('claims', () => {
  const claim = (type: string, element = '') =>
    `<nutritionalClaimDetail><nutritionalClaimTypeCode>${type}</nutritionalClaimTypeCode>${element && `<nutritionalClaimNutrientElementCode>${element}</nutritionalClaimNutrientElementCode>`}</nutritionalClaimDetail>`;

  test.each([
    [claim('LOW', 'SODIUM'), ['low_sodium']],
    [claim('LOW_SALT'), ['low_sodium']],
    [claim('NO_ADDED', 'SUGARS'), ['no_added_sugar']],
    [claim('FREE_FROM', 'LACTOSE'), ['lactose_free']],
    [claim('HIGH', 'SODIUM'), []],
    [claim('LOW', 'FAT'), []],
    ['<packagingMarkedFreeFromCode>FREE_FROM_GLUTEN</packagingMarkedFreeFromCode>', ['gluten_free']],
    ['<organicTradeItemCode>2</organicTradeItemCode>', ['organic']],
    ['<organicTradeItemCode>3</organicTradeItemCode>', []],
    ['<isTradeItemOrganic>true</isTradeItemOrganic>', ['organic']],
  ])('%s', async (elements, diets) => {
    expect((await read(elements)).item?.diet_types).toEqual(diets);
  });
});
