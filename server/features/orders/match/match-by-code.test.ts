import { expect, test } from 'vitest';
import { checkDigit, type Gtin } from '#contract/gtin.ts';
import { demoGtin } from '#tests/support/trade-items.ts';
import { matchByCode } from './match-by-code.ts';

test('a product of which the catalogue knows no name contradicts none', () => {
  const gtin = demoGtin(1);
  const item = { gtin, product_type: null, name: '', brand: null, contents: [] };
  const found = matchByCode(
    { name: 'NAPKINS WHITE', brand: '' },
    { kind: 'right', gtin, note: null },
    new Map([[gtin, item]]),
  );
  expect(found).toMatchObject({ gtin, note: null, is_warning: false });
});

test.each([
  ['MEADOW GRANOLA', '', true],
  ['', '', false],
  ['', 'Ivelle', false],
])(
  'a repaired code and a case of unknown code need a name that agrees: %j, brand %j',
  (name, brand, isFound) => {
    const gtin = demoGtin(1);
    const item = { gtin, product_type: null, name: 'Meadow Granola', brand: 'Ivelle', contents: [] };
    const items = new Map([[gtin, item]]);
    const mistyped = { gtin, note: 'Check digit corrected' };
    const repaired = matchByCode(
      { name, brand },
      { kind: 'doubtful', guesses: [mistyped], fault: 'Check digit is wrong' },
      items,
    );
    const body = `1${gtin.slice(1, 13)}`;
    const ofCase = `${body}${checkDigit(body)}` as Gtin;
    const inside = matchByCode({ name, brand }, { kind: 'right', gtin: ofCase, note: null }, items);
    expect([repaired?.gtin, inside?.gtin]).toEqual(isFound ? [gtin, gtin] : [undefined, undefined]);
  },
);
