import { describe, expect, test } from 'vitest';
import type { Criterion, GuidelineResult } from '#contract/guideline.schema.ts';
import { column } from '#tests/support/compare-columns.ts';
import { criterion } from '#tests/support/product-facts.ts';
import type { Column } from './cell.ts';
import { criteriaSections } from './criteria-rows.ts';
import { textRows } from './text-rows.ts';
import { novaReason, reasonOf, verdictRows } from './verdict-rows.ts';

const failed = (id: string, changes: Partial<Criterion> = {}) =>
  criterion({ id, label: 'Sodium per serving', verdict: 'fail', measured: 310, margin: -110, ...changes });

const result = (criteria: readonly Criterion[], changes: Partial<GuidelineResult> = {}): GuidelineResult => ({
  guideline: 'good_choice',
  verdict: 'fail',
  summary: 'Fails Good Choice: sodium per serving 310 mg, limit 200 mg.',
  rule_set: { version: '1', effective_from: null, certainty: 'likely' },
  criteria: [...criteria],
  ...changes,
});

const judged = (...guidelines: GuidelineResult[]) => column({}, [], { guidelines });

describe('a verdict’s reason', () => {
  test.each([
    ['pass', 'Meets Smart Snack as a snack: all 9 criteria.', undefined],
    ['fail', 'Fails Smart Snack: sodium 310 mg, limit 200 mg.', 'sodium 310\u00a0mg, limit 200\u00a0mg'],
    [
      'unknown',
      'Cannot be told for Philly (provisional set, not the published text): no weight.',
      'no weight',
    ],
    ['unknown', 'Something else', undefined],
    ['not_applicable', 'Smart Snack does not judge raw poultry.', 'Smart Snack does not judge raw poultry'],
    ['not_applicable', 'Smart Snack: not applicable to raw poultry.', 'not applicable to raw poultry'],
  ] as const)('%s, %s', (verdict, summary, reason) => {
    expect(reasonOf({ verdict, summary })).toBe(reason);
  });

  test('stands beside the verdict', () => {
    expect(verdictRows([judged(result([]))], ['good_choice'])[0]?.cells).toEqual([
      { kind: 'verdict', verdict: 'fail', reason: 'sodium per serving 310\u00a0mg, limit 200\u00a0mg' },
    ]);
  });
});

test('a NOVA group names three words that make it so, and counts the rest', () => {
  const markers = ['a', 'b', 'c', 'd'].map((found) => ({ group: '4' as const, marker: 'emulsifier', found }));
  expect(novaReason({ label: '4', markers, why: null })).toBe('a, b, c and 1 more');
  expect(novaReason({ label: '3', markers, why: null })).toBeUndefined();
});

describe('criteria', () => {
  test('of categories that ask the same are one line; what only one must meet does not apply to the other', () => {
    const [section] = criteriaSections([
      judged(result([failed('bread.sodium'), failed('bread.fiber', { label: 'Fiber per slice' })])),
      judged(result([failed('soup.sodium', { verdict: 'pass', measured: 150, margin: 50 })])),
    ]);
    expect(section?.rows.map(({ label, basis, cells }) => ({ label, basis, cells }))).toEqual([
      {
        label: 'Sodium',
        basis: 'per serving',
        cells: [
          {
            kind: 'criterion',
            verdict: 'fail',
            measured: '310\u00a0mg',
            limit: 'limit 200\u00a0mg',
            margin: '110\u00a0mg over',
          },
          {
            kind: 'criterion',
            verdict: 'pass',
            measured: '150\u00a0mg',
            limit: 'limit 200\u00a0mg',
            margin: '50\u00a0mg to spare',
          },
        ],
      },
      {
        label: 'Fiber',
        basis: 'per slice',
        cells: [expect.objectContaining({ kind: 'criterion' }), { kind: 'missing', text: 'Does not apply' }],
      },
    ]);
  });

  test('asked twice of one product are two lines', () => {
    const [section] = criteriaSections([judged(result([failed('a'), failed('b')]))]);
    expect(section?.rows).toHaveLength(2);
  });

  test('met by a word as it is asked for say it once', () => {
    const none = failed('a', {
      verdict: 'pass',
      measured: 'none',
      limit: 'none',
      comparison: 'is',
      margin: null,
    });
    const [section] = criteriaSections([judged(result([none]))]);
    expect(section?.rows[0]?.cells).toEqual([{ kind: 'criterion', verdict: 'pass', measured: 'none' }]);
  });

  test('of a provisional set say so', () => {
    const rule_set = { version: '1', effective_from: null, certainty: 'reconstructed' } as const;
    const philly = result([failed('a')], { guideline: 'philly', rule_set });
    expect(criteriaSections([judged(philly)])[2]?.note).toBe('A provisional set, not the published text.');
  });
});

test('declared claims of any kind are lines, and what follows from the label is one of its own', () => {
  const declared: Column = {
    ...column({}, [], {
      derived: {
        claims: [{ tag: 'good_source_of_vitamin_d', because: '', source: '' }],
        diet_types: [{ diet: 'vegan' as const, because: '' }],
      },
    }),
    claims: { state: 'ready', value: { diet_types: ['kosher'], claims: { nutrition: ['low_fat'] } } },
  };
  const rows = textRows([declared, column()]);
  expect(rows.map(({ label }) => label)).toEqual([
    'Ingredients',
    'Diets',
    'Nutrition claims',
    'Follows from the label',
  ]);
  expect(rows[2]?.cells).toEqual([
    { kind: 'tags', tags: ['Low fat'] },
    { kind: 'missing', text: 'None declared' },
  ]);
  expect(rows[3]?.cells[0]).toEqual({ kind: 'tags', tags: ['Good source of vitamin D', 'Vegan'] });
});
