import { describe, expect, test } from 'vitest';
import { compareAddress, parseCompareSearch } from './compare-search.ts';

describe('an address', () => {
  test('leaves out what it does not know and what is the default', () => {
    expect(parseCompareSearch({ gtins: ' ', differences: 'yes', basis: '1', relative: '', x: '1' })).toEqual(
      {},
    );
    expect(parseCompareSearch({ basis: 'serving', relative: 'none' })).toEqual({});
  });

  test('keeps its state', () => {
    const state = { gtins: 'a,b', differences: 'only', basis: '100kcal', relative: 'best' };
    expect(parseCompareSearch(state)).toEqual(state);
  });

  test('may repeat gtins instead of joining them', () => {
    expect(parseCompareSearch({ gtins: ['a', 'b'] })).toEqual({ gtins: 'a,b' });
  });

  test('of no products names none', () => {
    expect(compareAddress([], { basis: '100' })).toEqual({ basis: '100', gtins: undefined });
  });
});
