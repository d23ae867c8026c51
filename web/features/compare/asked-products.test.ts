import { describe, expect, test } from 'vitest';
import { demoGtin } from '#tests/support/trade-items.ts';
import { askedProducts } from './asked-products.ts';

describe('a link', () => {
  test('of GTINs in any form asks for each product once', () => {
    const gtin = demoGtin(1);
    const asked = askedProducts(`${gtin},${gtin.slice(1)}, ${gtin.slice(0, 5)}-${gtin.slice(5)}`);
    expect(asked).toEqual({ gtins: [gtin], invalid: [], tooMany: 0 });
  });

  test('with what is no GTIN says so, shortened', () => {
    expect(askedProducts(`x,,${'9'.repeat(200)}`)).toEqual({
      gtins: [],
      invalid: ['x', '9'.repeat(40)],
      tooMany: 0,
    });
  });

  test('of six products shows four and counts the rest', () => {
    const gtins = [1, 2, 3, 4, 5, 6].map(demoGtin);
    expect(askedProducts(gtins.join(','))).toEqual({ gtins: gtins.slice(0, 4), invalid: [], tooMany: 2 });
  });
});
