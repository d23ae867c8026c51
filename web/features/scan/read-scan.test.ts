import { expect, test } from 'vitest';
import { readScan } from './read-scan.ts';

test.each([
  ['a wrong check digit', 'EAN13', '4006381333932'],
  ['a pallet’s number', 'CODE128', '00340123450000000018'],
  ['a content (02) without the item itself', 'CODE128', '02095012345678903712'],
  ['an item with a wrong check digit', 'DATAMATRIX', '0109501101530004\u001d10ABC'],
  ['a supplier’s own number', 'CODE128', '40170725'],
  ['an element cut short', 'DATAMATRIX', '010950110153000'],
  ['another address', 'QRCODE', 'https://example.com/menu/01'],
  ['text', 'QRCODE', 'WIFI:S:store;T:WPA;P:01095011015300035;;'],
  ['(01) within another element', 'DATAMATRIX', '10(01)09501101530003'],
  ['eight digits that are no UPC-E', 'UPCE', '94000001'],
  ['a part of an ITF-14', 'ITF', '40170725'],
  ['nothing', 'QRCODE', ''],
])('%s names no product', (_, format, text) => {
  expect(readScan({ format, text })).toBeUndefined();
});

test.each([
  ['EAN-13', 'EAN13', '4006381333931', '04006381333931'],
  ['UPC-A', 'UPCA', '036000291452', '00036000291452'],
  ['EAN-8', 'EAN8', '40170725', '00000040170725'],
  ['UPC-E by its symbology', 'UPCE', '04252614', '00042100005264'],
  ['UPC-E that the reader has expanded', 'UPCE', '042100005264', '00042100005264'],
  ['ITF-14', 'ITF', '19501101530000', '19501101530000'],
  ['GS1-128', 'CODE128', ']C10109501101530003', '09501101530003'],
  [
    'GS1-128 behind other elements',
    'CODE128',
    '\u001d1726123110AB-12\u001d0109501101530003',
    '09501101530003',
  ],
  ['GS1 DataMatrix', 'DATAMATRIX', '010950110153000317261231\u001d10A', '09501101530003'],
  ['a bracketed element string', 'DATABAR', '(17)261231(01)09501101530003(10)AB', '09501101530003'],
  ['a Digital Link', 'QRCODE', 'https://id.gs1.org/01/09501101530003/10/ABC?17=261231', '09501101530003'],
  ['a GTIN in a plain QR code', 'QRCODE', '09501101530003', '09501101530003'],
])('%s', (_, format, text, gtin) => {
  expect(readScan({ format, text })).toBe(gtin);
});
