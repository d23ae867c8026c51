import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { WriteInputBarcodeFormat } from 'zxing-wasm/writer';
import { drawBarcode } from '#tests/support/draw-barcode.ts';
import { readScan } from './read-scan.ts';
import { ZXING_OPTIONS } from './zxing-options.ts';

beforeAll(async () => {
  const file = await readFile(createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm'));
  await prepareZXingModule({ overrides: { wasmBinary: file.buffer as ArrayBuffer }, fireImmediately: true });
});

async function read(text: string, format: WriteInputBarcodeFormat, options = ''): Promise<unknown[]> {
  const { width, height, pixels } = await drawBarcode(text, { format, options });
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [i, grey] of pixels.entries()) data.set([grey, grey, grey, 255], i * 4);
  const found = await readBarcodes({ data, width, height, colorSpace: 'srgb' }, ZXING_OPTIONS);
  return found.map(({ text: said, format: kind }) => readScan({ text: said, format: kind.toUpperCase() }));
}

test.each<[WriteInputBarcodeFormat, string, string, string?]>([
  ['EAN13', '4006381333931', '04006381333931'],
  ['UPCA', '036000291452', '00036000291452'],
  ['EAN8', '40170725', '00000040170725'],
  ['UPCE', '04252614', '00042100005264'],
  ['ITF', '19501101530000', '19501101530000'],
  ['Code128', '(10)AB-12(01)09501101530003', '09501101530003', 'gs1'],
  ['DataBar', '0109501101530003', '09501101530003'],
  ['DataMatrix', '(01)09501101530003(17)261231(10)A', '09501101530003', 'gs1'],
  ['QRCode', '(01)09501101530003', '09501101530003', 'gs1'],
  ['QRCode', 'https://id.gs1.org/01/09501101530003?17=261231', '09501101530003'],
])('a printed %s of %s is read', async (format, text, gtin, options) => {
  expect(await read(text, format, options)).toEqual([gtin]);
});

test.each<[WriteInputBarcodeFormat, string, string?]>([
  ['Code128', '(00)340123450000000013', 'gs1'],
  ['Code128', '40170725'],
  ['QRCode', 'https://example.com/'],
])('a printed %s of %s is seen, and names no product', async (format, text, options) => {
  expect(await read(text, format, options)).toEqual([undefined]);
});
