import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGuideline } from '#contract/all-standards.ts';
import { ALLERGEN_KEYS } from '#contract/allergens.ts';
import { FAMILY_TITLES } from '#contract/categories.ts';
import type { Facets } from '#contract/facets.schema.ts';
import { GUIDELINE_KEYS, GUIDELINES, VERDICTS } from '#contract/guideline.ts';
import { DIET_TYPES, NOVA_LABELS } from '#contract/product.ts';
import type { ProductPage } from '#contract/products.schema.ts';
import { demoTradeItems } from '#demo/catalogue/demo-catalogue.ts';
import { getJson } from '#tests/support/feature-app.ts';
import { openTestApp } from '#tests/support/test-app.ts';

const everyFourth = [...demoTradeItems()].filter((_, i) => i % 4 === 0);
const larder = await openTestApp(everyFourth);

/** Parameters of the call, by name. */
type Chosen = Readonly<Record<string, readonly string[]>>;

async function list(chosen: Chosen, facets = false): Promise<ProductPage> {
  const pairs = Object.entries(chosen).flatMap(([name, values]) =>
    values.map((value): [string, string] => [name, value]),
  );
  const query = new URLSearchParams([
    ...pairs,
    ['limit', '1'],
    ['facets', String(facets)],
    ['facet_standard', 'nutri_score'],
    ['facet_standard', 'smart_snack'],
  ]);
  const { status, body } = await getJson(larder.app, `/api/products?${query}`);
  expect(status).toBe(200);
  return body;
}

const some = <T extends string>(values: readonly T[], maxLength = 2) =>
  fc.subarray([...values], { maxLength });
const anyChosen: fc.Arbitrary<Chosen> = fc.record(
  {
    search_term: fc.constantFrom(['milk'], ['granola'], ['chicken']),
    family_title: some(FAMILY_TITLES),
    is_good_choice: some(['true', 'false'], 1),
    is_smart_snack: some(['true'], 1),
    recommended_ok: some(['true'], 1),
    smart_snack_verdict: some(VERDICTS),
    philly_verdict: some(VERDICTS),
    nova_label: some(NOVA_LABELS),
    standard: some(['nutri_score:a', 'nutri_score:unknown', 'chile_seals:seal']),
    diet: some(DIET_TYPES.slice(0, 4)),
    exclude_allergen: some(ALLERGEN_KEYS.flatMap((key) => [key, `${key}:contains`, `${key}:unknown`])),
  },
  { requiredKeys: [] },
);

test('every number beside a value is the total of the list once it is chosen', async () => {
  await fc.assert(
    fc.asyncProperty(anyChosen, async (chosen) => {
      const { facets } = await list(chosen, true);
      for (const [name, count, next] of listClicks(facets as Facets, chosen)) {
        expect([name, (await list({ ...chosen, ...next })).total]).toEqual([name, count]);
      }
    }),
    { numRuns: 15 },
  );
});

test('the four verdicts of a guideline are the whole catalogue between them', async () => {
  const { total, facets } = await list({}, true);
  for (const { pass, fail, unknown, not_applicable } of facets?.guideline ?? []) {
    expect(pass + fail + unknown + not_applicable).toBe(total);
  }
  const { pass, fail, unknown, not_applicable } =
    facets?.guideline.find(({ value }) => value === 'smart_snack') ?? {};
  expect(facets?.standard.find(({ value }) => value === 'smart_snack')?.answers).toEqual(
    Object.entries({ pass, fail, unknown, not_applicable }).map(([value, count]) => ({ value, count })),
  );
});

/** Each value of each facet: its number, and the parameters that choose it. */
function listClicks(facets: Facets, chosen: Chosen): (readonly [string, number, Chosen])[] {
  const { diet = [], exclude_allergen = [] } = chosen;
  return [
    ...facets.category.map(({ value, count }) => [value, count, { family_title: [value] }] as const),
    ...facets.nova.map(({ value, count }) => [value, count, { nova_label: [value] }] as const),
    ...facets.brand.map(({ value, count }) => [value, count, { brand: [value] }] as const),
    ...facets.diet.map(({ value, count }) => [value, count, { diet: [...diet, value] }] as const),
    ...facets.standard.flatMap(({ value, answers }) => {
      const others = (chosen.standard ?? []).filter((each) => !each.startsWith(value));
      return answers.map(({ value: answer, count }) => {
        const name = `${value}:${answer}`;
        const cleared = isGuideline(value)
          ? { [GUIDELINES[value].passes]: [], [GUIDELINES[value].verdict]: [] }
          : {};
        return [name, count, { ...cleared, standard: [...others, name] }] as const;
      });
    }),
    ...GUIDELINE_KEYS.flatMap((key) => {
      const counts = facets.guideline.find(({ value }) => value === key);
      const { passes, verdict } = GUIDELINES[key];
      return [
        [key, counts?.count ?? 0, { [passes]: ['true'] }] as const,
        ...VERDICTS.map((v) => [`${key} ${v}`, counts?.[v] ?? 0, { [passes]: [], [verdict]: [v] }] as const),
      ];
    }),
    ...facets.allergen.flatMap(({ value, free_from, may_contain, unknown }) => {
      const others = exclude_allergen.filter((each) => !each.startsWith(value));
      const without = (...values: string[]) => ({ exclude_allergen: [...others, ...values] });
      return [
        [value, free_from + unknown, without(value)] as const,
        [`${value}:contains`, free_from + may_contain + unknown, without(`${value}:contains`)] as const,
        [`${value}:unknown`, free_from + may_contain, without(`${value}:unknown`)] as const,
        [`${value} and :unknown`, free_from, without(value, `${value}:unknown`)] as const,
      ];
    }),
  ];
}
