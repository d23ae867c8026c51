import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recalledSearch, recallTable, rememberTable } from './table-memory.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what the table showed last', () => {
  test('is the default where nothing, nonsense or an unknown column is kept, or storage is forbidden', () => {
    expect(recallTable()).toEqual({});
    for (const text of ['{', 'null', '"x"', '{"columns":["caffeine"],"basis":7,"limits":"fda"}']) {
      kept.set('table', text);
      expect(recallTable()).toEqual({});
    }
    vi.stubGlobal('localStorage', undefined);
    expect(recallTable()).toEqual({});
    expect(() => rememberTable({ basis: '100' })).not.toThrow();
  });

  test('comes back to who says nothing of the table, and an address that does wins', () => {
    rememberTable({ q: 'oat', page: 3, columns: ['iron'], limits: 'none' });
    expect(recalledSearch({ q: 'rye' })).toEqual({ q: 'rye', columns: ['iron'], limits: 'none' });
    expect(recalledSearch({ q: 'rye', basis: '100' })).toBeUndefined();
    rememberTable({ q: 'oat' });
    expect(recalledSearch({ q: 'rye' })).toBeUndefined();
  });
});
