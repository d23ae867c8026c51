import { expect, test } from 'vitest';
import { PRODUCT } from '#tests/support/product-facts.ts';
import type { Column, Section, Cell as ShownCell } from '../model/cell.ts';
import { comparisonRows } from './comparison-rows.ts';

const column = (gtin: string, name: string) =>
  ({ product: { ...PRODUCT, gtin, normalized_name: name } }) as Column;
const row = (label: string, ...cells: readonly ShownCell[]) => ({ id: label, label, cells });

test('a line has a cell for each product; what is not known is empty, what did not arrive says so', () => {
  const sections: readonly Section[] = [
    {
      id: 'a',
      title: 'At a glance',
      rows: [
        row('Price', { kind: 'missing', text: 'No price on file' }, { kind: 'failed' }),
        row(
          'Smart Snack',
          { kind: 'verdict', verdict: 'fail', reason: 'sodium' },
          { kind: 'verdict', verdict: 'unknown', reason: undefined },
        ),
        row('Milk', { kind: 'allergen', state: 'not_declared' }, { kind: 'loading' }),
        {
          ...row(
            'Sodium',
            { kind: 'figure', text: '0', unit: 'mg', best: 'lowest' },
            { kind: 'figure', text: '90,000', unit: 'mg', caution: 'more than the food weighs' },
          ),
          basis: 'per serving',
        },
      ],
    },
  ];
  const rows = comparisonRows([column('00012345678905', 'Oats'), column('09520000000011', '=1+1')], sections);
  expect(rows.map((cells) => cells.map(({ value }) => value))).toEqual([
    ['Part', 'Line', 'Oats', '=1+1'],
    [null, 'GTIN', '00012345678905', '09520000000011'],
    ['At a glance', 'Price', null, 'Could not be loaded'],
    ['At a glance', 'Smart Snack', 'Fails: sodium', 'Unknown'],
    ['At a glance', 'Milk', 'Not declared', 'Could not be loaded'],
    ['At a glance', 'Sodium, per serving', '0 mg', '90,000 mg: implausible: more than the food weighs'],
  ]);
  expect(rows[1]?.slice(2).every(({ isGtin }) => isGtin)).toBe(true);
});
