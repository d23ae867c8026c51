import { expect, test } from 'vitest';
import { gtinText } from './gtin-text.ts';

test('a text that is no GTIN is shown as it is', () => {
  expect(gtinText('0003600029145')).toBe('0003600029145');
});

test('the padding to 14 digits is not shown', () => {
  expect(gtinText('00036000291452')).toBe('036000291452');
  expect(gtinText('09521234543213')).toBe('9521234543213');
});
