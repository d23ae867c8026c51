import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/universal';
import { readOrderFile } from './read-file.ts';

const read = (content: BlobPart, name = 'guide.csv') =>
  readOrderFile({ kind: 'file', file: new File([content], name) });
const ROWS = [
  ['UPC', 'Description', 'Qty'],
  ['00042100005264', 'GRANOLA', '12'],
];

async function workbook(data: readonly (readonly (string | number)[])[]): Promise<Blob> {
  const cells = data.map((row) =>
    row.map((value) => ({ value, type: typeof value === 'string' ? String : Number })),
  );
  return writeXlsxFile(cells as never, { sheet: 'Guide' } as never).toBlob();
}

describe('refused with a sentence is', () => {
  test('an empty file, and one without rows', async () => {
    expect(await read('')).toEqual({ ok: false, detail: 'The file is empty.' });
    expect(await read('\n\n , ,\n')).toEqual({ ok: false, detail: 'There are no rows in it.' });
  });

  test('one of 50 MB, unread', async () => {
    const huge = { size: 50_000_000, name: 'x.csv' } as File;
    expect(await readOrderFile({ kind: 'file', file: huge })).toMatchObject({
      detail: 'It has 50 MB; an order guide may have 20 MB. Delete pictures and other sheets.',
    });
  });

  test('a million rows', async () => {
    expect(await read('1\n'.repeat(1_000_000))).toMatchObject({
      detail: '1,000,000 rows; an order holds 5,000. Delete empty rows and try again.',
    });
  });

  test.each([
    ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0xa1], /old or a locked Excel file/],
    ['a PDF', [0x25, 0x50, 0x44, 0x46, 0x2d], /PDF/],
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13], /neither an XLSX nor a CSV/],
    ['a broken workbook', [0x50, 0x4b, 0x03, 0x04, 1, 2, 3], /damaged/],
  ])('%s', async (_, bytes, detail) => {
    expect(await read(new Uint8Array(bytes))).toEqual({ ok: false, detail: expect.stringMatching(detail) });
  });

  test('a zip without a workbook, and one that unpacks to too much', async () => {
    expect(await read(zipSync({ 'a.txt': strToU8('x') }).slice())).toMatchObject({ detail: /holds none/ });
    const bomb = zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': new Uint8Array(70_000_000),
    });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await read(bomb.slice())).toMatchObject({ detail: /larger than 60 MB/ });
  });

  test('a workbook of more rows than an order has, before its cells are read', async () => {
    const sheet = `<worksheet><sheetData>${'<row r="1"><c/></row>'.repeat(7_000)}</sheetData></worksheet>`;
    const zip = zipSync({
      'xl/workbook.xml': strToU8('<workbook/>'),
      'xl/worksheets/sheet1.xml': strToU8(sheet),
    });
    expect(await read(zip.slice())).toMatchObject({ detail: /^7,000 rows/ });
  });

  test('a quotation mark that is never closed', async () => {
    expect((await read('a,b\n"c,d\ne,f')).ok).toBe(false);
  });
});

describe('read are', () => {
  test.each([
    ['commas', 'UPC,Description,Qty\r\n00042100005264,GRANOLA,12\r\n'],
    ['semicolons', 'UPC;Description;Qty\n00042100005264;GRANOLA;12'],
    ['tabs, with a mark of UTF-8', '\uFEFFUPC\tDescription\tQty\n00042100005264\tGRANOLA\t12\n\n'],
  ])('%s', async (_, text) => {
    expect(await read(text)).toEqual({ ok: true, notice: null, sheets: [{ name: '', rows: ROWS }] });
  });

  test.each([';', '\t', '|'])(
    'cells between %j, though descriptions and prices have more commas',
    async (sign) => {
      const row = ['00042100005264', 'SAUCE, TOMATO, CRUSHED, CAN', '12,50'];
      expect(await read(row.join(sign))).toMatchObject({ sheets: [{ rows: [row] }] });
    },
  );

  test('pasted rows', async () => {
    const text = ROWS.map((row) => row.join('\t')).join('\n');
    expect(await readOrderFile({ kind: 'pasted', text })).toMatchObject({ sheets: [{ rows: ROWS }] });
  });

  test('other encodings; what is guessed is said', async () => {
    const utf16 = new Uint8Array([0xff, 0xfe, ...[...'a,b'].flatMap((letter) => [letter.charCodeAt(0), 0])]);
    expect(await read(utf16)).toMatchObject({ ok: true, notice: null, sheets: [{ rows: [['a', 'b']] }] });
    const latin = new Uint8Array([0x63, 0x72, 0xe8, 0x6d, 0x65, 0x2c, 0x31]);
    expect(await read(latin)).toMatchObject({
      notice: expect.stringContaining('Windows-1252'),
      sheets: [{ rows: [['crème', '1']] }],
    });
  });

  test('workbooks: numbers in full, texts as they are, formulas as text', async () => {
    const file = await workbook([
      ['UPC', 'Description'],
      [850042173107, '=1+1'],
      ['00850042173107', 'x'],
    ]);
    expect(await read(file, 'guide.xlsx')).toEqual({
      ok: true,
      notice: null,
      sheets: [
        {
          name: 'Guide',
          rows: [
            ['UPC', 'Description'],
            ['850042173107', '=1+1'],
            ['00850042173107', 'x'],
          ],
        },
      ],
    });
  });
});
