import { expect, test } from 'vitest';
import type { OrderLine } from '#contract/orders.schema.ts';
import { speaking } from '#server/language/speech.ts';
import { examples } from '#tests/support/examples.ts';
import { UNMATCHED } from './match-lines.ts';
import { sayLine } from './say-note.ts';

const LINE: OrderLine = {
  ...{ line: 1, code: '', supplier_number: '', brand: '', name: '', pack: '', unit: '' },
  ...{ quantity: null, price: null, price_per: null },
  ...UNMATCHED,
  candidates: [],
  match: 'code',
  note: null,
};
const texts = new Map([
  ['check digit corrected', 'dígito de control corregido'],
  ['case code', 'código de caja'],
  [`\${ 0 }, holds \${ 1 }`, `\${ 0 }, contiene \${ 1 }`],
  ['the name agrees', 'el nombre coincide'],
  [`the catalogue calls it \${ 0 }`, `el catálogo lo llama \${ 0 }`],
  ['name and brand agree', 'el nombre y la marca coinciden'],
  ['no pack to compare', 'sin envase que comparar'],
]);

const noteOf = (note: string) => speaking({ language: 'es', texts }, () => sayLine({ ...LINE, note }).note);

test.each([
  ['Written by a version that knew other words; the name agrees'],
  ['Case code, holds many'],
  ['Case code holds 6; the catalogue calls it Peas'],
])('a note of which a part is not known stays whole in English: %s', (note) => {
  expect(noteOf(note)).toBe(note);
});

examples('each part of a note is said: %s', noteOf, [
  [
    'Check digit corrected; case code, holds 6; the name agrees',
    'Dígito de control corregido; código de caja, contiene 6; el nombre coincide',
  ],
  [
    'Case code; the catalogue calls it Peas; the green ones',
    'Código de caja; el catálogo lo llama Peas; the green ones',
  ],
  ['The catalogue calls it Peas', 'El catálogo lo llama Peas'],
]);

test('so are the reasons of candidates, and in English a line is as it is stored', () => {
  const candidates = [
    { gtin: '00000000000000', likelihood: 0.5, why: 'Name and brand agree; no pack to compare' },
  ];
  const line = { ...LINE, candidates };
  expect(sayLine(line)).toBe(line);
  expect(speaking({ language: 'es', texts }, () => sayLine(line)).candidates[0]?.why).toBe(
    'El nombre y la marca coinciden; sin envase que comparar',
  );
});
