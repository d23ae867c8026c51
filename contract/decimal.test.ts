import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal, halfOfLastDigit, roundTo } from './decimal.ts';

/** Millionths of a unit, up to a pallet of a thousand tonnes in grams. */
const anyMillionths = fc.bigInt({ min: 0n, max: 10n ** 15n });

/** `1234567n` millionths as a label would print them: `1.234567`. */
function printed(millionths: bigint): string {
  const digits = String(millionths).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
}

describe('an amount', () => {
  test('is the number that its printed decimal reads as', () => {
    fc.assert(
      fc.property(anyMillionths, (millionths) => {
        const value = Number(printed(millionths));
        expect(decimal(value)).toBe(value);
      }),
    );
  });

  test('is the same number by whichever way the same decimal is reached', () => {
    const thousandths = fc.bigInt({ min: 0n, max: 10n ** 6n });
    fc.assert(
      fc.property(thousandths, thousandths, (a, b) => {
        const exact = Number(printed(a * b));
        const [x, y] = [Number(a) / 1000, Number(b) / 1000];
        expect(decimal(x * y)).toBe(exact);
        if (b > 0n) expect(decimal((x * y) / y)).toBe(x);
        expect(decimal(x + y)).toBe(Number(printed((a + b) * 1000n)));
      }),
    );
  });

  test('keeps its order', () => {
    const value = fc.double({ min: 0, max: 1e9, noNaN: true });
    fc.assert(fc.property(value, value, (a, b) => a > b || decimal(a) <= decimal(b)));
  });

  test('is not half of anything through noise', () => {
    expect(decimal(4.999999999999999)).toBe(5);
    expect(decimal(0.1 + 0.2)).toBe(0.3);
    expect(decimal((17.6366843034 * 28.35) / 100)).toBe(5);
    expect(decimal(Number.NaN)).toBeNaN();
  });
});

describe('rounding to an increment', () => {
  test.each([
    [2.05, 0.1, 2.1],
    [2.049, 0.1, 2],
    [0.25, 0.5, 0.5],
    [7.5, 5, 10],
    [7.499999, 5, 5],
    [1.005, 0.01, 1.01],
    [0, 5, 0],
  ])('%d to the nearest %d is %d', (amount, increment, rounded) => {
    expect(roundTo(amount, increment)).toBe(rounded);
  });
});

test.each([
  [8, 0.5],
  [714, 0.5],
  [8.3, 0.05],
  [8.33, 0.005],
  [8.7e-7, 0.5e-8],
  [17.6366843034, 0.5e-10],
  [0, 0.5],
])('%d is stated to half of its last digit, %d', (value, half) => {
  expect(halfOfLastDigit(value)).toBeCloseTo(half, 12);
});

test('half of the last digit is that of the digits as they are printed', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), fc.integer({ min: 0, max: 9 }), (digits, places) => {
      const text = String(digits).padStart(places + 1, '0');
      const printed = places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
      const kept = printed.includes('.') ? printed.replace(/0+$/, '').split('.')[1] : '';
      expect(halfOfLastDigit(Number(printed))).toBeCloseTo(0.5 * 10 ** -(kept?.length ?? 0), 15);
    }),
  );
});
