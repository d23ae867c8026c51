import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_COMPARED } from '#contract/products.ts';
import { demoGtin } from '#tests/support/trade-items.ts';
import { chosenFirst, readChosen, toggleChosen, withoutChosen } from './chosen.ts';

const FOUR = [1, 2, 3, 4].map(demoGtin);

test('a fifth product is refused, and one that is in can still be taken out', () => {
  expect(toggleChosen(FOUR, demoGtin(5))).toEqual({ ok: false });
  expect(toggleChosen(FOUR, demoGtin(2))).toEqual({ ok: true, gtins: [1, 3, 4].map(demoGtin) });
});

test('what was kept and is no GTIN counts as nothing', () => {
  for (const values of [[], [1, null, {}], ['abc', '12345678']]) expect(readChosen(values)).toEqual([]);
  fc.assert(fc.property(fc.array(fc.jsonValue()), (values) => readChosen(values).length <= MAX_COMPARED));
});

test('what was kept comes back, each product once and no more than there is room for', () => {
  expect(readChosen(FOUR)).toEqual(FOUR);
  expect(readChosen([FOUR[0], FOUR[0]?.slice(1), ...FOUR, demoGtin(5)])).toEqual(FOUR);
});

test('any number of presses leaves at most four, each once, in the order of choosing', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 7 })), (presses) => {
      let gtins: readonly string[] = [];
      for (const press of presses) {
        const change = toggleChosen(gtins, demoGtin(press));
        if (change.ok) gtins = change.gtins;
      }
      expect(gtins.length).toBeLessThanOrEqual(MAX_COMPARED);
      expect(new Set(gtins).size).toBe(gtins.length);
    }),
  );
});

test('one can be moved to the front, and only one that is there', () => {
  expect(chosenFirst(FOUR, demoGtin(3))).toEqual([3, 1, 2, 4].map(demoGtin));
  expect(chosenFirst(FOUR, demoGtin(9))).toEqual(FOUR);
  expect(withoutChosen(FOUR, demoGtin(9))).toEqual(FOUR);
});
