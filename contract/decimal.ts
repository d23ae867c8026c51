/** Amounts are multiples of a millionth of their unit (docs/decisions/011). */
const PER_UNIT = 1e6;

/**
 * The number nearest to the amount's decimal of six places. Amounts that print alike are then the same number, and
 * `===` and `<` compare them as printed; without it 3.33 g × 0.15 is just under half a gram. Exact up to 9 · 10⁹.
 */
export function decimal(value: number): number {
  return Math.round(value * PER_UNIT) / PER_UNIT;
}

/** To the nearest multiple of `increment`, halves up. */
export function roundTo(amount: number, increment: number): number {
  const step = Math.round(increment * PER_UNIT);
  const steps = Math.floor((Math.round(amount * PER_UNIT) + step / 2) / step);
  return (steps * step) / PER_UNIT;
}

/**
 * How far the amount behind a stated number may be from it: 0.05 for 8.3. A number keeps no zeros at its end, so that
 * this is the most it can be.
 */
export function halfOfLastDigit(value: number): number {
  for (let power = 1; power <= PER_UNIT; power *= 10) {
    if (Math.round(value * power) / power === value) return 0.5 / power;
  }
  const [digits = '', exponent = '0'] = String(value).split('e');
  const point = digits.indexOf('.');
  const decimals = point < 0 ? 0 : digits.length - point - 1;
  return 0.5 * 10 ** (Number(exponent) - decimals);
}
