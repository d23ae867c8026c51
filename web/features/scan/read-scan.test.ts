import { expect, test } from 'vitest';
import { readScan } from './read-scan.ts';

type Codes = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** By the format of the code: what it is, what it says. */
const NO_PRODUCTS: Codes = {
  EAN13: { 'a wrong check digit': '4006381333932' },
  UPCE: { 'eight digits that are no UPC-E': '94000001' },
  ITF: { 'a part of an ITF-14': '40170725' },
  CODE128: {
    'a pallet’s number': '00340123450000000018',
    'a content (02) without the item itself': '02095012345678903712',
    'a supplier’s own number': '40170725',
  },
  DATAMATRIX: {
    'an item with a wrong check digit': '0109501101530004\u001d10ABC',
    'an element cut short': '010950110153000',
  },
  QRCODE: {
    'another address': 'https://example.com/menu/01',
    text: 'WIFI:S:store;T:WPA;P:01095011015300035;;',
    '(01) within another element': '10(01)09501101530003',
    nothing: '',
  },
};

const RETAIL_PRODUCTS = [
  ['EAN-13', 'EAN13', '4006381333931', '04006381333931'],
  ['UPC-A', 'UPCA', '036000291452', '00036000291452'],
  ['EAN-8', 'EAN8', '40170725', '00000040170725'],
  ['UPC-E by its symbology', 'UPCE', '04252614', '00042100005264'],
  ['UPC-E that the reader has expanded', 'UPCE', '042100005264', '00042100005264'],
] as const;

/** Each says 09501101530003. */
const ELEMENTS: Codes = {
  CODE128: {
    'GS1-128': ']C10109501101530003',
    'GS1-128 behind other elements': '\u001d1726123110AB-12\u001d0109501101530003',
  },
  DATAMATRIX: { 'GS1 DataMatrix': '010950110153000317261231\u001d10A' },
  DATABAR: { 'a bracketed element string': '(17)261231(01)09501101530003(10)AB' },
  QRCODE: {
    'a Digital Link': 'https://id.gs1.org/01/09501101530003/10/ABC?17=261231',
    'a GTIN in a plain QR code': '09501101530003',
  },
};

const scansOf = (codes: Codes) =>
  Object.entries(codes).flatMap(([format, texts]) =>
    Object.entries(texts).map(([name, text]) => [name, { format, text }] as const),
  );

test.each(scansOf(NO_PRODUCTS))('%s names no product', (_, scan) => {
  expect(readScan(scan)).toBeUndefined();
});

test.each(RETAIL_PRODUCTS)('%s', (_, format, text, gtin) => {
  expect(readScan({ format, text })).toBe(gtin);
});

test.each(scansOf(ELEMENTS))('%s', (_, scan) => {
  expect(readScan(scan)).toBe('09501101530003');
});

test('an ITF-14 names its product', () => {
  expect(readScan({ format: 'ITF', text: '19501101530000' })).toBe('19501101530000');
});
