import { existsSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { itemOf, readDataSet, readFiles, reasonOf } from '#tests/support/read-source.ts';
import { openTestDb } from '#tests/support/test-db.ts';

const { db } = await openTestDb();

const HEADER = [
  'code',
  'product_name',
  'brands',
  'quantity',
  'serving_size',
  'ingredients_text',
  'categories_tags',
  'labels_tags',
  'allergens',
  'traces_tags',
  'image_url',
  'unique_scans_n',
  'energy_100g',
  'salt_100g',
  'sodium_100g',
  'fat_100g',
].join('\t');
const row = (fields: Readonly<Record<string, string>>) =>
  HEADER.split('\t')
    .map((name) => fields[name] ?? '')
    .join('\t');
const tsv = (...rows: string[]) => ({ 'off.csv': [HEADER, ...rows].join('\n') });

const BAR = {
  code: '3017620422003',
  product_name: 'Oat "bar"',
  brands: 'Ivelle, Other',
  quantity: '6 x 40 g',
  serving_size: '1 bar (40 g)',
  ingredients_text: 'Oats, _milk_, honey',
  labels_tags: 'en:vegetarian,en:no-added-sugar,fr:point-vert',
  traces_tags: 'en:nuts',
  image_url: 'http://images.example/1.jpg',
  unique_scans_n: '99',
  energy_100g: '1674',
  salt_100g: '0.5',
  fat_100g: '9',
};

describe('the export', () => {
  test('without its columns is refused', async () => {
    await expect(readFiles({ 'off.tsv': 'code\tname\n1\tx\n' }, db, 'off')).rejects.toThrow(
      /lacks the column product_name/,
    );
  });

  test('rows that cannot be taken say why', async () => {
    const rows = await readFiles(
      tsv(row({ code: '12', product_name: 'x' }), 'a\tb', row({ code: BAR.code })),
      db,
    );
    expect(rows.map((each) => [each.line, reasonOf(each)])).toEqual([
      [2, 'A GTIN has 8, 12, 13 or 14 digits'],
      [3, 'The row has 2 columns, the header has 16'],
      [4, 'The row has only a GTIN'],
    ]);
  });

  test('leaves out a serving written with an exponent, with a warning', async () => {
    const [first] = await readFiles(tsv(row({ ...BAR, serving_size: '1e3 g' })), db);
    expect(itemOf(first).serving.size).toBeNull();
    expect(first?.warnings).toContain('a serving or weight written with an exponent was left out');
  });

  test('reads a product; quotes are text, and marks of allergens are none', async () => {
    const [first] = await readFiles(tsv(row(BAR)), db);
    expect(itemOf(first)).toMatchObject({
      gtin: '03017620422003',
      name: 'Oat "bar"',
      brand: 'Ivelle',
      ingredients: 'Oats, milk, honey',
      package_weight: { value: 240, unit: 'g' },
      serving: { size: { value: 40, unit: 'g' }, description: '1 bar (40 g)' },
      diet_types: ['no_added_sugar', 'vegetarian'],
      image_urls: { externalFileLink: ['http://images.example/1.jpg'], dam: [] },
      popularity: 0.4,
    });
    expect(itemOf(first).allergens).toEqual(
      expect.arrayContaining([
        { allergen: 'milk', containment: 'contains' },
        { allergen: 'tree_nuts', containment: 'may_contain' },
      ]),
    );
  });

  test('energy is in kilojoules and salt is not sodium: both are stated as they are', async () => {
    const [first] = await readFiles(tsv(row(BAR)), db);
    const { nutrients } = itemOf(first);
    expect(nutrients).toContainEqual({ nutrient: 'calories', value: 1674, unit: 'kJ', basis: '100g' });
    expect(nutrients).toContainEqual({ nutrient: 'total_fat', value: 9, unit: 'g', basis: '100g' });
    expect(nutrients.filter(({ nutrient }) => nutrient === 'sodium')).toHaveLength(1);
  });

  test('a blank amount is not stated, never 0, and blanks hide no allergen', async () => {
    const blank = { ...BAR, fat_100g: ' ', sodium_100g: '\u00a0', allergens: 'en:soybeans, en:eggs' };
    const [first] = await readFiles(tsv(row(blank)), db);
    const { nutrients, allergens } = itemOf(first);
    expect(nutrients.map(({ nutrient, value }) => [nutrient, value])).toEqual([
      ['calories', 1674],
      ['sodium', 0.5],
    ]);
    expect(allergens).toContainEqual({ allergen: 'eggs', containment: 'contains' });
  });

  test('a drink is per 100 ml', async () => {
    const [first] = await readFiles(tsv(row({ ...BAR, serving_size: '250 ml' })), db);
    expect(new Set(itemOf(first).nutrients.map(({ basis }) => basis))).toEqual(new Set(['100ml']));
  });

  test('is the same when gzipped', async () => {
    const plain = tsv(row(BAR));
    const zipped = { 'off.csv.gz': gzipSync(plain['off.csv']) };
    expect(await readFiles(zipped, db)).toEqual(await readFiles(plain, db));
  });
});

describe('the dump', () => {
  test('a blank amount is not stated, never 0', async () => {
    const product = {
      code: BAR.code,
      product_name: 'Bar',
      nutriments: { fat_100g: ' ', proteins_100g: '0' },
    };
    const [first] = await readFiles({ 'off.jsonl': JSON.stringify(product) }, db);
    expect(itemOf(first).nutrients).toEqual([{ nutrient: 'protein', value: 0, unit: 'g', basis: '100g' }]);
  });

  test.each([
    [
      'of the older layout',
      { nutriments: { fiber_100g: 0.5, fiber_modifier: '<', fat_100g: 2, fat_modifier: '~' } },
    ],
    [
      'of the newer layout',
      {
        nutrition: {
          aggregated_set: {
            per: '100g',
            nutrients: {
              fiber: { value: 0.5, unit: 'g', modifier: '<=' },
              fat: { value: 2, unit: 'g', modifier: '~' },
            },
          },
        },
      },
    ],
  ])('keeps that there is less than an amount %s', async (_, stated) => {
    const product = { code: BAR.code, product_name: 'Bar', ...stated };
    const [first] = await readFiles({ 'off.jsonl': JSON.stringify(product) }, db);
    expect(itemOf(first).nutrients).toEqual([
      { nutrient: 'total_fat', value: 2, unit: 'g', basis: '100g' },
      { nutrient: 'dietary_fiber', value: 0.5, unit: 'g', basis: '100g', less_than: true },
    ]);
  });

  test('a line that is no JSON is refused alone', async () => {
    const lines = [
      JSON.stringify({
        code: BAR.code,
        product_name: 'Bar',
        nutriments: { fat_100g: 9, 'energy-kcal_100g': 400 },
      }),
      '{"code": "30176',
      '[]',
    ];
    const rows = await readFiles({ 'off.jsonl': lines.join('\n') }, db);
    expect(itemOf(rows[0]).nutrients.length).toBeGreaterThan(0);
    expect(rows.slice(1).map(reasonOf)).toEqual([
      'The line is not a JSON object',
      'The line is not a JSON object',
    ]);
  });
});

const REAL = '../shared/data/off/off-official-2026-04-1000.tsv.gz';
if (existsSync(REAL)) {
  test('the official sample is read to its end, most of it taken', async () => {
    const rows = await readDataSet(REAL, db);
    const taken = rows.filter(({ result }) => 'item' in result);
    expect(rows).toHaveLength(1000);
    expect(taken.length).toBeGreaterThan(850);
  });
} else {
  process.stderr.write(`The official sample was not read: ${REAL} is not there.\n`);
}
