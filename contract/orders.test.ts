import { expect, test } from 'vitest';
import { readUnit } from './orders.ts';

test.each(['', 'lb', 'kg', 'kilo', 'paquete', 'paq', 'tarima', 'bulto', 'docena'])(
  '%j counts neither cases nor eaches',
  (text) => expect(readUnit(text)).toBeUndefined(),
);

test.each([
  ['CS', 'case'],
  ['Caja', 'case'],
  ['CJA.', 'case'],
  ['Cartón', 'case'],
  ['EA', 'each'],
  ['Pza.', 'each'],
  ['PIEZAS', 'each'],
  ['c/u', 'each'],
  ['bolsa', 'each'],
] as const)('%s counts %ss', (text, unit) => expect(readUnit(text)).toBe(unit));
