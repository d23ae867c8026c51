import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import { cleanShortText, cleanText } from './clean-text.ts';
import { gtinTable } from './gtin-table.ts';
import { nutrientStatements } from './nutrient-statements.ts';
import { readAmount, readNumber, toAmount } from './read-amount.ts';
import { REPADDED, readGtin, UPC_E } from './read-gtin.ts';
import { readServingText } from './serving-text.ts';

describe('amounts', () => {
  examples('%j is %o', readAmount, [
    ['12 oz/340 g', { value: 340, unit: 'g' }],
    ['6 x 330 ml', { value: 1980, unit: 'ml' }],
    ['1,5 kg', { value: 1500, unit: 'g' }],
    ['1.000 g', { value: 1, unit: 'g' }],
    ['NET WT 16 FL. OZ.', { value: 473.176473, unit: 'ml' }],
    ['33 cl', { value: 330, unit: 'ml' }],
    ['2 L', { value: 2000, unit: 'ml' }],
  ]);

  test.each(['', '12', '5 pieces', '0 g', '1 dozen', '1e3 g', '1e-3 g', '1e35 g', '0x10 g', '３０ g'])(
    '%j is none',
    (text) => {
      expect(readAmount(text)).toBeNull();
    },
  );

  test('a unit that measures no food makes no amount', () => {
    expect([
      toAmount(5, 'MG'),
      toAmount(5, 'IU'),
      toAmount(5, ''),
      toAmount(Number.NaN, 'g'),
      toAmount(-1, 'g'),
    ]).toEqual([null, null, null, null, null]);
    expect(toAmount(30, 'GRM')).toEqual({ value: 30, unit: 'g' });
  });

  examples('the number %s is %d', readNumber, [
    ['1,5', 1.5],
    ['1,000', 1000],
    ['1.000,25', 1000.25],
    ['1,234.5', 1234.5],
    ['0,750', 0.75],
  ]);
});

describe('the GTIN of a row', () => {
  test.each([
    ['', 'The GTIN is missing'],
    ['12', 'A GTIN has 8, 12, 13 or 14 digits'],
    ['036000291453', 'The check digit of the GTIN is wrong'],
    ['0201339007542', 'The code is for use within one store or company'],
    ['00000017', 'The code is for use within one store or company'],
    ['9780201379624', 'The code is a book'],
  ])('%j is refused: %s', (text, reason) => {
    expect(readGtin(text)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });

  test('a spreadsheet’s lost zeros come back where the check digit then holds', () => {
    expect(readGtin('36000291452')).toEqual({ ok: true, gtin: '00036000291452', warning: REPADDED });
    expect(readGtin('36000291453')).toMatchObject({ ok: false });
  });

  test('a UPC-E is written out only where its digits are no GTIN as they stand', () => {
    expect(readGtin('04252614')).toEqual({ ok: true, gtin: '00042100005264', warning: UPC_E });
    expect(readGtin('96385074')).toEqual({ ok: true, gtin: '00000096385074' });
  });
});

describe('texts', () => {
  test('entities, control characters and runs of space go; nothing left is null', () => {
    expect(cleanText(' Ben &amp; Jerry&#39;s\u00a0 Ice\tCream ')).toBe("Ben & Jerry's Ice Cream");
    expect([cleanText(''), cleanText('\u200b \n'), cleanText(null)]).toEqual([null, null, null]);
    expect(cleanText('&#x110000;')).toBe('&#x110000;');
  });

  test('a text is never cut within a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 20 }), (text, longest) => {
        const short = cleanShortText(text, longest);
        expect(short === null || (short.isWellFormed() && short.length <= longest)).toBe(true);
      }),
    );
  });

  examples('the serving %j reads %j', readServingText, [
    ['1 ONZ (28 g)', '1 oz (28 g)'],
    ['2 TBSP', '2 tbsp'],
    ['1 cup (240 ml)', '1 cup (240 ml)'],
    ['40 g', null],
    ['Amount per serving', null],
    ['', null],
  ]);
});

test('what is no amount of a nutrient is left out and noted; an implausible one stays', () => {
  const warnings: string[] = [];
  const { add, list } = nutrientStatements(warnings);
  add('sodium', '', 'mg', '100g');
  add('sodium', ' \t', 'mg', '100g');
  add('sodium', '-5', 'mg', '100g');
  add('sodium', 'trace', 'mg', '100g');
  add('sodium', '900000', ' mg ', '100g');
  add('sodium', '1e-05', 'mg', '100g');
  expect(list).toEqual([
    { nutrient: 'sodium', value: 900_000, unit: 'mg', basis: '100g' },
    { nutrient: 'sodium', value: 0.00001, unit: 'mg', basis: '100g' },
  ]);
  expect(warnings).toHaveLength(2);
});

test.each(['0x10', '0b1', '0o7', 'Infinity', '１２', '1_000', '1e'])(
  'the amount %j is none, with a warning',
  (text) => {
    const warnings: string[] = [];
    const { add, list } = nutrientStatements(warnings);
    add('sodium', text, 'mg', '100g');
    expect([list, warnings.length]).toEqual([[], 1]);
  },
);

test('a table of GTINs keeps what a map would, through growth and collisions', () => {
  const table = gtinTable(1);
  const map = new Map<string, number>();
  for (let n = 0; n < 60_000; n++) {
    const gtin = String((n * 7_919_000_003) % 10 ** 14).padStart(14, '0');
    table.set(table.slotFor(gtin), 0, n);
    map.set(gtin, n);
  }
  expect(table.size).toBe(map.size);
  for (const [gtin, n] of map) {
    const slot = table.find(gtin);
    if (slot === undefined || table.get(slot, 0) !== n) throw new Error(`${gtin} lost`);
  }
  expect(table.find('99999999999999')).toBeUndefined();
});
