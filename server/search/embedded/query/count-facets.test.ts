import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Facets } from '#contract/facets.schema.ts';
import { VERDICTS } from '#contract/guideline.ts';
import { anyQuery } from '../../conformance/arbitrary-catalogue.ts';
import { answerOf } from '../../conformance/compare-answers.ts';
import { applyRounds, batches, deletions } from '../../conformance/divided-catalogue.ts';
import type { AllergenExclusion, SearchQuery } from '../../engine.ts';

/** A value's number, and the change to the query that choosing the value makes. */
type Click = readonly [name: string, count: number, change: Partial<SearchQuery>];

test('every number is the total once its value is chosen, whatever is chosen already', () => {
  fc.assert(
    fc.property(batches, deletions, anyQuery, (rounds, removed, anything) => {
      const { generation } = applyRounds(rounds, removed);
      const query = { ...anything, exclusions: distinct(anything.exclusions), facets: true, offset: 0 };
      const totalOf = (change: Partial<SearchQuery>) =>
        answerOf(generation, { ...query, ...change, facets: false }).total;
      const facets = answerOf(generation, query).facets as Facets;
      const clicks = [...listWidening(facets), ...listNarrowing(facets, query)];
      expect(clicks.map(([name, count]) => [name, count])).toEqual(
        clicks.map(([name, , change]) => [name, totalOf(change)]),
      );
    }),
    { numRuns: 150 },
  );
});

test('a further category, NOVA group or verdict adds its number to the total', () => {
  fc.assert(
    fc.property(batches, deletions, anyQuery, (rounds, removed, anything) => {
      const { generation } = applyRounds(rounds, removed);
      const query = { ...anything, guidelines: {}, facets: true };
      const { total, facets } = answerOf(generation, query);
      const added = (change: Partial<SearchQuery>) =>
        answerOf(generation, { ...query, ...change }).total - total;
      for (const [name, count, change] of listFurther(facets as Facets, query)) {
        expect([name, added(change)]).toEqual([name, count]);
      }
    }),
    { numRuns: 150 },
  );
});

/** Alone of its facet. */
function listWidening({ category, nova, brand }: Facets): Click[] {
  return [
    ...category.map(({ value, count }): Click => [value, count, { categories: [value] }]),
    ...nova.map(({ value, count }): Click => [value, count, { novaLabels: [value as '1'] }]),
    ...brand.map(({ value, count }): Click => [value, count, { brand: value, brandNamed: null }]),
  ];
}

/** Beside others of its facet, where some are chosen and it is not. */
function listFurther({ category, nova, guideline }: Facets, query: SearchQuery): Click[] {
  const { categories, novaLabels, verdicts } = query;
  const isFurther = (chosen: readonly string[], value: string) =>
    chosen.length > 0 && !chosen.includes(value);
  return [
    ...category
      .filter(({ value }) => isFurther(categories, value))
      .map(({ value, count }): Click => [value, count, { categories: [...categories, value] }]),
    ...nova
      .filter(({ value }) => isFurther(novaLabels, value))
      .map(({ value, count }): Click => [value, count, { novaLabels: [...novaLabels, value as '1'] }]),
    ...guideline.flatMap(({ value, ...counts }) => {
      const { [value]: chosen = [] } = verdicts;
      return VERDICTS.filter((verdict) => isFurther(chosen, verdict)).map(
        (verdict): Click => [
          `${value} ${verdict}`,
          counts[verdict],
          { verdicts: { ...verdicts, [value]: [...chosen, verdict] } },
        ],
      );
    }),
  ];
}

function listNarrowing({ guideline, diet, allergen }: Facets, query: SearchQuery): Click[] {
  const { guidelines, verdicts, diets, exclusions } = query;
  return [
    ...diet.map(({ value, count }): Click => [value, count, { diets: [...diets, value as 'vegan'] }]),
    ...guideline.flatMap(({ value, count, ...counts }): Click[] => {
      const { [value]: _, ...others } = guidelines;
      return [
        [value, count, { guidelines: { ...guidelines, [value]: true } }],
        ...VERDICTS.map(
          (verdict): Click => [
            `${value} ${verdict}`,
            counts[verdict],
            { guidelines: others, verdicts: { ...verdicts, [value]: [verdict] } },
          ],
        ),
      ];
    }),
    ...allergen.flatMap(({ value, free_from, may_contain, unknown }): Click[] => {
      const others = exclusions.filter(({ allergen: left }) => left !== value);
      const leave = (name: string, count: number, how: Omit<AllergenExclusion, 'allergen'>): Click => [
        `${value} ${name}`,
        count,
        { exclusions: [...others, { allergen: value, ...how }] },
      ];
      return [
        leave('alone', free_from + unknown, { mayContain: true, unknown: false }),
        leave('contains', free_from + unknown + may_contain, { mayContain: false, unknown: false }),
        leave('unknown', free_from + may_contain, { mayContain: false, unknown: true }),
        leave('both', free_from, { mayContain: true, unknown: true }),
      ];
    }),
  ];
}

/** As the parameters of a call are read: one for each allergen. */
function distinct(exclusions: readonly AllergenExclusion[]): AllergenExclusion[] {
  return [...new Map(exclusions.map((exclusion) => [exclusion.allergen, exclusion])).values()];
}
