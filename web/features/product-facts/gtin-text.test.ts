import { expect, test } from 'vitest';
import { brandOrGtin, gtinText } from './gtin-text.ts';

test('a text that is no GTIN is shown as it is', () => {
  expect(gtinText('0003600029145')).toBe('0003600029145');
});

test('the padding to 14 digits is not shown', () => {
  expect(gtinText('00036000291452')).toBe('036000291452');
  expect(gtinText('09521234543213')).toBe('9521234543213');
});

test('a product without a brand is told from its namesakes by its GTIN', () => {
  expect(brandOrGtin({ brand: 'Acme', gtin: '00036000291452' })).toBe('Acme');
  expect(brandOrGtin({ brand: null, gtin: '00036000291452' })).toBe('GTIN 036000291452');
});
