import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guidelineReply } from '#contract/guideline.schema.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { NUTRIENT_LABELS } from '#contract/nutrition.ts';
import { arbitrarySubject } from './arbitrary-subject.ts';
import { explainProduct, labelProduct } from './evaluate.ts';
import type { GuidelineSubject, NutrientAmounts } from './subject.ts';
import { BAG, NOTHING, resultOf, subject, without } from './subject-fixture.ts';

const RUNS = { numRuns: 2000 };

test('labels agree with their explanations', () => {
  fc.assert(
    fc.property(arbitrarySubject, (given) => {
      const { verdicts, nova_label } = labelProduct(given);
      const { guidelines, nova } = explainProduct(given);
      for (const { guideline, verdict } of guidelines) expect(verdicts[guideline]).toBe(verdict);
      expect(nova.label).toBe(nova_label);
    }),
    RUNS,
  );
});

test('what is judged of less than an amount holds for every amount below it', () => {
  fc.assert(
    fc.property(
      arbitrarySubject,
      fc.constantFrom(...NUTRIENT_LABELS),
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      (given, nutrient, share) => {
        const { [nutrient]: serving, ...per_serving } = given.per_serving;
        const { [nutrient]: hundred, ...per_100 } = given.per_100;
        const below = (factor: number): NutrientAmounts => ({
          per_serving: serving === undefined ? {} : { [nutrient]: serving * factor },
          per_100: hundred === undefined ? {} : { [nutrient]: hundred * factor },
        });
        const bounded = { ...given, per_serving, per_100, less_than: below(1) };
        const { per_serving: least, per_100: leastOfHundred } = below(share);
        const exact = {
          ...given,
          per_serving: { ...per_serving, ...least },
          per_100: { ...per_100, ...leastOfHundred },
        };
        const judged = labelProduct(exact).verdicts;
        for (const guideline of GUIDELINE_KEYS) {
          const verdict = labelProduct(bounded).verdicts[guideline];
          if (verdict === 'pass') expect(judged[guideline]).not.toBe('fail');
          if (verdict === 'fail') expect(judged[guideline]).not.toBe('pass');
        }
      },
    ),
    RUNS,
  );
});

test('a verdict follows from its criteria: a failed one fails it, an unknown one leaves it open', () => {
  fc.assert(
    fc.property(arbitrarySubject, (given) => {
      for (const { verdict, criteria, summary } of explainProduct(given).guidelines) {
        const all = criteria.map((criterion) => criterion.verdict);
        expect(all).not.toContain('not_applicable');
        if (all.length === 0) {
          expect(verdict).toBe(summary.includes('does not apply') ? 'not_applicable' : 'unknown');
          continue;
        }
        expect(verdict).toBe(all.includes('fail') ? 'fail' : all.includes('unknown') ? 'unknown' : 'pass');
      }
    }),
    RUNS,
  );
});

const RANK = { fail: 0, unknown: 1, pass: 2, not_applicable: 3 } as const;

function withSodium(given: GuidelineSubject, more: number): GuidelineSubject {
  const raised = (amounts: GuidelineSubject['per_serving']) =>
    amounts.sodium === undefined ? amounts : { ...amounts, sodium: amounts.sodium + more };
  return { ...given, per_serving: raised(given.per_serving), per_100: raised(given.per_100) };
}

test('more sodium never makes a verdict better, but for what becomes too much to be true', () => {
  fc.assert(
    fc.property(arbitrarySubject, fc.double({ min: 0.1, max: 5000, noNaN: true }), (given, more) => {
      fc.pre((given.per_serving.sodium ?? 0) >= 0 && (given.per_100.sodium ?? 0) >= 0);
      const before = labelProduct(given).verdicts;
      const after = labelProduct(withSodium(given, more)).verdicts;
      for (const guideline of GUIDELINE_KEYS) {
        if (before[guideline] === 'fail') expect(after[guideline]).not.toBe('pass');
        else expect(RANK[after[guideline]]).toBeLessThanOrEqual(RANK[before[guideline]]);
      }
    }),
    RUNS,
  );
});

test('taking the sodium away never makes a pass', () => {
  fc.assert(
    fc.property(arbitrarySubject, (given) => {
      const before = labelProduct(given).verdicts;
      const after = labelProduct(without(given, 'sodium')).verdicts;
      for (const guideline of GUIDELINE_KEYS) {
        if (after[guideline] === 'pass') expect(before[guideline]).toBe('pass');
      }
    }),
    RUNS,
  );
});

test('every answer has the form of the contract, and one sentence', () => {
  fc.assert(
    fc.property(arbitrarySubject, (given) => {
      for (const { summary } of guidelineReply.parse(explainProduct(given)).guidelines) {
        expect(summary).toMatch(/^[A-Z].+\.$/);
        expect(summary).not.toMatch(/[.!?] [A-Z]/);
      }
    }),
    { numRuns: 300 },
  );
});

test('nothing known is nothing judged', () => {
  const { verdicts, nova_label } = labelProduct(NOTHING);
  expect(verdicts).toEqual({ smart_snack: 'unknown', good_choice: 'unknown', philly: 'unknown' });
  expect(nova_label).toBeNull();
  for (const { summary } of explainProduct(NOTHING).guidelines)
    expect(summary).toContain('the kind of food is not known');
});

test('a case is judged by what it holds', () => {
  expect(resultOf('smart_snack', subject({ product_type: 'CASE' }))).toMatchObject({
    verdict: 'not_applicable',
    summary: expect.stringContaining('judged by what it holds'),
  });
  expect(labelProduct({ ...BAG, product_type: 'BASE_UNIT_OR_EACH' }).verdicts.smart_snack).toBe('pass');
});

test('Good Choice shows what New York’s additions of 2025 would say', () => {
  expect(resultOf('good_choice', BAG).later_versions).toEqual([
    expect.objectContaining({ version: 'NYC 2025', effective_from: '2026-07-01', verdict: 'pass' }),
  ]);
});

test('an implausible value is named with its reason, and supports no claim', () => {
  const { implausible, derived } = explainProduct(subject({}, { sodium: -1 }));
  expect(implausible).toEqual([{ nutrient: 'sodium', reason: 'Sodium cannot be less than nothing.' }]);
  expect(derived.claims.map(({ tag }) => tag)).not.toContain('low_sodium');
});

test('a NOVA group comes with the words that make it so, or with what is missing', () => {
  const { nova } = explainProduct(subject({ ingredients: 'Milk, sugar, carrageenan' }));
  expect(nova).toMatchObject({ label: '4', why: null });
  expect(nova.markers[0]).toMatchObject({ group: '4', found: 'carrageenan' });
  expect(explainProduct(subject({ ingredients: null })).nova).toEqual({
    label: null,
    markers: [],
    why: 'the ingredients are not stated',
  });
});
