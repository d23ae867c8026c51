import { describe, expect, test } from 'vitest';
import type { Guideline } from '#contract/guideline.ts';
import { evaluateGuidelines, labelProduct } from '../evaluate.ts';
import { KINDS, kindRow, type ProductKind } from '../facts/product-kinds.ts';
import type { RuleSet } from '../rules/rule.ts';
import { findRuleSet } from '../rules/rule-sets.ts';
import { BAG, factsOf, subject } from '../subject-fixture.ts';
import { explainVerdict, judgeVerdict } from './judge.ts';

function setOf(guideline: Guideline): RuleSet {
  const set = findRuleSet(guideline);
  if (set === undefined) throw new Error(`no ${guideline}`);
  return set;
}

const kinds = Object.keys(KINDS) as ProductKind[];

describe('a guideline that is not about a food does not apply', () => {
  test.each(kinds)('%s', (kind) => {
    const { item, goodChoice, why } = kindRow(kind);
    for (const [guideline, category] of [
      ['smart_snack', item],
      ['good_choice', goodChoice],
      ['philly', goodChoice],
    ] as const) {
      const { verdict, summary, criteria } = explainVerdict(setOf(guideline), factsOf(kind, BAG));
      expect(judgeVerdict(setOf(guideline), factsOf(kind, BAG))).toBe(verdict);
      if (category === null) {
        expect(verdict).toBe('not_applicable');
        expect(criteria).toEqual([]);
        expect(summary).toMatch(/ does not apply: this .+\.$/);
        if (why !== undefined) expect(summary).toContain(why);
      } else {
        expect(verdict).not.toBe('not_applicable');
        expect(criteria.length).toBeGreaterThan(0);
      }
    }
  });

  test.each<[string, Parameters<typeof subject>[0], string]>([
    [
      'raw chicken',
      { family_code: '50240000', class_code: '50240200', brick_code: null, name: 'Chicken Breast' },
      'Smart Snack does not apply: this is not ready to eat or drink.',
    ],
    [
      'flour',
      { family_code: '50220000', class_code: '50221000', brick_code: '10000203', name: 'Flour' },
      'Smart Snack does not apply: this is an ingredient to cook or bake with.',
    ],
    [
      'oil',
      { family_code: '50150000', class_code: null, brick_code: null, name: 'Olive Oil' },
      'Smart Snack does not apply: this is an ingredient to cook or bake with.',
    ],
    [
      'baby food',
      { family_code: '50190000', class_code: '50193000', brick_code: null, name: 'Carrot Puree' },
      'Smart Snack does not apply: this is food for infants.',
    ],
    [
      'a case',
      { product_type: 'CASE' },
      'Smart Snack does not apply: this is a case or pallet, judged by what it holds.',
    ],
    [
      'a pallet',
      { product_type: 'PALLET' },
      'Smart Snack does not apply: this is a case or pallet, judged by what it holds.',
    ],
  ])('%s', (_, changes, summary) => {
    const result = evaluateGuidelines(subject(changes)).find(({ guideline }) => guideline === 'smart_snack');
    expect(result).toMatchObject({ verdict: 'not_applicable', summary, criteria: [] });
  });

  test('nor does a rule set without a rule for its category', () => {
    const all = setOf('good_choice');
    const set = { ...all, rules: all.rules.filter(({ appliesTo }) => !appliesTo.includes('cereal')) };
    expect(explainVerdict(set, factsOf('cereal', BAG))).toMatchObject({
      verdict: 'not_applicable',
      summary: 'Good Choice does not apply: this is a food it has no limits for.',
    });
    expect(judgeVerdict(set, factsOf('cereal', BAG))).toBe('not_applicable');
  });
});

test('a kind of food that is not known is missing data, not another food', () => {
  for (const guideline of ['smart_snack', 'good_choice', 'philly'] as const) {
    const { verdict, summary } = explainVerdict(setOf(guideline), factsOf(undefined, BAG));
    expect(verdict).toBe('unknown');
    expect(summary).toMatch(/^.+ cannot be judged: the kind of food is not known\.$/);
  }
  const unnamed = { name: 'Zyx', family_code: null, class_code: null, brick_code: null };
  expect(labelProduct(subject(unnamed)).verdicts.smart_snack).toBe('unknown');
});
