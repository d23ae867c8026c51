import { describe, expect, test } from 'vitest';
import { NUTRIENT_LABELS } from '#contract/nutrition.ts';
import { changeBasis, changeColumns, changeLimits, keepTable } from './change-table.ts';
import { columnsOf, DEFAULT_COLUMNS, parseTableSearch } from './table-search.ts';

describe('the address of the table', () => {
  test('leaves out what it does not know, and what is the default', () => {
    expect(parseTableSearch({ columns: 'caffeine', basis: '1kg' })).toEqual({});
    expect(parseTableSearch({ columns: DEFAULT_COLUMNS })).toEqual({});
    expect(parseTableSearch({ columns: ['sodium', 'x'], q: 'oat' })).toEqual({
      q: 'oat',
      columns: ['sodium'],
    });
  });

  test('holds chosen columns in the label’s order, also when there is none', () => {
    const chosen = changeColumns({ q: 'oat' }, ['iron', 'sodium']);
    expect(chosen).toEqual({ q: 'oat', columns: ['sodium', 'iron'] });
    for (const columns of [[], ['iron'], NUTRIENT_LABELS, DEFAULT_COLUMNS] as const) {
      const search = changeColumns({ q: 'oat', basis: '100' }, columns);
      expect(parseTableSearch({ ...search })).toEqual(search);
      expect(columnsOf(search)).toEqual(
        NUTRIENT_LABELS.filter((label) => (columns as readonly string[]).includes(label)),
      );
    }
  });

  test('keeps what the table shows through a change of filters, and names limits only where they are chosen', () => {
    const search = changeLimits({ q: 'oat', basis: '100', columns: ['iron'] }, 'philly');
    expect(keepTable(search, { q: 'rye' })).toEqual({
      q: 'rye',
      basis: '100',
      columns: ['iron'],
      limits: 'philly',
    });
    expect(parseTableSearch({ ...search })).toEqual(search);
    expect(changeLimits(search, 'all')).toEqual({ q: 'oat', basis: '100', columns: ['iron'] });
    expect(parseTableSearch({ limits: 'all' })).toEqual({});
  });

  test('names the basis only where it is not a serving', () => {
    expect(changeBasis({}, '100')).toEqual({ basis: '100' });
    expect(changeBasis({ basis: '100' }, 'serving')).toEqual({});
  });

  test('goes on being sorted by the figures shown', () => {
    const search = parseTableSearch({ q: 'oat', sort: 'sodium-high', columns: 'sodium', page: '2' });
    const per100 = changeBasis(search, '100');
    expect(per100).toEqual({ q: 'oat', sort: 'sodium-high-per-100', columns: ['sodium'], basis: '100' });
    expect(changeBasis(per100, 'serving')).toEqual({ q: 'oat', sort: 'sodium-high', columns: ['sodium'] });
    expect(changeBasis({ sort: 'name', page: 2 }, '100')).toEqual({ sort: 'name', page: 2, basis: '100' });
  });
});
