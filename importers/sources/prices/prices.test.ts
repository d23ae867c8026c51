import { describe, expect, test } from 'vitest';
import { itemOf, readFiles, reasonOf } from '#tests/support/read-source.ts';
import { openTestDb } from '#tests/support/test-db.ts';
import { readPrice } from './read-prices.ts';

const { db } = await openTestDb();

test('a list without its columns is refused by what it lacks', async () => {
  await expect(readFiles({ 'p.csv': 'upc,cost,when\n1,2,3\n' }, db, 'prices')).rejects.toThrow(
    /p\.csv lacks the column/,
  );
});

test('a list of empty lines is refused as empty', async () => {
  await expect(readFiles({ 'p.csv': '\ufeff\n\n' }, db, 'prices')).rejects.toThrow(/p\.csv is empty\.$/);
});

test('a row without end is refused in a sentence', async () => {
  const text = `gtin,price,unit\n036000291452,1,${'x'.repeat(33 * 1024 * 1024)}\n`;
  await expect(readFiles({ 'p.csv': text }, db)).rejects.toThrow(
    /p\.csv cannot be read as CSV from line 2 on: a row has more than 32 MB\.$/,
  );
});

test.each([
  ['comma', 'gtin,price,unit\n036000291452,"1,234.50",case\n'],
  ['semicolon and a byte order mark', '\ufeffGTIN;Unit Price;UOM\r\n036000291452;1234,50;case\r\n'],
  ['tab, other titles, another order', 'unit\tupc\tprice\ncase\t0-36000-29145-2\t$1234.50\n'],
])('a price list with %s', async (_, text) => {
  const [row] = await readFiles({ 'p.csv': text }, db, 'prices');
  expect(itemOf(row)).toMatchObject({
    gtin: '00036000291452',
    name: null,
    price: { amount: 1234.5, currency: 'USD', unit: 'case' },
  });
});

test('rows without GTIN, price or unit are refused, each in a sentence', async () => {
  const text = 'gtin,price,unit\n,1,each\n036000291452,,each\n036000291452,2,\n036000291453,2,each\n';
  const rows = await readFiles({ 'p.csv': text }, db);
  expect(rows.map((row) => [row.line, reasonOf(row)])).toEqual([
    [2, 'The GTIN is missing'],
    [3, 'The price is missing'],
    [4, 'The price unit is missing'],
    [5, 'The check digit of the GTIN is wrong'],
  ]);
});

describe('a price', () => {
  test.each([
    ['3.5', 3.5],
    ['$1,234.50', 1234.5],
    ['USD 3.50', 3.5],
    ['12,50', 12.5],
    ['0.1', 0.1],
  ])('%s is %d dollars', (text, amount) => {
    expect(readPrice(text)).toEqual({ ok: true, amount });
  });

  test.each(['', 'free', '0', '-1', '3.505', '€3', '3.50 CAD', '1e3', '99999999999'])(
    '%j is none',
    (text) => {
      expect(readPrice(text).ok).toBe(false);
    },
  );
});
