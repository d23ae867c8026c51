import { describe, expect, test } from 'vitest';
import type { Substance } from '#contract/ingredient-laws.ts';
import { judgeLaws } from './judge-laws.ts';
import { INGREDIENT_LAWS } from './laws.ts';
import type { NOTICE_SUBSTANCES } from './notice-substances.ts';
import { SUBSTANCES, wordsFor } from './substances.ts';

const TODAY = '2026-11-22';
const found = (text: string | null, day = TODAY) => judgeLaws(text, day);
const failing = (text: string | null, day = TODAY) =>
  found(text, day)
    .filter(({ result, status }) => result === 'named' && status === 'in_force')
    .map(({ law }) => law.key);
const noted = (text: string | null, day = TODAY) =>
  found(text, day)
    .filter(({ result, status }) => result === 'named' && status === 'coming')
    .map(({ law }) => `${law.key} ${law.from}`);
const resultOf = (key: string, text: string | null) => found(text).find(({ law }) => law.key === key)?.result;

describe('worked examples', () => {
  test('Red 40 and Yellow 5', () => {
    const text = 'Sugar, corn syrup, citric acid, Red 40 Lake, Yellow 5';
    expect(failing(text)).toEqual(['wv_school', 'az_hb_2164', 'ut_hb_402', 'tx_sb_314']);
    expect(noted(text)).toEqual([
      'ca_ab_2316 2027-12-31',
      'va_hb_1910 2027-07-01',
      'la_act_463_school 2028-07-01',
      'la_act_463_notice 2028-01-01',
    ]);
  });

  test('Red No. 3, before and after its days', () => {
    const text = 'Sugar, FD&C Red No. 3';
    expect(noted(text)).toEqual(expect.arrayContaining(['us_red_3 2027-01-15', 'ca_ab_418 2027-01-01']));
    expect(failing(text, '2027-01-15')).toEqual(expect.arrayContaining(['us_red_3', 'ca_ab_418']));
    expect(failing(text, '2027-01-14')).not.toContain('us_red_3');
  });

  test('bromated flour', () => {
    const text = 'Enriched bromated flour, water, salt, yeast';
    expect(failing(text, '2027-01-01')).toEqual(['ca_ab_418', 'az_hb_2164', 'ut_hb_402', 'tx_sb_314']);
  });

  test('"artificial color" may hide titanium dioxide, and no certified color', () => {
    const text = 'Sugar, artificial color';
    expect(resultOf('az_hb_2164', text)).toBe('unknown');
    expect(resultOf('az_hb_2164', 'Sugar, almonds, water, food coloring')).toBe('unknown');
    expect(resultOf('wv_school', text)).toBe('not_named');
  });

  test.each([[null], [''], ['Sugar, corn syrup, water, natural flav']])(
    '%j is unknown for every law',
    (text) => {
      const results = found(text === 'Sugar, corn syrup, water, natural flav' ? `${text}...` : text);
      expect(new Set(results.map(({ result }) => result))).toEqual(new Set(['unknown']));
      for (const { doubt } of results) expect(doubt).not.toBeNull();
    },
  );

  test('caramel color does not tell its class', () => {
    expect(resultOf('tx_sb_314', 'Water, caramel color')).toBe('unknown');
    expect(resultOf('az_hb_2164', 'Water, caramel color')).toBe('not_named');
  });

  test('what a label says is not in it is not named', () => {
    expect(failing('Sugar, water. Contains no Red 40, free from Yellow 5.')).toEqual([]);
  });
});

describe('a law is in force from its day', () => {
  test.each(INGREDIENT_LAWS.filter(({ hold }) => hold === undefined).map((law) => [law.key, law] as const))(
    '%s',
    (_key, law) => {
      const before = new Date(Date.parse(law.from) - 86_400_000).toISOString().slice(0, 10);
      const statusOn = (day: string) => found('Sugar', day).find((each) => each.law === law)?.status;
      expect(statusOn(before)).toBe('coming');
      expect(statusOn(law.from)).toBe('in_force');
    },
  );

  test('one that a court stopped, or that is proposed, never is', () => {
    for (const { law, status } of found('Sugar, Red 40, Orange B', '2035-01-01'))
      if (law.hold) expect(status).toBe(law.hold);
  });
});

const SPELLINGS: Readonly<Record<Exclude<Substance, keyof typeof NOTICE_SUBSTANCES>, readonly string[]>> = {
  red_3: ['FD&C Red No. 3', 'red 3', 'Red #3', 'erythrosine', 'E127', 'RED NO.3'],
  red_40: [
    'FD&C Red No. 40',
    'Red 40 Lake',
    'red40',
    'Red #40',
    'Allura Red AC',
    'E 129',
    'artificial color (red 40)',
  ],
  yellow_5: ['FD&C Yellow #5', 'Yellow 5 Lake', 'tartrazine', 'yellow no. 5', 'E102'],
  yellow_6: ['Yellow 6', 'sunset yellow FCF', 'FD&C Yellow No 6', 'E110'],
  blue_1: ['Blue 1', 'Brilliant Blue FCF', 'FD&C Blue No. 1 Lake', 'E133'],
  blue_2: ['Blue 2', 'indigotine', 'indigo carmine', 'E132'],
  green_3: ['Green 3', 'Fast Green FCF'],
  citrus_red_2: ['Citrus Red 2', 'citrus red no. 2'],
  orange_b: ['Orange B'],
  titanium_dioxide: ['titanium dioxide', 'Titanium Dioxide (color)', 'E171'],
  bvo: ['brominated vegetable oil', 'brominated soybean oil', 'Brominated Vegetable Oils'],
  potassium_bromate: ['potassium bromate', 'bromated wheat flour'],
  propylparaben: ['propylparaben', 'propyl paraben', 'E216'],
  ada: ['azodicarbonamide', 'ADA', 'azodicarbonamide (ADA)'],
  bha: ['BHA', 'butylated hydroxyanisole', 'BHA (to preserve freshness)'],
  bht: ['BHT', 'butylated hydroxytoluene'],
  caramel_iii: ['E150c', 'ammonia caramel'],
  caramel_iv: ['E150d', 'sulphite ammonia caramel'],
  pho: ['partially hydrogenated soybean oil', 'partially-hydrogenated palm oil'],
};

describe('every substance in the spellings of labels', () => {
  test.each(Object.entries(SPELLINGS) as [Substance, readonly string[]][])('%s', (substance, spellings) => {
    for (const spelling of spellings) {
      const text = `Sugar, ${spelling}, salt`;
      const laws = found(text, '2035-01-01').filter(({ law }) => law.substances.includes(substance));
      expect(laws.length).toBeGreaterThan(0);
      for (const { named } of laws)
        expect(
          named.map((each) => each.substance),
          spelling,
        ).toContain(substance);
    }
  });

  test.each([
    ['red_3', 'red 33'],
    ['red_40', 'red 4'],
    ['yellow_5', 'yellow 55'],
    ['red_3', 'red pepper'],
    ['bha', 'bhang'],
    ['ada', 'canada oats'],
    ['pho', 'fully hydrogenated palm oil'],
    ['pho', 'partially hydrolyzed guar gum'],
    ['potassium_bromate', 'unbromated flour'],
  ] as const)('%s is not %s', (substance, name) => {
    expect(wordsFor(substance, name)).toBeUndefined();
  });

  test.each([
    ['red_40', 'Sugar, colors (fd&c no. red. 40), salt'],
    ['red_40', 'Sugar, blue #2, red %40, salt'],
    ['red_40', 'Sugar, red #40lake, salt'],
    ['yellow_6', 'Sugar, fd&c yellow no, 6, salt'],
    ['red_3', 'Sugar, red no . 3.'],
    ['titanium_dioxide', 'Sugar, titanium, dioxide (color), salt'],
    ['pho', 'Sugar, partially, hydrogenated soybean oil, salt'],
    ['propylparaben', 'Sugar, methyl and propyl parabens, salt'],
    ['yellow_5', 'Azúcar, agua, amarillo 5, tartrazina'],
  ] as const)('%s as real labels write it: %s', (substance, text) => {
    const named = found(text).flatMap((each) => each.named.map((one) => one.substance));
    expect(named).toContain(substance);
  });

  test('a color said once for several numbers', () => {
    for (const text of [
      'Sugar, Yellow 5 & 6',
      'Sugar, artificial colors (yellow 5 and 6)',
      'Sugar, yellow #5, #6',
    ])
      expect(
        found(text)
          .find(({ law }) => law.key === 'wv_school')
          ?.named.map(({ substance }) => substance),
        text,
      ).toEqual(['yellow_5', 'yellow_6']);
  });

  test('each has a name and is in a law', () => {
    const inLaws = new Set<string>(INGREDIENT_LAWS.flatMap(({ substances }) => substances));
    expect([...inLaws].sort()).toEqual(Object.keys(SUBSTANCES).sort());
  });
});
