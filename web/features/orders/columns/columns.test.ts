import { describe, expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import type { Field } from './fields.ts';
import { guessColumns } from './guess-columns.ts';
import { isCode, readNumber } from './read-cells.ts';
import { toLines } from './to-lines.ts';

const GUIDE = [
  ['MIDWEST BROADLINE — ORDER GUIDE'],
  ['Printed 11/18/2026', '', 'Route 31'],
  [],
  ['Item #', 'UPC/Case', 'Mfr', 'Description', 'Pk/Sz', 'Ord', 'UM', 'Price', 'Slot'],
  ['410233', '00850042173107', 'JUNIPER LN', 'GRANOLA SAV SEED', '72/1.41OZ', '12', 'CS', '$68.40', 'A-14'],
  ['418902', '1.09E+13', 'GANNET QUAY', 'TUNA CHNK LT', '6/43OZ', '6', 'CS', '84.60', 'A-15'],
  ['', '', '', '', '', '', '', '', ''],
  ['420118', '', 'NETHERCOTE', 'HONEY CLOVER', '1/12LB', '', 'EA', '1,054.20', 'A-16'],
];
const FIELDS: readonly Field[] = [
  'supplier_number',
  'code',
  'brand',
  'name',
  'pack',
  'quantity',
  'unit',
  'price_case',
  'ignore',
];

test('a printed guide’s head is found below its title, and its columns by head and values', () => {
  const { headRow, columns } = guessColumns(GUIDE);
  expect(headRow).toBe(3);
  expect(columns.map(({ field }) => field)).toEqual(FIELDS);
  expect(columns[7]).toMatchObject({ isDoubtful: true });
});

describe('in a Spanish guide', () => {
  const fieldsOf = (heads: readonly string[], ...rows: string[][]) =>
    guessColumns([[...heads], ...rows]).columns.map(({ field }) => field);

  test.each([
    'Importe',
    'Total',
    'Subtotal',
    'Saldo',
    'Fecha',
    'Cantidad mínima',
    'Existencia',
    'IVA',
    'Código postal',
  ])('%s is not used', (head) => {
    expect(fieldsOf([head, 'Descripción', 'Marca'], ['12', 'Atún en agua', 'Delfín'])[0]).toBe('ignore');
  });

  test('a count of what a case holds is no quantity, and a unit price asks of which unit', () => {
    const heads = ['Descripción', 'Cant. x caja', 'Piezas por caja', 'Precio unitario'];
    const { columns } = guessColumns([heads, ['Atún en agua', '24', '24', '18.50']]);
    expect(columns.map(({ field }) => field)).toEqual(['name', 'pack', 'ignore', 'price_each']);
    expect(columns[3]).toMatchObject({ isDoubtful: true });
  });

  test('a code is a barcode’s only where its values are, and no other column is named so', () => {
    const row = ['410233', 'Granola con semillas', '00850042173107'];
    expect(fieldsOf(['Código', 'Producto', 'Otro'], row)).toEqual(['supplier_number', 'name', 'code']);
    const coded = ['09521234543213', 'Granola con semillas', '9521234543213'];
    expect(fieldsOf(['Código', 'Artículo', 'Marca'], coded)).toEqual(['code', 'name', 'brand']);
    expect(fieldsOf(['Código', 'Artículo', 'Código de barras'], coded)).toEqual([
      'supplier_number',
      'name',
      'code',
    ]);
  });

  test.each([
    ['as it is written', (head: string) => head],
    ['in capitals', (head: string) => head.toUpperCase()],
    ['without its accents', (head: string) => head.normalize('NFD').replaceAll(/\p{M}/gu, '')],
    ['with marks in place of letters', (head: string) => head.replaceAll(/[^\p{ASCII}]/gu, '\uFFFD')],
    ['with question marks', (head: string) => head.replaceAll(/[^\p{ASCII}]/gu, '?')],
    ['read in the wrong encoding', (head: string) => Buffer.from(head).toString('latin1')],
  ])('each head is found %s', (_how, dirty) => {
    const heads = ['Código de artículo', 'Código de barras', 'Marca', 'Descripción', 'Presentación'];
    const others = ['Cantidad', 'Unidad de medida', 'Precio por caja'];
    const row = [
      '410233',
      '00850042173107',
      'Juniper',
      'Granola con semillas',
      '72/1.41OZ',
      '12',
      'CJA',
      '68.40',
    ];
    expect(fieldsOf([...heads, ...others].map(dirty), row)).toEqual(FIELDS.slice(0, -1));
  });

  examples('%j', (heads) => fieldsOf(heads, ['K-12', 'Frijol negro', '6/110 OZ', '2', 'caja', '30']), [
    [
      ['Clave', 'Producto', 'Empaque', 'Cant.', 'U.M.', 'Costo'],
      ['supplier_number', 'name', 'pack', 'quantity', 'unit', 'price_case'],
    ],
    [
      ['No. de artículo', 'Nombre', 'Tamaño', 'Pedido', 'Unidad', 'Precio c/u'],
      ['supplier_number', 'name', 'pack', 'quantity', 'unit', 'price_each'],
    ],
    [
      ['COD', 'DESC', 'CONTENIDO', 'CAJAS', 'UD', 'PRECIO NETO'],
      ['supplier_number', 'name', 'pack', 'quantity', 'unit', 'price_case'],
    ],
  ]);
});

test('a head that may name a number or a product is read by its values', () => {
  const { columns } = guessColumns([
    ['Product', 'UPC'],
    ['Crushed Tomatoes', '09521234543213'],
  ]);
  expect(columns.map(({ field }) => field)).toEqual(['name', 'code']);
});

test('without a head columns are known by what is in them', () => {
  const rows = [
    ['09521234543213', 'Crushed Tomatoes', '6/102 OZ', 'CS', '40'],
    ['09521234543213', 'Black Beans', '6/110 OZ', 'CS', '28'],
  ];
  const { headRow, columns } = guessColumns(rows);
  expect(headRow).toBe(-1);
  expect(columns.map(({ field }) => field)).toEqual(['code', 'name', 'pack', 'unit', 'ignore']);
});

test('nothing is guessed of nothing', () => {
  expect(guessColumns([])).toEqual({ headRow: -1, columns: [] });
});

test('every row with something in it is a line, numbered from 1; what is not known is null', () => {
  const lines = toLines(GUIDE, 3, FIELDS);
  expect(lines.map(({ line, name }) => [line, name])).toEqual([
    [1, 'GRANOLA SAV SEED'],
    [2, 'TUNA CHNK LT'],
    [3, 'HONEY CLOVER'],
  ]);
  expect(lines[0]).toMatchObject({ quantity: 12, unit: 'CS', price: 68.4, price_per: 'case' });
  expect(lines[2]).toMatchObject({ quantity: null, price: 1054.2, code: '' });
});

describe('a cell', () => {
  test.each([
    ['$1,234.50', 1234.5],
    ['0', 0],
    ['.5', 0.5],
    ['12 ', 12],
  ])('%j is %j', (cell, value) => expect(readNumber(cell)).toBe(value));

  test.each(['', '-3', '(3.00)', 'TBD', '1,5', '0,125', '1234,567', '1.2.3', '=2+2', '1e5', '18.50 MXN'])(
    '%j is no amount',
    (cell) => {
      expect(readNumber(cell)).toBeNull();
    },
  );

  test('is a code where it looks like one', () => {
    expect(['09521234543213', '9521234543213', '1.09E+13'].map(isCode)).toEqual([true, true, true]);
    expect(['410233', 'A-14', '72/1.41OZ', ''].map(isCode)).toEqual([false, false, false, false]);
  });
});
