import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLERGEN_STATES } from '#contract/allergens.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { column, stated } from '#tests/support/compare-columns.ts';
import { NO_ALLERGENS } from '#tests/support/product-facts.ts';
import { type Cell, type Column, isEqualRow, type Section } from './cell.ts';
import { buildSections, onlyDifferences } from './sections.ts';

const PLAIN = { basis: 'serving', relative: 'none', shown: GUIDELINE_KEYS } as const;

function rowOf(sections: readonly Section[], section: string, row: string): readonly Cell[] {
  const found = sections.find(({ id }) => id === section)?.rows.find(({ id }) => id === row);
  if (!found) throw new Error(`no row ${section}/${row}`);
  return found.cells;
}
const cells = (columns: readonly Column[], section: string, row: string) =>
  rowOf(buildSections(columns, PLAIN), section, row);

describe('what is not known', () => {
  test('is said in every line, and never looks like an answer', () => {
    const [alone] = [column()];
    const sections = buildSections([alone], PLAIN);
    expect(rowOf(sections, 'overview', 'price')).toEqual([{ kind: 'missing', text: 'No price on file' }]);
    expect(rowOf(sections, 'nutrition', 'sodium')).toEqual([{ kind: 'missing', text: 'N/A' }]);
    expect(rowOf(sections, 'texts', 'ingredients')).toEqual([
      { kind: 'missing', text: 'Not stated by any source' },
    ]);
    expect(rowOf(sections, 'verdicts', 'nova')).toEqual([
      { kind: 'nova', nova: null, because: 'the ingredients are not stated' },
    ]);
    expect(sections.find(({ id }) => id === 'allergens')).toMatchObject({
      rows: [],
      note: expect.stringContaining('That does not mean there are none.'),
    });
  });

  test('while it is on its way or could not be fetched, says that instead', () => {
    const waiting: Column = { ...column(), nutrition: { state: 'loading' }, guidelines: { state: 'failed' } };
    expect(cells([waiting], 'nutrition', 'sodium')).toEqual([{ kind: 'loading' }]);
    expect(cells([waiting], 'texts', 'derived')).toEqual([{ kind: 'failed' }]);
    expect(cells([waiting], 'verdicts', 'smart_snack')).toEqual([
      { kind: 'verdict', verdict: 'unknown', reason: undefined },
    ]);
  });

  test('is never "free from": an allergen known of one product alone is not declared on the other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ALLERGEN_STATES), (state) => {
        const known = { ...NO_ALLERGENS, [state]: ['milk'] };
        const row = cells([column({ allergens: known }), column()], 'allergens', 'milk');
        expect(row).toEqual([
          { kind: 'allergen', state },
          { kind: 'allergen', state: 'not_declared' },
        ]);
      }),
    );
  });
});

describe('figures', () => {
  const salty = (value: number, explained = {}) => column({}, [stated('sodium', value)], explained);

  test('one that cannot be true is shown with the reason, and is neither best nor a measure', () => {
    const implausible = [{ nutrient: 'sodium' as const, reason: 'It cannot be.' }];
    const sections = buildSections([salty(0, { implausible }), salty(90), salty(100)], {
      ...PLAIN,
      relative: 'first',
    });
    expect(rowOf(sections, 'nutrition', 'sodium')).toEqual([
      { kind: 'figure', text: '0', unit: 'mg', caution: 'It cannot be.' },
      { kind: 'figure', text: '90', unit: 'mg', best: 'lowest known' },
      { kind: 'figure', text: '100', unit: 'mg' },
    ]);
  });

  test('one of which only a bound is known says so, and is neither best nor a measure', () => {
    const bounded = column({}, [{ ...stated('sodium', 5, 20), less_than: true }]);
    const columns = [bounded, salty(90)];
    const sections = buildSections(columns, { ...PLAIN, relative: 'first' });
    expect(rowOf(sections, 'nutrition', 'sodium')).toEqual([
      { kind: 'figure', text: 'less than 5', unit: 'mg' },
      { kind: 'figure', text: '90', unit: 'mg' },
    ]);
    const per100 = buildSections(columns, { ...PLAIN, basis: '100' });
    expect(rowOf(per100, 'nutrition', 'sodium')[0]).toMatchObject({ text: 'less than 20' });
  });

  test('are set against the first', () => {
    const sections = buildSections([salty(100), salty(150)], { ...PLAIN, relative: 'first' });
    expect(rowOf(sections, 'nutrition', 'sodium')).toEqual([
      { kind: 'figure', text: '100', unit: 'mg', best: 'lowest' },
      { kind: 'figure', text: '150', unit: 'mg', difference: '+50 (+50%)' },
    ]);
  });

  test('are set against the best, but for carbohydrate, which has none', () => {
    const two = [150, 100].map((value) =>
      column({}, [stated('sodium', value), stated('total_carbohydrate', value)]),
    );
    const sections = buildSections(two, { ...PLAIN, relative: 'best' });
    expect(rowOf(sections, 'nutrition', 'sodium')[0]).toMatchObject({ difference: '+50 (+50%)' });
    expect(rowOf(sections, 'nutrition', 'total_carbohydrate')[0]).toEqual({
      kind: 'figure',
      text: '150',
      unit: 'g',
    });
  });

  test('prices for different units are not set against each other', () => {
    const priced = (amount: number, unit: string) => column({ price: { amount, currency: 'USD', unit } });
    expect(cells([priced(2, 'each'), priced(30, 'case')], 'overview', 'price')).toEqual([
      { kind: 'figure', text: '$2.00', unit: 'each' },
      { kind: 'figure', text: '$30.00', unit: 'per case' },
    ]);
    expect(cells([priced(2, 'each'), priced(3, 'each')], 'overview', 'price')[0]).toMatchObject({
      best: 'lowest',
    });
  });
});

describe('lines', () => {
  test('have a cell for every product', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4 }),
        fc.constantFrom('none', 'first', 'best'),
        (count, relative) => {
          const columns = Array.from({ length: count }, (_, at) =>
            column({ ingredients: at % 2 === 0 ? 'Oats' : null }, [stated('sodium', at * 10)]),
          );
          for (const { rows } of buildSections(columns, { ...PLAIN, relative })) {
            for (const row of rows) expect(row.cells).toHaveLength(count);
          }
        },
      ),
    );
  });

  test('that say the same of all go, and are counted; marks and differences make none differ', () => {
    const twins = [column({}, [stated('sodium', 90)]), column({}, [stated('sodium', 90)])];
    const all = buildSections(twins, { ...PLAIN, relative: 'first' });
    const { sections, hidden } = onlyDifferences(all);
    expect(hidden).toBe(all.flatMap(({ rows }) => rows).length);
    expect(sections.flatMap(({ rows }) => rows)).toEqual([]);
    expect(sections.map(({ id }) => id)).toContain('allergens');
  });

  test('that differ stay, and so do those of which something could not be fetched', () => {
    const failed: Cell = { kind: 'failed' };
    expect(isEqualRow({ id: 'x', label: 'x', cells: [failed, failed] })).toBe(false);
    const { sections } = onlyDifferences(
      buildSections([column({}, [stated('sodium', 90)]), column({}, [stated('sodium', 95)])], PLAIN),
    );
    expect(sections.find(({ id }) => id === 'nutrition')?.rows.map(({ id }) => id)).toEqual(['sodium']);
  });
});
