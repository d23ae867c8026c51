import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openDataSet } from '#importers/input/open-data-set.ts';
import { unknownAllergen } from './allergens.ts';
import { OTHER_LANGUAGE } from './choose-text.ts';
import { BAD_CHILD } from './contents.ts';
import { UNSHOWN_IMAGE } from './images.ts';
import { catalogueItem, fileOf, itemsOf, message, rejectsOf, rowsOf } from './message-fixture.ts';
import { TAKEN_BACK } from './to-rows.ts';

const FIXTURE = join(import.meta.dirname, 'fixtures', 'pallet-3.1.xml');
const [PALLET, CASE, EACH] = ['19521234000034', '19521234000027', '09521234000013'];

describe('a GDSN 3.1 message', () => {
  test('gives the trade items of every level, contained ones first, with their quantities', async () => {
    const rows = await rowsOf(fileOf(await readFile(FIXTURE)));
    expect(rejectsOf(rows)).toEqual([]);
    expect(itemsOf(rows).map(({ gtin, product_type, contains }) => [gtin, product_type, contains])).toEqual([
      [EACH, 'BASE_UNIT_OR_EACH', []],
      [CASE, 'CASE', [{ gtin: EACH, quantity: 12 }]],
      [PALLET, 'PALLET', [{ gtin: CASE, quantity: 40 }]],
    ]);
  });

  test('gives all that it states of the each, whatever its prefixes are', async () => {
    const [row, ...others] = await rowsOf(fileOf(await readFile(FIXTURE)));
    expect(others).toHaveLength(2);
    expect(row && itemsOf([row])).toMatchObject([
      {
        name: 'Hearth Almond Granola 440 g',
        title: 'Almond Granola',
        brand: 'Hearth',
        brick_code: '10000156',
        ingredients: 'Rolled oats, almonds & honey',
        package_weight: { value: 440, unit: 'g' },
        serving: { size: { value: 55, unit: 'g' }, description: '1/2 cup', per_container: 8 },
        nutrients: [
          { nutrient: 'calories', value: 406, unit: 'E14', basis: '100g' },
          { nutrient: 'sodium', value: 0.25, unit: 'g salt', basis: '100g' },
          { nutrient: 'vitamin_d', value: 1.5, unit: 'MC', basis: '100g' },
        ],
        diet_types: ['low_sodium', 'vegetarian'],
        claims: { nutrition: ['Low sodium'] },
        image_urls: {
          externalFileLink: ['https://images.example/front.jpg', 'https://images.example/back.jpg'],
          dam: ['https://dam.example/im/1'],
        },
      },
    ]);
    expect(row && itemsOf([row])[0]?.allergens).toEqual([
      { allergen: 'milk', containment: 'free_from' },
      { allergen: 'tree_nuts', containment: 'contains' },
      { allergen: 'crustaceans', containment: 'may_contain' },
      { allergen: 'molluscs', containment: 'may_contain' },
    ]);
    expect(row?.warnings.toSorted()).toEqual([UNSHOWN_IMAGE, unknownAllergen('ZZ')].toSorted());
  });

  test('is read the same however its bytes are cut', async () => {
    const bytes = await readFile(FIXTURE);
    const whole = await rowsOf(fileOf(bytes));
    for (const piece of [1, 7, 1000]) expect(await rowsOf(fileOf(bytes, 'cut.xml', piece))).toEqual(whole);
  });

  test('in another language is taken as it is, and noted', async () => {
    const name = '<tradeItemDescription languageCode="fr">Galette</tradeItemDescription>';
    const rows = await rowsOf(fileOf(message(catalogueItem(EACH, name))));
    expect(itemsOf(rows)).toMatchObject([{ name: 'Galette' }]);
    expect(rows[0]?.warnings).toEqual([OTHER_LANGUAGE]);
  });

  test('that takes an item back does not import it', async () => {
    const rows = await rowsOf(fileOf(message(catalogueItem(EACH), 'DELETE')));
    expect(rejectsOf(rows)).toEqual([[EACH, TAKEN_BACK]]);
  });
});

describe('many messages', () => {
  test('are told apart in what is rejected', async () => {
    const rows = await rowsOf(
      fileOf(message(catalogueItem('123')), 'a.xml'),
      fileOf(message(catalogueItem(EACH)), 'b.xml'),
    );
    expect(rows.map(({ file }) => file)).toEqual(['a.xml', 'b.xml']);
    expect(rejectsOf(rows)).toEqual([['123', 'A GTIN has 8, 12, 13 or 14 digits']]);
  });

  test('are one data set; a broken one is reported and the others are read', async () => {
    const rows = await rowsOf(
      fileOf(message(catalogueItem(EACH)), 'a.xml'),
      fileOf(message(catalogueItem(CASE)).slice(0, -40), 'b.xml'),
      fileOf(message(catalogueItem(PALLET)), 'c.xml'),
    );
    expect(itemsOf(rows).map(({ gtin }) => gtin)).toEqual([EACH, CASE, PALLET]);
    expect(rejectsOf(rows)).toEqual([
      ['', expect.stringMatching(/^b\.xml is not well-formed XML .* at line \d+\.$/)],
    ]);
  });
});

const REAL = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'data', 'gdsn');

if (existsSync(REAL)) {
  describe('a real message', () => {
    const read = async (name: string) => rowsOf(...(await openDataSet(name, join(REAL, name))).files);

    test('of GDSN 2.8 gives case, pack and each with ten nutrients and nine allergens', async () => {
      const rows = await read('gdsn28-cin-nestle-case-pack-each.xml');
      expect(rejectsOf(rows)).toEqual([]);
      const [each, pack, box] = itemsOf(rows);
      expect([box?.contains, pack?.contains]).toEqual([
        [{ gtin: pack?.gtin, quantity: 10 }],
        [{ gtin: each?.gtin, quantity: 36 }],
      ]);
      expect(each?.nutrients).toHaveLength(10);
      expect(each?.serving).toMatchObject({ size: { value: 44, unit: 'g' }, description: '1 bar' });
      expect(each?.allergens).toContainEqual({ allergen: 'wheat', containment: 'may_contain' });
      expect(each?.allergens).toContainEqual({ allergen: 'fish', containment: 'free_from' });
      expect(each?.image_urls.externalFileLink).toHaveLength(7);
    });

    test('of GDSN 3.1 with a wrong check digit gives the rest, with the quantities that add up', async () => {
      const rows = await read('gdsn31-cin-small-case-each.xml');
      expect(rejectsOf(rows)).toEqual([
        ['00018627703390', 'The check digit of the GTIN is wrong'],
        [
          '00018627703389',
          '10036016500279 states that it contains 14 of it, and nests 8: 14 was taken, which adds up to the total that it states',
        ],
      ]);
      expect(itemsOf(rows).at(-1)?.contains).toEqual([{ gtin: '00018627703389', quantity: 14 }]);
      expect(rows.at(-2)?.warnings).toContain(BAD_CHILD);
    });

    test('of GDSN 3.1 with every module is read, the amounts of the first variant alone', async () => {
      const rows = await read('gdsn31-cin-case-each-all-modules.xml.gz');
      expect(rejectsOf(rows)).toEqual([]);
      expect(itemsOf(rows).at(-1)).toMatchObject({
        contains: [{ quantity: 42 }],
        nutrients: [
          { nutrient: 'calories', value: 2.2, basis: 'serving' },
          { nutrient: 'sodium', value: 0 },
        ],
      });
    });
  });
}
