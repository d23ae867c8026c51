import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLERGEN_KEYS, ALLERGENS, CONTAINMENTS } from '#contract/allergens.ts';
import { groupAllergens } from './allergen-states.ts';

const declaration = fc
  .tuple(fc.constantFrom(...ALLERGEN_KEYS), fc.constantFrom(...CONTAINMENTS))
  .map(([allergen, containment]) => ({
    allergen,
    containment,
    allergentypename: ALLERGENS[allergen],
    source: 'off' as const,
  }));

describe('the allergens of a product', () => {
  test('without a declaration are all not declared, and none is free from', () => {
    const [contains, mayContain, freeFrom, notDeclared] = groupAllergens([]);
    expect([contains?.names, mayContain?.names, freeFrom?.names]).toEqual([[], [], []]);
    expect(notDeclared?.names).toEqual(ALLERGEN_KEYS.map((key) => ALLERGENS[key]));
  });

  test('are each in exactly one state, in the order of the law’s list', () => {
    fc.assert(
      fc.property(fc.array(declaration), (declarations) => {
        const groups = groupAllergens(declarations);
        expect(groups.map(({ state }) => state)).toEqual([
          'contains',
          'may_contain',
          'free_from',
          'not_declared',
        ]);
        expect(groups.flatMap(({ names }) => names).toSorted()).toEqual(Object.values(ALLERGENS).toSorted());
      }),
    );
  });

  test('where sources contradict each other, take the graver state', () => {
    fc.assert(
      fc.property(fc.array(declaration, { minLength: 1 }), (declarations) => {
        const groups = groupAllergens(declarations);
        for (const state of CONTAINMENTS) {
          const names = groups.find((group) => group.state === state)?.names ?? [];
          for (const name of names) {
            const said = declarations.filter((each) => each.allergentypename === name);
            const gravest = Math.min(...said.map((each) => CONTAINMENTS.indexOf(each.containment)));
            expect(CONTAINMENTS[gravest]).toBe(state);
          }
        }
      }),
    );
  });
});
