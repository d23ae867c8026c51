import { expect, test } from 'vitest';
import { examples } from '#tests/support/examples.ts';
import { parseRule } from './grade-rule.ts';
import { type Facts, openJudge } from './judge.ts';

const NAMES = [
  'Creamy Peanut Butter',
  'Peanut Butter Cups',
  'Butter Crackers',
  'Dovetail’s Crème Brûlée',
  'Cherry Tomatoes',
];
const products: Facts[] = NAMES.map((name, i) => ({
  gtin: String(i),
  name,
  brand: i === 2 ? 'Alder & Wick' : '',
  brick: i === 0 ? '10000187' : '',
  list: 'Sugar, peanuts, salt',
}));
const judge = openJudge(products);

function matching(rule: string): string[] {
  const grades = [{ grade: 3, rule: parseRule(rule) }] as const;
  const graded = judge.gradesOf({ queryClass: 'known', term: '', grades });
  return NAMES.filter((_, i) => graded.has(String(i)));
}

examples('%j is the rule of %j', matching, [
  ['peanut_butter', ['Creamy Peanut Butter', 'Peanut Butter Cups']],
  ['butter_peanut', []],
  ['butter peanut', ['Creamy Peanut Butter', 'Peanut Butter Cups']],
  ['peanut_butter -cup', ['Creamy Peanut Butter']],
  ['butter -peanut_butter', ['Butter Crackers']],
  ['cup/cracker', ['Peanut Butter Cups', 'Butter Crackers']],
  ['cup | tomato', ['Peanut Butter Cups', 'Cherry Tomatoes']],
  ['dovetails creme', ['Dovetail’s Crème Brûlée']],
  ['tom*', ['Cherry Tomatoes']],
  ['=butter_cracker', ['Butter Crackers']],
  ['=butter', []],
  ['brand:alder_wick', ['Butter Crackers']],
  ['brick:10000187', ['Creamy Peanut Butter']],
  ['gtin:1', ['Peanut Butter Cups']],
  ['list:sugar cherry', ['Cherry Tomatoes']],
  ['', []],
]);

test('a product has the highest grade that a rule gives it', () => {
  const grades = [
    { grade: 3, rule: parseRule('creamy') },
    { grade: 1, rule: parseRule('peanut') },
  ] as const;
  const graded = judge.gradesOf({ queryClass: 'known', term: '', grades });
  expect([...graded]).toEqual([
    ['0', 3],
    ['1', 1],
  ]);
});

test('a rule that cannot be read is refused', () => {
  expect(() => parseRule('colour:red')).toThrow('Not a field');
  expect(() => parseRule('tea -')).toThrow('Not a condition');
});
