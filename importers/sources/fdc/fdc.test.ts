import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { itemOf, readFiles, reasonOf } from '#tests/support/read-source.ts';
import { openTestDb } from '#tests/support/test-db.ts';

const { db } = await openTestDb();

const BRANDED_HEADER =
  'fdc_id,brand_owner,brand_name,gtin_upc,ingredients,serving_size,serving_size_unit,household_serving_fulltext,branded_food_category,package_weight,modified_date,available_date';
const CSV = {
  'branded_food.csv': [
    BRANDED_HEADER,
    '1,Owner Inc.,OASIS,036000291452,"DATES, ""MEDJOOL"". CONTAINS: TREE NUTS.",40.0,g,5 ONZ DATES,Cheese,12 oz/340 g,2020-01-01,2021-01-01',
    '2,Owner Inc.,,096385074,,,,,Nothing known,,2019-01-01,2019-01-01',
    '3,Owner Inc.,OASIS,036000291452,OLD,30,g,,Cheese,,2018-01-01,2018-01-01',
    '4,,,4006381333931,,240,ml,1 CUP,,1 L,2020-01-01,2020-01-01',
    '5,,,4006381333924,,10,MG,,,,2020-01-01,2020-01-01',
  ].join('\n'),
  'food.csv': 'fdc_id,description\n1,CALIFORNIA WHOLE PITTED DATES\n4,Juice\n',
  'food_nutrient.csv': [
    'fdc_id,nutrient_id,amount',
    '1,1008,282',
    '1,1093,0.002',
    '1,1003,-1',
    '4,1008,45',
    '4,1093, ',
    '999,1008,1',
  ].join('\n'),
  'nutrient.csv': 'id,unit_name\n1008,KCAL\n1093,G\n1003,G\n',
};

describe('the CSV download', () => {
  test('without one of its files is refused by the name of what is missing', async () => {
    const { 'food_nutrient.csv': _, ...rest } = CSV;
    await expect(readFiles(rest, db, 'fdc')).rejects.toThrow(/lacks food_nutrient\.csv/);
    const lame = { ...CSV, 'food.csv': 'fdc_id\n1\n' };
    await expect(readFiles(lame, db, 'fdc')).rejects.toThrow(/food\.csv lacks the column description/);
  });

  test('reads a food with everything the files say of it', async () => {
    const [first] = await readFiles(CSV, db);
    const dates = itemOf(first);
    expect(dates).toMatchObject({
      gtin: '00036000291452',
      name: 'CALIFORNIA WHOLE PITTED DATES',
      brand: 'OASIS',
      ingredients: 'DATES, "MEDJOOL". CONTAINS: TREE NUTS.',
      serving: { size: { value: 40, unit: 'g' } },
      package_weight: { value: 340, unit: 'g' },
      allergens: [],
      price: null,
    });
    expect(dates.nutrients).toEqual([
      { nutrient: 'calories', value: 282, unit: 'KCAL', basis: '100g' },
      { nutrient: 'sodium', value: 0.002, unit: 'G', basis: '100g' },
    ]);
    expect(first?.warnings).toHaveLength(1);
  });

  test('of several rows of a GTIN the newest counts, and the others name it', async () => {
    const rows = await readFiles(CSV, db);
    expect(reasonOf(rows[2])).toMatch(/newer|1/);
    expect(rows.filter((row) => 'item' in row.result)).toHaveLength(4);
  });

  test('a row without a readable fdc_id is refused by that, and hides no other of its GTIN', async () => {
    const branded = CSV['branded_food.csv'].replace('3,Owner', 'x,Owner').replace('5,,,', ',,,');
    const rows = await readFiles({ ...CSV, 'branded_food.csv': branded }, db);
    expect(itemOf(rows[0]).gtin).toBe('00036000291452');
    expect([rows[2], rows[4]].map(reasonOf)).toEqual(Array(2).fill('The fdc_id is not a number'));
  });

  test('a drink is per 100 ml; a serving in milligrams is none', async () => {
    const rows = await readFiles(CSV, db);
    expect(itemOf(rows[3]).nutrients).toEqual([
      { nutrient: 'calories', value: 45, unit: 'KCAL', basis: '100ml' },
    ]);
    expect(itemOf(rows[4]).serving.size).toBeNull();
    expect(rows[4]?.warnings).toEqual([
      'a serving that is 0 or in a unit other than weight or volume was left out',
    ]);
  });

  test('is the same from a zip', async () => {
    const entries = Object.entries(CSV).map(
      ([name, text]) => [`FoodData/${name}`, Buffer.from(text)] as const,
    );
    const zip = zipSync(Object.fromEntries(entries));
    expect(await readFiles({ 'fdc.zip': zip }, db)).toEqual(await readFiles(CSV, db));
  });
});

describe('the JSON download', () => {
  const FOOD = {
    fdcId: 1,
    gtinUpc: '036000291452',
    description: 'DATES',
    brandOwner: 'Owner Inc.',
    servingSize: 40,
    servingSizeUnit: 'g',
    brandedFoodCategory: 'Nothing known',
    foodNutrients: [
      { nutrient: { id: 1008, unitName: 'kcal' }, amount: 282 },
      { nutrient: { id: 1093, unitName: 'mg' } },
      'nonsense',
    ],
    labelNutrients: { calories: { value: 113 }, sodium: {} },
  };
  const json = (...foods: unknown[]) => ({ 'branded.json': `{"BrandedFoods": ${JSON.stringify(foods)}}` });

  test('that ends in the middle is refused', async () => {
    const cut = { 'branded.json': json(FOOD, FOOD)['branded.json'].slice(0, -40) };
    await expect(readFiles(cut, db)).rejects.toThrow(/branded\.json/);
  });

  test('reads amounts per serving from the label and per 100 g from the analysis', async () => {
    const [row] = await readFiles(json(FOOD), db);
    expect(itemOf(row).nutrients).toEqual([
      { nutrient: 'calories', value: 113, unit: 'KCAL', basis: 'serving' },
      { nutrient: 'calories', value: 282, unit: 'kcal', basis: '100g' },
    ]);
  });

  test('what is no food is refused alone', async () => {
    const rows = await readFiles(json({}, FOOD, { gtinUpc: 'x' }), db);
    expect(rows.map((row) => 'item' in row.result)).toEqual([false, true, false]);
  });
});
