import { describe, expect, test } from 'vitest';
import { splitCases } from './split-cases.ts';

const BEANS = '00000000000017';
const six = { gtin: BEANS, case_gtin: '10000000000014', holds: 6 };
const twelve = { gtin: BEANS, case_gtin: '20000000000011', holds: 12 };
const line = { code: BEANS, gtin: BEANS, level: 'BASE_UNIT_OR_EACH', holds: null } as const;

describe('a line in cases', () => {
  test.each([
    ['takes full cases and leaves the rest single', 20, [twelve], 12, 1, 8],
    ['takes the size that leaves the fewest', 18, [six, twelve], 6, 3, 0],
    ['takes the larger of sizes that leave as few', 24, [six, twelve], 12, 2, 0],
    ['has no full case where it orders fewer, and is not rounded up', 5, [six, twelve], 6, 0, 5],
    ['skips a size that is larger than what is ordered', 7, [twelve, six], 6, 1, 1],
  ])('%s', (_what, quantity, cases, holds, full, eaches) => {
    expect(splitCases({ ...line, quantity }, cases)).toMatchObject({ holds, cases: full, eaches });
  });

  test('that names a case is as many cases', () => {
    const found = splitCases({ ...line, code: six.case_gtin, level: 'CASE', holds: 6, quantity: 4 }, [six]);
    expect(found).toEqual({ case_gtin: six.case_gtin, holds: 6, cases: 4, eaches: 0 });
  });

  test('without a case on file is as many single ones', () => {
    expect(splitCases({ ...line, quantity: 3 }, [{ ...six, gtin: 'other' }])).toEqual({
      case_gtin: null,
      holds: null,
      cases: null,
      eaches: 3,
    });
  });

  test('without a quantity, or by the pallet, says no number', () => {
    expect(splitCases({ ...line, quantity: null }, [six])).toMatchObject({ cases: null, eaches: null });
    expect(splitCases({ ...line, level: 'PALLET', quantity: 2 }, [six])).toMatchObject({
      cases: null,
      eaches: null,
    });
  });
});
