import { describe, expect, test } from 'vitest';
import { guidelineReply } from '#contract/guideline.schema.ts';
import type { Product } from '#contract/product.schema.ts';
import { bagOfChips } from '#tests/support/bag-of-chips.ts';
import { getJson } from '#tests/support/feature-app.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const [PASSES, SALTY, SILENT, ABSURD] = [demoGtin(1), demoGtin(2), demoGtin(3), demoGtin(4)];

const { app } = await openTestApp([
  bagOfChips(PASSES, 'Baked Potato Chips'),
  bagOfChips(SALTY, 'Salted Potato Chips', { sodium: 310 }),
  tradeItem({ gtin: SILENT, name: 'Potato Chips' }),
  bagOfChips(ABSURD, 'Absurd Potato Chips', { sodium: 20_000 }),
]);

const call = (url: string) => getJson(app, url);
const found = async (query: string) =>
  (await call(`/api/products?${query}`)).body.products.map(({ gtin }: Product) => gtin).toSorted();

describe('a filter finds', () => {
  test.each([
    ['is_smart_snack=true', [PASSES]],
    ['is_good_choice=true', [PASSES]],
    ['recommended_ok=true', [PASSES]],
    ['is_smart_snack=true&is_good_choice=true&recommended_ok=true&nova_label=3', [PASSES]],
    ['nova_label=3', [PASSES, SALTY, ABSURD]],
    ['nova_label=1&nova_label=4', []],
    ['is_smart_snack=false', [SALTY, SILENT, ABSURD]],
  ])('%s', async (query, gtins) => {
    expect(await found(query)).toEqual(gtins.toSorted());
  });

  test('exactly those whose verdict is a pass, and the facets count the same', async () => {
    const { products, facets } = (await call('/api/products?facets=true')).body;
    for (const product of products as Product[]) {
      const { smart_snack, good_choice, philly } = product.verdicts;
      expect([product.is_smart_snack, product.is_good_choice, product.recommended_ok]).toEqual([
        smart_snack === 'pass',
        String(good_choice === 'pass'),
        philly === 'pass',
      ]);
    }
    for (const { count } of facets.guideline) expect(count).toBe(1);
    expect(facets.nova).toContainEqual({ value: '3', count: 3 });
  });
});

describe('an explanation', () => {
  const explain = async (gtin: string) => {
    const { body } = await call(`/api/products/${gtin}/guidelines`);
    return guidelineReply.parse(body);
  };

  test('is refused for what is no GTIN, and there is none for what is not there', async () => {
    expect(await call('/api/products/123/guidelines')).toMatchObject({ status: 422 });
    expect(await call(`/api/products/${demoGtin(9)}/guidelines`)).toMatchObject({ status: 404 });
  });

  test('names value, limit, margin and source of what fails', async () => {
    const { guidelines } = await explain(SALTY);
    const smart = guidelines.find(({ guideline }) => guideline === 'smart_snack');
    expect(smart).toMatchObject({
      verdict: 'fail',
      summary: expect.stringContaining('310 mg, limit 200 mg'),
    });
    expect(smart?.criteria).toContainEqual(
      expect.objectContaining({ id: 'sodium.snack', measured: 310, limit: 200, margin: -110, unit: 'mg' }),
    );
    expect(smart?.criteria.every(({ source }) => source.length > 0)).toBe(true);
  });

  test('says what is missing, and never guesses', async () => {
    for (const { verdict } of (await explain(SILENT)).guidelines) expect(verdict).not.toBe('pass');
  });

  test('marks what cannot be true, and leaves open what rests on it', async () => {
    const { implausible, guidelines } = await explain(ABSURD);
    expect(implausible).toEqual([{ nutrient: 'sodium', reason: expect.stringContaining('cannot be') }]);
    for (const { criteria } of guidelines) {
      for (const { label, verdict } of criteria) {
        if (label.startsWith('Sodium')) expect(verdict).toBe('unknown');
      }
    }
    const nutrition = (await call(`/api/nutrition/${ABSURD}`)).body;
    const sodium = nutrition.nutrients.find(
      ({ nutrient_label: label }: { nutrient_label: string }) => label === 'sodium',
    );
    expect(sodium.value).toBe(20_000);
  });

  test('marks the values of several products at once, each under its nutrient', async () => {
    const gtins = [PASSES, SALTY, ABSURD, demoGtin(9)];
    const { body } = await call(`/api/products/limits?${gtins.map((gtin) => `gtin=${gtin}`).join('&')}`);
    const of = (gtin: string) => body.limits.find((each: { gtin: string }) => each.gtin === gtin);
    expect(body.limits).toHaveLength(3);
    expect(of(PASSES)).toEqual({ gtin: PASSES, past: [], implausible: [] });
    expect(of(SALTY).past).toContainEqual({
      guideline: 'smart_snack',
      nutrient: 'sodium',
      label: 'Sodium per package',
      measured: 310,
      limit: 200,
      unit: 'mg',
      comparison: '<=',
      margin: -110,
      rounding: null,
    });
    expect(of(ABSURD)).toMatchObject({ past: [], implausible: [{ nutrient: 'sodium' }] });
    expect((await call('/api/products/limits')).body).toEqual({ limits: [] });
    expect(await call('/api/products/limits?gtin=12')).toMatchObject({ status: 422 });
  });

  test('agrees with the labels of the list', async () => {
    for (const { gtin, verdicts, nova_label } of (await call('/api/products')).body.products as Product[]) {
      const { guidelines, nova } = await explain(gtin);
      for (const { guideline, verdict } of guidelines) expect(verdict).toBe(verdicts[guideline]);
      expect(nova.label).toBe(nova_label);
    }
  });
});
