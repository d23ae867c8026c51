import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_CART_QUANTITY } from '#contract/cart.ts';
import type { Hierarchy } from '#contract/hierarchy.schema.ts';
import { hierarchyOf, PALLET_CASE_EACH } from './fixture.ts';
import { changeLevel, type OrderLevel, orderLevels } from './order-levels.ts';
import { changedWords, choiceWords, quantityInBoth } from './order-words.ts';

const EACH = 'BASE_UNIT_OR_EACH';
const labels = (hierarchy: Hierarchy, gtin: string) =>
  orderLevels(hierarchy, gtin).map(({ label, count }) => `${label}: ${count}`);
const levelOf = (levels: readonly OrderLevel[], gtin: string): OrderLevel => {
  const found = levels.find(({ node }) => node.gtin === gtin);
  if (!found) throw new Error(`no level ${gtin}`);
  return found;
};

/** A display of two products, on a pallet of its own. */
const DISPLAY = hierarchyOf(
  { M: 'MIXED_MODULE', D: 'DISPLAY_SHIPPER', E: EACH, F: EACH, C: 'CASE' },
  'M 8 D',
  'D 12 E',
  'D 12 F',
  'C 24 E',
);

describe('no level is', () => {
  test('a trade item alone, or one the hierarchy does not know', () => {
    expect(orderLevels(hierarchyOf({ E: EACH }), 'E')).toEqual([]);
    expect(orderLevels(PALLET_CASE_EACH, 'X')).toEqual([]);
  });

  test('part of a hierarchy that was cut off', () => {
    expect(orderLevels({ ...PALLET_CASE_EACH, truncated: true }, 'E')).toEqual([]);
  });

  test('part of a circle', () => {
    const circle = hierarchyOf({ A: 'CASE', B: 'CASE' }, 'A 2 B', 'B 3 A');
    expect(orderLevels(circle, 'A')).toEqual([]);
    const throughMix = hierarchyOf({ A: 'CASE', B: 'CASE', E: EACH }, 'A 2 B', 'B 3 A', 'A 4 E');
    expect(orderLevels(throughMix, 'A')).toEqual([]);
    expect(orderLevels(throughMix, 'B')).toEqual([]);
  });

  test('a case that holds something else too', () => {
    expect(labels(DISPLAY, 'E')).toEqual(['Each: 1', 'Case of 24: 24']);
    expect(orderLevels(DISPLAY, 'F')).toEqual([]);
  });

  test('a case whose quantities contradict each other', () => {
    const twice = hierarchyOf({ C: 'CASE', E: EACH }, 'C 12 E', 'C 10 E');
    expect(orderLevels(twice, 'E')).toEqual([]);
    const bothWays = hierarchyOf({ P: 'PALLET', C: 'CASE', E: EACH }, 'P 2 C', 'P 20 E', 'C 12 E');
    expect(labels(bothWays, 'E')).toEqual(['Each: 1', 'Case of 12: 12']);
  });

  test('so large that a full cart of it could not be counted', () => {
    const huge = hierarchyOf({ C: 'CASE', E: EACH }, 'C 2000000000 E');
    expect(orderLevels(huge, 'E')).toEqual([]);
  });
});

test('levels are the same from whichever is asked for, the smallest first', () => {
  for (const gtin of ['P', 'C', 'E']) {
    expect(labels(PALLET_CASE_EACH, gtin)).toEqual(['Each: 1', 'Case of 12: 12', 'Pallet of 40 cases: 480']);
  }
});

test('a mixed display is ordered by itself or by its pallet', () => {
  expect(labels(DISPLAY, 'D')).toEqual(['Display case: 1', 'Mixed module of 8 display cases: 8']);
});

test('two levels of one size are told apart by their GTINs', () => {
  const two = hierarchyOf({ C: 'CASE', D: 'CASE', E: EACH }, 'C 12 E', 'D 12 E');
  expect(orderLevels(two, 'E').map(({ label }) => label)).toEqual([
    'Each',
    'Case of 12, GTIN C',
    'Case of 12, GTIN D',
  ]);
  expect(quantityInBoth(two, orderLevels(two, 'E'), 'E', 24)).toBeUndefined();
  expect(quantityInBoth(two, orderLevels(two, 'D'), 'D', 2)).toBe('2 cases = 24 eaches');
});

test('a change of level never orders less, and at most what makes the last one whole', () => {
  const quantity = fc.integer({ min: 1, max: MAX_CART_QUANTITY });
  const sizes = fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 100 }));
  fc.assert(
    fc.property(quantity, sizes, fc.nat(2), fc.nat(2), (count, [perCase, cases], a, b) => {
      const types = { P: 'PALLET', C: 'CASE', E: EACH } as const;
      const hierarchy = hierarchyOf(types, `P ${cases} C`, `C ${perCase} E`);
      const levels = orderLevels(hierarchy, 'E');
      const [from, to] = [levels[a], levels[b]];
      if (!from || !to) throw new Error('three levels');
      const { quantity: changed, more } = changeLevel(count, from, to);
      expect(changed * to.count).toBe(count * from.count + more);
      expect(more).toBeGreaterThanOrEqual(0);
      expect(more).toBeLessThan(to.count);
      // What comes out even comes back as it was.
      if (more === 0) expect(changeLevel(changed, to, from)).toEqual({ quantity: count, more: 0 });
    }),
  );
});

describe('a quantity is said', () => {
  const levels = orderLevels(PALLET_CASE_EACH, 'E');
  const both = (gtin: string, quantity: number) => quantityInBoth(PALLET_CASE_EACH, levels, gtin, quantity);

  test('in both units, level by level', () => {
    expect(both('C', 2)).toBe('2 cases = 24 eaches');
    expect(both('P', 3)).toBe('3 pallets = 120 cases = 1,440 eaches');
    expect(both('E', 24)).toBe('24 eaches = 2 cases');
    expect(both('E', 30)).toBe('30 eaches = 2 cases + 6 eaches');
    expect(both('E', 5)).toBe('5 eaches (1 case = 12 eaches)');
  });

  test('of a mixed case by what it holds', () => {
    expect(quantityInBoth(DISPLAY, orderLevels(DISPLAY, 'D'), 'M', 1)).toBe(
      '1 mixed module = 8 display cases = 192 eaches',
    );
    const alone = hierarchyOf({ D: 'DISPLAY_SHIPPER', E: EACH, F: EACH }, 'D 12 E', 'D 6 F');
    expect(quantityInBoth(alone, orderLevels(alone, 'D'), 'D', 2)).toBe('2 display cases = 36 eaches');
  });

  test('in one unit alone where both would go by one name', () => {
    const unnamed = hierarchyOf({ C: null, E: null }, 'C 12 E');
    expect(quantityInBoth(unnamed, orderLevels(unnamed, 'E'), 'C', 2)).toBeUndefined();
    expect(quantityInBoth(unnamed, orderLevels(unnamed, 'E'), 'E', 2)).toBeUndefined();
  });

  test('before a level is chosen, with what is more than now or more than a cart holds', () => {
    const [each, box, pallet] = ['E', 'C', 'P'].map((gtin) => levelOf(levels, gtin));
    if (!each || !box || !pallet) throw new Error('three levels');
    const choice = (quantity: number, from: OrderLevel, to: OrderLevel) =>
      choiceWords(PALLET_CASE_EACH, levels, to, changeLevel(quantity, from, to));
    expect(choice(24, each, box)).toBe('2 cases');
    expect(choice(30, each, box)).toBe('3 cases = 36 eaches, 6 eaches more than now');
    expect(choice(1, each, pallet)).toBe('1 pallet = 40 cases = 480 eaches, 479 eaches more than now');
    expect(choice(30, pallet, each)).toBe('14,400 eaches: a cart holds at most 9,999');
  });

  test('after it was, with those that were there already', () => {
    const [each, box] = [levelOf(levels, 'E'), levelOf(levels, 'C')];
    const changed = (quantity: number, there: number) =>
      changedWords(PALLET_CASE_EACH, levels, {
        from: each,
        quantity,
        to: box,
        change: changeLevel(quantity, each, box),
        there,
      });
    expect(changed(24, 0)).toBe('Changed from 24 eaches to 2 cases');
    expect(changed(30, 0)).toBe('Rounded up from 30 eaches to 3 cases = 36 eaches');
    expect(changed(24, 3)).toBe(
      'Changed from 24 eaches to 2 cases; with those already there 5 cases = 60 eaches',
    );
  });
});
