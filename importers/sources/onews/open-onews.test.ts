import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DataFile } from '#importers/input/data-file.ts';
import { openDataSet } from '#importers/input/open-data-set.ts';
import type { Row } from '#importers/row.ts';
import { demoGtin } from '#tests/support/trade-items.ts';
import { NO_ALLERGEN_CODE } from '../gdsn/allergens.ts';
import { fileOf, itemsOf, rejectsOf } from '../gdsn/message-fixture.ts';
import { undescribed } from '../gdsn/to-rows.ts';
import { isOnewsHead, openOnews } from './open-onews.ts';

const [CASE, EACH] = [demoGtin(1), demoGtin(2)];

async function rowsOf(file: DataFile): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const batch of openOnews(file, () => true).rows(() => undefined)) rows.push(...batch);
  return rows;
}

const answer = (...results: readonly unknown[]) =>
  fileOf(
    JSON.stringify({ responseCode: 'S20019', results, totalNumOfResults: results.length }),
    'answer.json',
  );

const text = (value: string) => ({ values: [{ value, language: 'en' }] });
const item = (gtin: string, modules: object, more: object = {}) => ({
  item: {
    tradeItemUnitDescriptorCode: { value: 'CASE' },
    itemIdentificationInformation: {
      itemIdentifier: [{ itemId: gtin, itemIdType: { value: 'GTIN' }, isPrimary: 'TRUE' }],
    },
    tradeItemInformation: [modules],
    ...more,
  },
});

describe('an answer of 1WorldSync', () => {
  test('with a result that is no item, or a wrong GTIN, gives the others', async () => {
    const rows = await rowsOf(answer({ error: 'x' }, item('123', {}), item(CASE, {})));
    expect(rows.map(({ line }) => line)).toEqual([1, 2, 3]);
    expect(rejectsOf(rows)).toEqual([
      ['', 'The result has no readable item'],
      ['123', 'A GTIN has 8, 12, 13 or 14 digits'],
    ]);
    expect(itemsOf(rows)).toMatchObject([{ gtin: CASE, product_type: 'CASE' }]);
  });

  test('that nests without end gives the others', async () => {
    const deep = `${'{"}":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
    const results = `[{"item":${deep}},${JSON.stringify(item(CASE, {}))}]`;
    const rows = await rowsOf(fileOf(`{"results":${results}}`, 'answer.json'));
    expect(rejectsOf(rows)).toEqual([['', 'The result has no readable item']]);
    expect(itemsOf(rows)).toHaveLength(1);
  });

  test('never reads an allergen without its code as one that is absent or there', async () => {
    const allergen = [{ levelOfContainmentCode: { value: 'FREE_FROM' } }];
    const rows = await rowsOf(
      answer(item(CASE, { allergenInformationModule: { allergenRelatedInformation: [{ allergen }] } })),
    );
    expect(itemsOf(rows)[0]?.allergens).toEqual([]);
    expect(rows[0]?.warnings).toEqual([NO_ALLERGEN_CODE]);
  });

  test('gives what it states: names, category, amounts, nutrients, pictures, contents', async () => {
    const modules = {
      tradeItemDescriptionModule: {
        tradeItemDescriptionInformation: [
          { descriptionShort: text('Oat Bars'), brandNameInformation: { brandName: 'Hearth' } },
        ],
      },
      tradeItemMeasurementsModule: { tradeItemMeasurements: { netContent: [{ qual: 'GRM', value: '480' }] } },
      nutritionalInformationModule: {
        nutrientHeader: [
          {
            preparationStateCode: { value: 'UNPREPARED' },
            servingSize: [{ qual: 'GRM', value: '40' }],
            nutrientDetail: [
              { nutrientTypeCode: { value: 'NA' }, quantityContained: [{ qual: 'MGM', value: '110' }] },
            ],
          },
        ],
      },
    };
    const more = {
      productCategory: [
        {
          productCategoryScheme: { value: 'GPC' },
          productCategoryCodes: [
            { productCategoryComponent: { value: 'BRICK' }, productCategoryCode: { value: '10000156' } },
          ],
        },
      ],
      nextLowerLevelTradeItemInformation: {
        childTradeItem: [{ gtin: EACH, quantityOfNextLowerLevelTradeItem: '12' }],
      },
    };
    const rows = await rowsOf(answer(item(CASE, modules, more)));
    expect(itemsOf(rows)).toMatchObject([
      {
        name: 'Oat Bars',
        brand: 'Hearth',
        brick_code: '10000156',
        package_weight: { value: 480, unit: 'g' },
        serving: { size: { value: 40, unit: 'g' } },
        nutrients: [{ nutrient: 'sodium', value: 110, unit: 'MGM', basis: 'serving' }],
        contains: [{ gtin: EACH, quantity: 12 }],
      },
    ]);
    expect(rejectsOf(rows)).toEqual([[EACH, undescribed(CASE)]]);
  });

  test('is known by its first bytes', () => {
    expect(isOnewsHead(JSON.stringify(item(CASE, {})))).toBe(true);
    expect(isOnewsHead('{"code":"1","product_name":"x"}')).toBe(false);
  });
});

const REAL = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data', 'gdsn');

if (existsSync(REAL)) {
  test('a real answer gives its eight trade items', async () => {
    const name = '1worldsync-fulltextsearch-milk-2025-05.json';
    const rows = await rowsOf((await openDataSet(name, join(REAL, name))).files[0] ?? answer());
    expect(rejectsOf(rows)).toEqual([]);
    expect(itemsOf(rows).map(({ product_type }) => product_type)).toEqual([
      'CASE',
      'BASE_UNIT_OR_EACH',
      'CASE',
      'BASE_UNIT_OR_EACH',
      'BASE_UNIT_OR_EACH',
      'PACK_OR_INNER_PACK',
      'CASE',
      'BASE_UNIT_OR_EACH',
    ]);
    expect(itemsOf(rows)[5]).toMatchObject({ brand: 'NESTLE', package_weight: { value: 400, unit: 'g' } });
    expect(itemsOf(rows)[7]?.image_urls).toMatchObject({ externalFileLink: [], dam: { length: 12 } });
  });
}
