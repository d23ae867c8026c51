import { describe, expect, test } from 'vitest';
import { openTestDb } from '#tests/support/test-db.ts';
import { RETAIL_CODES } from './categories.ts';
import { categoryFinder } from './find-category.ts';
import { KIND_CODES, PLAIN_CODES } from './kind-codes.ts';
import { MIXED_CATEGORIES } from './mixed-categories.ts';

const { db } = await openTestDb();
const find = await categoryFinder(db);
const food = { category: '', classCode: '', name: null, ingredients: null };

describe('a category of FDC', () => {
  test('unknown, empty or of supplements gives no code', () => {
    const none = { family_code: null, class_code: null, brick_code: null };
    for (const category of ['Nothing known', '', 'Herbal Supplements'])
      expect(find({ ...food, category, name: 'Almonds' })).toEqual(none);
  });

  test('of US retail, a class of GPC or a brick of GPC gives its code', () => {
    expect(find({ ...food, category: 'Cheese' })).toMatchObject({ class_code: '50131800' });
    expect(find({ ...food, category: 'Baby/Infant – Foods/Beverages' })).toMatchObject({
      class_code: '50193000',
    });
    expect(find({ ...food, category: 'Popcorn (Shelf Stable)' })).toMatchObject({ brick_code: '10000252' });
  });

  test('of several families is decided by the name', () => {
    const category = 'Nut & Seed Butters';
    expect(find({ ...food, category, name: 'Peanut Butter' })).toMatchObject({ class_code: '50101800' });
    expect(find({ ...food, category, name: 'Creamy' })).toMatchObject({
      family_code: null,
      class_code: null,
    });
  });

  test('gives way to the class FDC states', () => {
    const bars = { ...food, category: 'Snack, Energy & Granola Bars', name: 'Oat Bar' };
    expect(find({ ...bars, classCode: '50161800' })).toEqual({
      family_code: null,
      class_code: '50161800',
      brick_code: null,
    });
    expect(find({ ...bars, classCode: '50221200' })).toMatchObject({ brick_code: '10000287' });
  });
});

test('every code is one of GPC, and no retail name is both sure and mixed', async () => {
  const tables = ['gpc_families', 'gpc_classes', 'gpc_bricks'] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).select('gpc_code').execute()));
  const known = new Set(rows.flat().map(({ gpc_code }) => gpc_code));
  const mixed = [...MIXED_CATEGORIES.values()].flatMap(({ otherwise }) => otherwise ?? []);
  const used = [
    ...RETAIL_CODES.values(),
    ...Object.values(KIND_CODES),
    ...Object.values(PLAIN_CODES),
    ...mixed,
  ];
  expect(used.filter((code) => !known.has(code))).toEqual([]);
  expect([...RETAIL_CODES.keys()].filter((key) => MIXED_CATEGORIES.has(key))).toEqual([]);
});
