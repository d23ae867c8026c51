import { describe, expect, test } from 'vitest';
import { deriveFacts } from '../facts/derive-facts.ts';
import { explainVerdict } from '../judge/judge.ts';
import type { GuidelineSubject } from '../subject.ts';
import { food, GPC, subject, without } from '../subject-fixture.ts';
import { readTable } from '../text-table.ts';
import { ruleSet } from './rule-sets.ts';

const VERSIONS = ['2014', '2016', '2024', '2025'] as const;
type Version = (typeof VERSIONS)[number];

const setOf = (version: Version) => ruleSet('smart_snack', version);

const judge = (version: Version, given: GuidelineSubject) =>
  explainVerdict(setOf(version), deriveFacts(given));

const rulesOf = (version: Version, id: string) => setOf(version).rules.filter((rule) => rule.id === id);
const citationsOf = (version: Version, id: string) =>
  rulesOf(version, id).map(({ source }) => source.split(':')[0]);

test.each(VERSIONS)('%s has each rule once', (version) => {
  const ids = setOf(version).rules.map(({ id, appliesTo }) => `${id} ${appliesTo[0]}`);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThan(25);
});

describe('paragraphs, which moved in July 2024', () => {
  test.each(readTable`
    general_standard | (c)(2) | (c)(2)
    total_fat | (f)(1) | (f)(1)(i)
    saturated_fat | (f)(2) | (f)(1)(ii)
    sugars | (h) | (g)(1)
    calories.snack | (i) | (h)
    sodium.snack | (i) | (h)
    calories.entree | (j) | (i)
    sodium.entree | (j) | (i)
    size.juice.elementary | (m) | (l)(1)
    size.milk.middle | (m) | (l)(2)
    size.juice.high | (m) | (l)(3)
    drink.elementary | (m) | (l)(1)
    energy.other_drink | (m)(3) | (l)(3)
    size.calorie_free_drink.high | (m)(3) | (l)(3)(v)
    pure_juice | (m) | (l)
    plain_water | (m) | (l)
    caffeine.middle | (k) | (j)
  `)('%s: %s, since then %s', (id, before, now) => {
    // Caffeine is limited for foods and for drinks.
    const rules = id.startsWith('caffeine') ? 2 : 1;
    expect(VERSIONS.map((version) => citationsOf(version, id))).toEqual(
      [before, before, now, now].map((paragraph) => new Array(rules).fill(`7 CFR 210.11${paragraph}`)),
    );
  });

  test.each([
    ['2016', '(h)(2)'],
    ['2024', '(g)(2)'],
  ] as const)('an exemption is cited as the version of %s has it', (version, paragraph) => {
    const raisins = food(GPC.dried_fruit, 'Raisins', 'Raisins', { per_serving: { sugars: 20 } });
    expect(judge(version, raisins).criteria.find(({ id }) => id === 'sugars')?.note).toBe(
      `exempt: dried fruit or vegetable without added sweetener, 7 CFR 210.11${paragraph}`,
    );
  });
});

describe('trans fat is limited until June 2024', () => {
  const verdictIn = (version: Version, trans_fat: number) =>
    judge(version, subject({}, { trans_fat })).criteria.find(({ id }) => id === 'trans_fat')?.verdict;

  test.each([
    [0, 'pass'],
    [0.4, 'pass'],
    [0.5, 'fail'],
  ] as const)('%d g: %s', (grams, verdict) => {
    const verdicts = VERSIONS.map((version) => verdictIn(version, grams));
    expect(verdicts).toEqual([verdict, verdict, undefined, undefined]);
  });

  test('0.5 g by nature fails nothing today, and a missing value leaves nothing open', () => {
    expect(judge('2025', subject({}, { trans_fat: 0.5 })).verdict).toBe('pass');
    const unstated = without(subject({}), 'trans_fat');
    expect(judge('2025', unstated).verdict).toBe('pass');
    expect(judge('2016', unstated).verdict).toBe('unknown');
  });
});

describe('calorie-free is below 5 kcal per 8 fl oz, at most 5 before July 2024', () => {
  const soda = (calories: number) =>
    food(GPC.soda, 'Lime Soda', 'Carbonated water, natural flavor', {
      serving_size: { value: 240, unit: 'ml' },
      servings_per_container: null,
      package_weight: { value: 591, unit: 'ml' },
      per_serving: { calories },
    });

  test.each([
    [4, 'pass', 'pass'],
    [5, 'pass', 'fail'],
    [6, 'fail', 'fail'],
  ] as const)('%d kcal in 20 fl oz: %s, since then %s', (calories, before, now) => {
    const high = (version: Version) => judge(version, soda(calories)).grades?.high;
    expect(VERSIONS.map(high)).toEqual([before, before, now, now]);
  });
});

test('flavored milk is limited since July 2025, by the words of the regulation', () => {
  expect(VERSIONS.map((version) => citationsOf(version, 'added_sugars.milk'))).toEqual([
    [],
    [],
    [],
    ['7 CFR 210.10(d)(1)(iii)'],
  ]);
  const [rule] = rulesOf('2025', 'added_sugars.milk');
  expect(rule).toMatchObject({ certainty: 'certain', limit: 10, basis: '8 fl oz' });
});

test('a milk alternative is judged by nine nutrients since July 2024, by four before', () => {
  const idsIn = (version: Version) =>
    setOf(version)
      .rules.filter(
        ({ appliesTo, basis, quantity }) =>
          appliesTo.includes('milk_substitute') && (basis === '8 fl oz' || quantity === 'milk_equivalence'),
      )
      .map(({ source }) => source.split(':')[0]);
  expect(idsIn('2016')).toEqual(new Array(4).fill('7 CFR 210.10(d)(3)'));
  expect(idsIn('2024')).toEqual(new Array(5).fill('7 CFR 210.10(d)(2)(ii)'));
});
