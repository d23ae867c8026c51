import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Verdict } from '#contract/guideline.ts';
import { NUTRIENT_LABELS, type NutrientLabel } from '#contract/nutrition.ts';
import { arbitrarySubject } from '../arbitrary-subject.ts';
import { explainGuidelines } from '../evaluate.ts';
import type { RuleBasis } from '../facts/amounts.ts';
import { deriveFacts, type Facts } from '../facts/derive-facts.ts';
import { deriveIngredientFacts } from '../facts/ingredient-facts.ts';
import { judgeRule } from '../judge/judge-rule.ts';
import type { GuidelineSubject } from '../subject.ts';
import { NOTHING } from '../subject-fixture.ts';
import type { Rule } from './rule.ts';
import { RULE_SETS } from './rule-sets.ts';

/** A product of one serving that is just what the rule's basis asks for: what is stated is what is measured. */
const SERVINGS: Readonly<Record<RuleBasis, Partial<GuidelineSubject>>> = {
  serving: { serving_size: { value: 100, unit: 'g' } },
  package: { serving_size: { value: 100, unit: 'g' }, servings_per_container: 1 },
  slice: { serving_size: { value: 100, unit: 'g' }, serving_description: '1 slice' },
  '8 fl oz': { serving_size: { value: 240, unit: 'ml' } },
  '8 oz': { serving_size: { value: 8 * 28, unit: 'g' } },
  '4 oz': { serving_size: { value: 4 * 28, unit: 'g' } },
  '100 g': { serving_size: { value: 100, unit: 'g' } },
};

/** What must be stated so that a rule measures a value; 900 kcal make a gram of fat one per cent. */
function stating(rule: Rule, value: number): Partial<GuidelineSubject> {
  const serving = SERVINGS[rule.basis ?? 'package'];
  switch (rule.quantity) {
    case 'fat_energy_share':
      return { ...serving, per_serving: { calories: 900, total_fat: value } };
    case 'saturated_fat_energy_share':
      return { ...serving, per_serving: { calories: 900, saturated_fat: value } };
    case 'sugar_weight_share':
      return { ...serving, per_serving: { sugars: value } };
    case 'fat_weight_share':
      return { ...serving, per_serving: { total_fat: value } };
    case 'declared_trans_fat':
      return { ...serving, per_serving: { trans_fat: value } };
    case 'container_volume':
      return { package_weight: { value: value * 29.5735, unit: 'ml' } };
    default:
      return { ...serving, per_serving: { [rule.quantity]: value } };
  }
}

/** Without plausibility, categories and exemptions, which have tests of their own: the limit alone. */
function judge(rule: Rule, given: Partial<GuidelineSubject>): Verdict {
  const subject = { ...NOTHING, ...given };
  const ingredients = deriveIngredientFacts(subject.ingredients);
  const facts: Facts = { subject, kind: undefined, ingredients, implausible: [] };
  return judgeRule(facts, { ...rule, exemptions: [] }).verdict;
}

const every = RULE_SETS.flatMap(({ guideline, version, rules }) =>
  rules.map((rule) => [`${guideline} ${version}, ${rule.id}`, rule] as const),
);
const numeric = every.flatMap(([name, rule]) =>
  typeof rule.limit === 'number' && rule.quantity !== 'declared_trans_fat'
    ? [[name, rule, rule.limit, stepOf(rule)] as const]
    : [],
);

/** As finely as a label can state it. */
function stepOf({ unit }: Rule): number {
  return unit === 'kcal' || unit === 'mg' ? 1 : unit === 'fl oz' ? 0.1 : 0.01;
}

describe('every numeric limit of every version', () => {
  test('is here', () => {
    expect(numeric.length).toBeGreaterThan(100);
    expect(new Set(numeric.map(([, { quantity }]) => quantity)).size).toBeGreaterThan(8);
  });

  test.each(numeric)(
    '%s: just inside passes, just past fails, the limit itself by its comparison',
    (_, rule, limit, step) => {
      const inwards = rule.comparison === '>=' ? step : -step;
      const rounded = (value: number) => Math.round(value * 100) / 100;
      if (limit > 0) expect(judge(rule, stating(rule, rounded(limit + inwards)))).toBe('pass');
      expect(judge(rule, stating(rule, limit))).toBe(rule.comparison === '<' ? 'fail' : 'pass');
      expect(judge(rule, stating(rule, rounded(limit - inwards)))).toBe('fail');
    },
  );

  test('trans fat is none as a label declares it: below half a gram', () => {
    const rules = every.filter(([, { quantity }]) => quantity === 'declared_trans_fat');
    expect(rules.length).toBeGreaterThan(2);
    for (const [, rule] of rules) {
      expect(judge(rule, stating(rule, 0))).toBe('pass');
      expect(judge(rule, stating(rule, 0.49))).toBe('pass');
      expect(judge(rule, stating(rule, 0.5))).toBe('fail');
    }
  });

  test.each(numeric)(
    '%s: without the value, and without the amount it is for, the verdict is unknown',
    (_, rule, limit) => {
      const stated = stating(rule, limit);
      expect(judge(rule, { ...stated, per_serving: {}, package_weight: null })).toBe('unknown');
      const isShare = String(rule.quantity).endsWith('energy_share');
      const isStatedSo = rule.basis === 'serving';
      // A package holds a serving at least: for a lower limit that can be enough.
      if (!isShare && !isStatedSo && rule.comparison !== '>=')
        expect(judge(rule, { per_serving: stated.per_serving ?? {} })).not.toBe('pass');
    },
  );
});

/** What the category alone says: canned goods are packed in something, processed meat is processed meat. */
const BY_CATEGORY = new Set<string>(['packed_in', 'processed_meat']);

test.each(every.filter(([, { quantity }]) => !BY_CATEGORY.has(quantity)))(
  '%s: nothing known is nothing judged',
  (_, rule) => {
    expect(judge(rule, {})).toBe('unknown');
  },
);

test.each(every)('%s: says where it stands', (_, { id, label, source, appliesTo }) => {
  expect(id).toMatch(/^[a-z0-9_.]+$/);
  expect(label.length * source.length * appliesTo.length).toBeGreaterThan(0);
});

describe('an implausible value', () => {
  const quantityOf = new Map<string, string>(every.map(([, rule]) => [rule.id, rule.quantity]));
  /** These can be told from the ingredients or from a whole they are part of. */
  const OTHERWISE: readonly NutrientLabel[] = ['added_sugars', 'trans_fat'];

  test('leaves every criterion that rests on it open, unless an exemption lifts it', () => {
    let open = 0;
    fc.assert(
      fc.property(
        arbitrarySubject,
        fc.constantFrom(...NUTRIENT_LABELS.filter((label) => !OTHERWISE.includes(label))),
        (given, nutrient) => {
          const facts = deriveFacts({ ...given, per_serving: { ...given.per_serving, [nutrient]: -1 } });
          expect(facts.implausible.map((found) => found.nutrient)).toContain(nutrient);
          for (const { criteria } of explainGuidelines(facts)) {
            for (const { id, verdict, note } of criteria) {
              if (quantityOf.get(id) !== nutrient) continue;
              open++;
              if (!note?.startsWith('exempt')) expect(verdict).toBe('unknown');
            }
          }
        },
      ),
      { numRuns: 2000 },
    );
    expect(open).toBeGreaterThan(100);
  });
});
