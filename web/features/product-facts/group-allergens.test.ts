import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLERGEN_KEYS, ALLERGEN_STATES, type Allergen } from '#contract/allergens.ts';
import { NO_ALLERGENS } from '#tests/support/product-facts.ts';
import type { AllergenFact, ShownState } from './allergen-states.ts';
import { factsOf, groupAllergens } from './group-allergens.ts';

const fact = fc
  .tuple(fc.constantFrom(...ALLERGEN_KEYS), fc.constantFrom(...ALLERGEN_STATES))
  .map(([allergen, containment]): AllergenFact => ({ allergen, containment, words: [] }));

function keysIn(facts: readonly AllergenFact[], state: ShownState): readonly Allergen[] | undefined {
  return groupAllergens(facts)
    .find((group) => group.state === state)
    ?.allergens.map(({ key }) => key);
}

describe('the allergens of a product', () => {
  test('of which nothing is known are all not declared, and none is free from', () => {
    for (const state of ALLERGEN_STATES) expect(keysIn([], state)).toEqual([]);
    expect(keysIn([], 'not_declared')).toEqual(ALLERGEN_KEYS);
  });

  test('are each in exactly one state, the gravest state first and silence last', () => {
    fc.assert(
      fc.property(fc.array(fact), (facts) => {
        const groups = groupAllergens(facts);
        expect(groups.map(({ state }) => state)).toEqual([...ALLERGEN_STATES, 'not_declared']);
        const keys = groups.flatMap(({ allergens }) => allergens.map(({ key }) => key));
        expect(keys.toSorted()).toEqual(ALLERGEN_KEYS.toSorted());
      }),
    );
  });

  test('are free from only where nothing graver is said', () => {
    fc.assert(
      fc.property(fc.array(fact, { minLength: 1 }), (facts) => {
        for (const state of ALLERGEN_STATES) {
          for (const key of keysIn(facts, state) ?? []) {
            const said = facts.filter(({ allergen }) => allergen === key);
            const gravest = Math.min(...said.map((each) => ALLERGEN_STATES.indexOf(each.containment)));
            expect(ALLERGEN_STATES[gravest]).toBe(state);
          }
        }
      }),
    );
  });

  test('that the product itself carries keep their states', () => {
    const allergens = { ...NO_ALLERGENS, conflict: ['soybeans' as const], named: ['milk' as const] };
    expect(keysIn(factsOf(allergens), 'conflict')).toEqual(['soybeans']);
    expect(keysIn(factsOf(allergens), 'named')).toEqual(['milk']);
    expect(keysIn(factsOf(allergens), 'free_from')).toEqual([]);
  });
});
