import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDigit } from '#contract/gtin.ts';
import { readCode } from './read-code.ts';

describe('a code is not made up', () => {
  test.each(['', '   ', 'A-14', '410233', '12345678901X', 'n/a'])('from %j', (text) => {
    expect(readCode(text)).toEqual({ kind: 'none' });
  });

  test('where Excel has dropped digits', () => {
    expect(readCode('1.09E+13')).toEqual({ kind: 'lost', fault: 'Excel wrote 1.09E+13; digits are lost' });
    expect(readCode('1,0851E+13')).toMatchObject({ kind: 'lost' });
  });

  test('where it has more digits than any', () => {
    expect(readCode('123456789012345678')).toMatchObject({ kind: 'lost' });
  });

  test('where the check digit is wrong: what may be meant is a guess, and the whole code never', () => {
    const read = readCode('09521234543214');
    expect(read).toMatchObject({ kind: 'doubtful', fault: 'Check digit is wrong' });
    if (read.kind !== 'doubtful') return;
    expect(read.guesses).toContainEqual({ gtin: '09521234543213', note: 'Check digit corrected' });
    expect(read.guesses.map(({ gtin }) => gtin)).not.toContain('09521234543214');
  });
});

const GTIN = '09521234543213';
test.each([
  ['9521234543213', null],
  [' 9521234-543213 ', null],
  ["'09521234543213", null],
  ['="09521234543213"', null],
  ['9521234543213.0', null],
  ['(01)09521234543213', null],
  ['https://example.com/01/09521234543213', null],
  ['9.521234543213E+12', 'Written out from 9.521234543213E+12'],
])('%s is read as the code it is', (text, note) => {
  expect(readCode(text)).toEqual({ kind: 'right', gtin: GTIN, note });
});

test('zeros that a spreadsheet dropped come back, and the line says so', () => {
  expect(readCode('42100005264')).toEqual({
    kind: 'right',
    gtin: '00042100005264',
    note: 'Leading zeros restored',
  });
});

test('of every code with its last digit left off, the code is the first guess', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{11}$/), (body) => {
      const read = readCode(body);
      if (read.kind !== 'doubtful') return;
      expect(read.guesses[0]).toEqual({ gtin: `0${body}${checkDigit(body)}`, note: 'Check digit added' });
    }),
  );
});

test('whatever the cell holds, an answer comes', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => void readCode(text)));
});
