import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import {
  checkDigit,
  displayGtin,
  expandUpcE,
  GTIN_CHECK_DIGIT_ERROR,
  GTIN_FORM_ERROR,
  GTIN_LENGTHS,
  gtinFromDigitalLink,
  parseGtin,
} from './gtin.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
/** A right GTIN in one of the accepted lengths. */
const anyGtin = fc
  .constantFrom(...GTIN_LENGTHS)
  .chain((length) => digits(length - 1))
  .map((body) => `${body}${checkDigit(body)}`);

function gtinOf(text: string): string {
  const parsed = parseGtin(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.gtin;
}

describe('a GTIN', () => {
  test.each([
    '',
    '7',
    '1234567',
    '123456789',
    '12345678901',
    '123456789012345',
    '9638507A',
    '９６３８５０７４',
    '96385074\u0000',
    '-',
    '1e13',
  ])('is not %j', (text) => {
    expect(parseGtin(text)).toEqual({ ok: false, error: GTIN_FORM_ERROR });
  });

  test.each(['96385074', '036000291452', '4006381333931', '10614141000415', '00036000291452'])(
    'is %s',
    (text) => {
      expect(gtinOf(text)).toBe(text.padStart(14, '0'));
    },
  );

  test('with one digit changed is refused: the check digit finds every such slip', () => {
    fc.assert(
      fc.property(anyGtin, fc.nat(), fc.integer({ min: 1, max: 9 }), (gtin, at, change) => {
        const place = at % gtin.length;
        const other = (Number(gtin[place]) + change) % 10;
        const slip = `${gtin.slice(0, place)}${other}${gtin.slice(place + 1)}`;
        expect(parseGtin(slip)).toEqual({ ok: false, error: GTIN_CHECK_DIGIT_ERROR });
      }),
    );
  });

  test('may be written with spaces and hyphens anywhere, and is the same padded with zeros', () => {
    fc.assert(
      fc.property(
        anyGtin,
        fc.array(fc.tuple(fc.nat(14), fc.constantFrom(' ', '-', '\u00a0'))),
        (gtin, marks) => {
          const written = [...gtin];
          for (const [at, mark] of marks) written.splice(Math.min(at, written.length), 0, mark);
          expect(gtinOf(written.join(''))).toBe(gtin.padStart(14, '0'));
          expect(gtinOf(gtin.padStart(14, '0'))).toBe(gtinOf(gtin));
        },
      ),
    );
  });

  test('is shown in a form that reads back to it, no longer than it was', () => {
    fc.assert(
      fc.property(anyGtin, (text) => {
        const parsed = parseGtin(text);
        if (!parsed.ok) throw new Error(parsed.error);
        const shown = displayGtin(parsed.gtin);
        expect(gtinOf(shown)).toBe(parsed.gtin);
        expect(shown.length).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  test('any text is read without a throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof parseGtin(text).ok).toBe('boolean');
      }),
    );
  });
});

describe('a UPC-E', () => {
  examples('%s stands for %s', expandUpcE, [
    ['04252614', '042100005264'],
    ['01234565', '012345000065'],
    ['01234558', '012345000058'],
  ]);

  test.each(['21234565', '01234566', '1234565', '', '0123456x'])('%j is none', (text) => {
    expect(expandUpcE(text)).toBeUndefined();
  });

  test('written out is a right UPC-A of the same number system and check digit', () => {
    const upcE = fc.tuple(fc.constantFrom('0', '1'), digits(6), fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(upcE, ([system, six, check]) => {
        const expanded = expandUpcE(`${system}${six}${check}`);
        fc.pre(expanded !== undefined);
        expect(gtinOf(expanded ?? '')).toHaveLength(14);
        expect([expanded?.[0], expanded?.at(-1)]).toEqual([system, String(check)]);
      }),
    );
  });
});

describe('a GS1 Digital Link', () => {
  test.each([
    'https://id.gs1.org/01/09506000134352',
    'https://example.com/some/path/01/09506000134352/10/ABC?17=290331',
    'http://example.com/gtin/9506000134352#x',
    ' https://example.com/01/9506000134352 ',
  ])('%s names its GTIN', (address) => {
    expect(gtinFromDigitalLink(address)).toBe('09506000134352');
  });

  test.each([
    'https://example.com/01/09506000134353',
    'https://example.com/10/09506000134352',
    'https://example.com/?01=09506000134352',
    'ftp://example.com/01/09506000134352',
    '01/09506000134352',
    '',
  ])('%j names none', (address) => {
    expect(gtinFromDigitalLink(address)).toBeUndefined();
  });
});
