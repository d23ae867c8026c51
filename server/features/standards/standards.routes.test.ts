import { expect, test } from 'vitest';
import { ALL_STANDARD_KEYS } from '#contract/all-standards.ts';
import type { StandardInfo } from '#contract/standards.schema.ts';
import { getJson } from '#tests/support/feature-app.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const CEREAL = demoGtin(1);
const { app } = await openTestApp([
  tradeItem({ gtin: CEREAL, name: 'Bran Flakes', ingredients: 'Whole wheat, wheat bran, sugar, salt.' }),
]);
const standards = (gtin: string, query = '') => getJson(app, `/api/products/${gtin}/standards${query}`);

test.each([
  ['?standard=nutri-score', 'Must be one of good_choice, smart_snack, philly, school_meal_sugars'],
  ['?day=2026-02-30', 'Must be a day from 2005-12-01 to 2040-12-31, written like 2027-01-15'],
  ['?day=1999-01-01', 'Must be a day from 2005-12-01 to 2040-12-31'],
  [
    '?standard=fda_healthy&day=2025-04-27',
    'day must not be before 2025-04-28, when “FDA “healthy” claim” begins',
  ],
  [
    '?standard=philly&standard=smart_snack&day=2014-06-30',
    'Must not be before 2014-07-01, when “Smart Snack”',
  ],
])('%s is refused with what there is', async (query, words) => {
  const { status, body } = await standards(CEREAL, query);
  expect(status).toBe(422);
  expect(JSON.stringify(body).toLowerCase()).toContain(words.toLowerCase());
});

test('a product that is not there is not found', async () => {
  expect((await standards(demoGtin(9))).status).toBe(404);
});

test('every standard is listed with what it asks, by whom and since when', async () => {
  const { body } = await getJson(app, '/api/standards');
  expect(body.standards.map(({ key }: { key: string }) => key)).toEqual(ALL_STANDARD_KEYS);
  for (const { asks, binds, outcomes, versions } of body.standards) {
    expect(asks).toMatch(/\.$/);
    expect(binds).toMatch(/\.$/);
    expect(outcomes.length).toBeGreaterThan(1);
    const days = versions.map(({ from }: { from: string }) => from);
    expect(days).toEqual([...days].sort());
    expect(versions[0].source).not.toBe('');
  }
});

test('a standard says how many products of the catalogue get each answer', async () => {
  const { body } = await getJson(app, '/api/standards');
  for (const { counts } of body.standards) {
    const total = counts.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(total).toBe(1);
  }
  const list = await getJson(app, '/api/products?standard=nutri_score:unknown');
  expect(list.body.products.map(({ gtin }: { gtin: string }) => gtin)).toEqual([CEREAL]);
  expect((await getJson(app, '/api/products?standard=nutri_score:A')).body.total).toBe(0);
});

test('the catalogue is counted by the version on a day, and for want of what it cannot be told', async () => {
  const on = async (query: string) => {
    const { body } = await getJson(app, `/api/standards${query}`);
    return new Map<string, StandardInfo>(body.standards.map((each: StandardInfo) => [each.key, each]));
  };
  const today = await on('');
  const { counts, wants } = today.get('nutri_score') ?? {};
  expect(counts?.find(({ value }) => value === 'unknown')?.count).toBe(1);
  expect(wants).toContainEqual({ value: 'sugars', name: 'sugars', count: 1 });
  expect(today.get('smart_snack')).toMatchObject({
    counts: expect.arrayContaining([{ value: 'unknown', name: 'Cannot be told', count: 1 }]),
    wants: expect.arrayContaining([{ value: 'salt', name: 'sodium', count: 1 }]),
  });
  const before = await on('?day=2020-01-01');
  expect(before.get('nutri_score')).toMatchObject({ counts: null, wants: [] });
  expect(before.get('child_care_sugars')).toMatchObject({ counts: expect.any(Array), wants: [] });
  expect((await getJson(app, '/api/standards?day=1999-01-01')).status).toBe(422);
});

test('what is not known leaves every outcome open, and says what is missing', async () => {
  const { body } = await standards(CEREAL, '?standard=uk_traffic_lights&standard=nutri_score');
  expect(body.day).toMatch(/^20\d\d-\d\d-\d\d$/);
  const keys = body.standards.map(({ key }: { key: string }) => key);
  expect(keys).toEqual(['nutri_score', 'uk_traffic_lights']);
  for (const { possible, missing, summary } of body.standards) {
    expect(possible.length).not.toBe(1);
    expect([missing.length > 0 || possible.length === 0, summary]).toEqual([
      true,
      expect.stringMatching(/\.$/),
    ]);
  }
});

test('without a key, the standards that have begun by the day answer', async () => {
  const { body } = await standards(CEREAL, '?day=2013-06-19');
  const keys = body.standards.map(({ key }: { key: string }) => key);
  expect(keys).toEqual(['uk_nutrient_profile', 'uk_traffic_lights']);
});

test('a day decides the version', async () => {
  const on = async (day: string) =>
    (await standards(CEREAL, `?standard=child_care_sugars&day=${day}`)).body.standards[0].version.version;
  expect([await on('2025-09-30'), await on('2025-10-01')]).toEqual(['total sugars', 'added sugars']);
});

test('the three guidelines are standards like the others, and keep their own parameters', async () => {
  const { body } = await standards(CEREAL, '?standard=smart_snack&day=2015-01-01');
  expect(body.standards).toMatchObject([
    { key: 'smart_snack', title: 'Smart Snack', version: { version: '2014' } },
  ]);
  const verdict = (await getJson(app, `/api/products/${CEREAL}`)).body.verdicts.smart_snack;
  const total = async (query: string) => (await getJson(app, `/api/products?${query}`)).body.total;
  expect(await total(`standard=smart_snack:${verdict}`)).toBe(1);
  expect(await total(`standard=SMART_SNACK:${verdict}&day=2015-01-01`)).toBe(1);
  const others = ['pass', 'fail', 'unknown', 'not_applicable'].filter((each) => each !== verdict);
  expect(await total(others.map((each) => `standard=smart_snack:${each}`).join('&'))).toBe(0);
  expect(await total(`standard=smart_snack:${others[0]}&smart_snack_verdict=${verdict}`)).toBe(1);
  const bad = await getJson(app, '/api/products?standard=philly:a');
  expect(JSON.stringify(bad.body)).toContain(
    'Must be philly: and one of pass, fail, unknown, not_applicable',
  );
});
