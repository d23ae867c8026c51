import { expect, test } from 'vitest';
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
