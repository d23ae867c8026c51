import { describe, expect, test } from 'vitest';
import { labelProduct } from '../evaluate.ts';
import { KINDS, kindRow, type ProductKind } from '../facts/product-kinds.ts';
import { ruleSet } from '../rules/rule-sets.ts';
import { BAG, factsOf, food, GPC, resultOf, subject } from '../subject-fixture.ts';
import { explainVerdict, judgeVerdict } from './judge.ts';

const kinds = Object.keys(KINDS) as ProductKind[];

describe('a guideline that is not about a food does not apply', () => {
  test.each(kinds)('%s', (kind) => {
    const { item, goodChoice, why } = kindRow(kind);
    for (const [guideline, category] of [
      ['smart_snack', item],
      ['good_choice', goodChoice],
      ['philly', goodChoice],
    ] as const) {
      const { verdict, summary, criteria } = explainVerdict(ruleSet(guideline), factsOf(kind, BAG));
      expect(judgeVerdict(ruleSet(guideline), factsOf(kind, BAG))).toBe(verdict);
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

  test.each([
    [food(GPC.raw_meat, 'Chicken Breast', BAG.ingredients), 'is not ready to eat or drink'],
    [food('50220000 50221000 10000203', 'Flour', BAG.ingredients), 'is an ingredient to cook or bake with'],
    [food(GPC.oil, 'Olive Oil', BAG.ingredients), 'is an ingredient to cook or bake with'],
    [food('50190000 50193000', 'Carrot Puree', BAG.ingredients), 'is food for infants'],
    [subject({ product_type: 'CASE' }), 'is a case or pallet, judged by what it holds'],
    [subject({ product_type: 'PALLET' }), 'is a case or pallet, judged by what it holds'],
  ])('$name, which %s', (given, why) => {
    const summary = `Smart Snack does not apply: this ${why}.`;
    expect(resultOf('smart_snack', given)).toMatchObject({
      verdict: 'not_applicable',
      summary,
      criteria: [],
    });
  });

  test('nor does a rule set without a rule for its category', () => {
    const all = ruleSet('good_choice');
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
    const { verdict, summary } = explainVerdict(ruleSet(guideline), factsOf(undefined, BAG));
    expect(verdict).toBe('unknown');
    expect(summary).toMatch(/^.+ cannot be judged: the kind of food is not known\.$/);
  }
  expect(labelProduct(food(GPC.none, 'Zyx', BAG.ingredients)).verdicts.smart_snack).toBe('unknown');
});
