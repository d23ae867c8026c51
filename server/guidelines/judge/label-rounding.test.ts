import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimal } from '#contract/decimal.ts';
import type { NutrientLabel } from '#contract/nutrition.ts';
import { roundForLabel } from '#server/guidelines/facts/round-for-label.ts';
import { deriveIngredientFacts } from '../facts/ingredient-facts.ts';
import type { Rule } from '../rules/rule.ts';
import { RULE_SETS, ruleSet } from '../rules/rule-sets.ts';
import type { GuidelineSubject } from '../subject.ts';
import { BAG, factsOf, subject } from '../subject-fixture.ts';
import { explainVerdict } from './judge.ts';
import { judgeRule } from './judge-rule.ts';
import { isNutrient, type LabelRounding, labelRounding } from './label-rounding.ts';
import { atPrecision } from './measurement.ts';

function roundingOf(rule: Rule, given: GuidelineSubject): LabelRounding | null {
  const ingredients = deriveIngredientFacts(null);
  const facts = { subject: given, kind: undefined, ingredients, implausible: [] };
  return labelRounding(facts, rule, judgeRule(facts, { ...rule, exemptions: [] }));
}

/** 100 g a serving, stating one nutrient. */
function holding(nutrient: NutrientLabel, serving: number, servings: number): GuidelineSubject {
  return {
    ...BAG,
    ingredients: null,
    serving_size: { value: 100, unit: 'g' },
    package_weight: null,
    servings_per_container: servings,
    per_serving: { [nutrient]: serving },
  };
}

const LIMITS = RULE_SETS.flatMap(({ rules }) =>
  rules.flatMap((rule) => {
    const { quantity, limit, basis } = rule;
    const isStated = basis === 'serving' || basis === 'package';
    return isStated && isNutrient(quantity) && typeof limit === 'number' ? [{ rule, quantity, limit }] : [];
  }),
);

const passes = (rule: Rule, value: number, limit: number) =>
  rule.comparison === '>=' ? value >= limit : rule.comparison === '<' ? value < limit : value <= limit;

describe('the label’s rounding is told exactly where its figure and the measured one', () => {
  test('disagree about passing, or only the label’s reads as the limit: every limit, one serving or more', () => {
    let told = 0;
    expect(LIMITS.length).toBeGreaterThan(50);
    fc.assert(
      fc.property(
        fc.constantFrom(...LIMITS),
        fc.double({ min: 0.8, max: 1.2, noNaN: true }),
        fc.constantFrom(1, 2, 2.5, 4),
        ({ rule, quantity, limit }, share, servings) => {
          const total = rule.basis === 'package' ? servings : 1;
          const serving = decimal((limit * share) / total);
          const found = roundingOf(rule, holding(quantity, serving, servings));
          const whole = decimal(serving * total);
          const exact = atPrecision(whole, rule.unit);
          const columns = total >= 2 && total <= 3;
          const shown = atPrecision(
            columns ? roundForLabel(quantity, whole) : decimal(roundForLabel(quantity, serving) * total),
            rule.unit,
          );
          const decides = passes(rule, exact, limit) !== passes(rule, shown, limit);
          expect(found !== null).toBe(decides || (shown === limit && exact !== limit));
          if (found === null) return;
          told++;
          expect(found.decides).toBe(decides);
          const [, from, to] = /^the label rounds (.+?)(?: a serving)? to (.+)$/.exec(found.words) ?? [];
          expect(from).not.toBe(to);
        },
      ),
      { numRuns: 20_000 },
    );
    expect(told).toBeGreaterThan(500);
  });
});

const explained = (given: GuidelineSubject) =>
  explainVerdict(ruleSet('smart_snack'), factsOf('chips', given));

test('a failure that the label hides names both figures', () => {
  const { summary, criteria } = explained(subject({}, { sodium: 202 }));
  expect(summary).toContain('sodium per package 202 mg, limit 200 mg (the label rounds 202 mg to 200 mg)');
  expect(criteria.find(({ verdict }) => verdict === 'fail')?.rounding).toBe(
    'the label rounds 202 mg to 200 mg',
  );
});

test('a pass is told where the label’s figure would fail, not where it only reads as the limit', () => {
  const near = explained(subject({}, { sodium: 198 }));
  expect(near.summary).not.toContain('the label');
  expect(near.criteria.find(({ unit }) => unit === 'mg')?.rounding).toBe('the label rounds 198 mg to 200 mg');
  const seven = explained(
    subject({
      servings_per_container: 7,
      package_weight: null,
      per_serving: {
        ...BAG.per_serving,
        calories: 25,
        total_fat: 0.5,
        saturated_fat: 0,
        total_carbohydrate: 5,
        protein: 0,
        sodium: 28,
      },
    }),
  );
  expect(seven.summary).toBe(
    'Meets Smart Snack as a snack: all 8 criteria; sodium per package: the label rounds 28 mg a serving to 30 mg.',
  );
});
