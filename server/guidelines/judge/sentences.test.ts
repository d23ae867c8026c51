import { expect, test } from 'vitest';
import { ruleSet } from '../rules/rule-sets.ts';
import type { GuidelineSubject } from '../subject.ts';
import { factsOf, product } from '../subject-fixture.ts';
import { explainVerdict } from './judge.ts';

const summaryOf = (kind: 'nuts' | 'canned_vegetable' | 'chips', given: GuidelineSubject) =>
  explainVerdict(ruleSet('smart_snack'), factsOf(kind, given)).summary;

const light = { calories: 150, total_fat: 14, saturated_fat: 1, sodium: 80, sugars: 1 };

test('a limit that an exemption might lift is named with what is open', () => {
  const ingredients = 'Almonds, cashews, pecans, walnuts, salt, glorp';
  expect(summaryOf('nuts', product('Almonds', ingredients, { per_serving: light }))).toBe(
    'Smart Snack cannot be judged: calories from fat 84 %, limit 35 %, and the ingredients do not settle whether it is exempt as nuts, seeds, nut or seed butter.',
  );
});

test('a missing value is named as such, exempt or not', () => {
  const given = product('Green Beans', 'Green beans, carrots, water, citric acid, spices, glorp', {
    per_serving: { ...light, total_fat: 0, saturated_fat: 0 },
    package_weight: null,
    servings_per_container: null,
  });
  expect(summaryOf('canned_vegetable', given)).toBe(
    'Smart Snack cannot be judged: calories per package: the package size is not stated; sodium per package: the package size is not stated.',
  );
});

test.each([
  [null, 'the ingredients are not stated'],
  ['Sugar, glorp, zyx, qwrt, plugh', 'the ingredient list has too many unknown names'],
  ['Sugar, palm oil, filling', 'the ingredient list names foods without what they are made of'],
])('ingredients of %s: %s', (ingredients, missing) => {
  const given = product('Chips', ingredients, { per_serving: { ...light, total_fat: 1, saturated_fat: 0 } });
  expect(summaryOf('chips', given)).toContain(`first ingredient: ${missing}`);
});
