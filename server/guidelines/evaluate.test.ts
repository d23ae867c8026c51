import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guidelineResultSchema } from '#contract/guideline.schema.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { arbitrarySubject } from './arbitrary-subject.ts';
import { evaluateGuidelines, labelProduct } from './evaluate.ts';
import { explainNova } from './nova/explain-nova.ts';
import type { GuidelineSubject } from './subject.ts';
import { BAG, NOTHING, subject } from './subject-fixture.ts';

const RUNS = { numRuns: 2000 };

test('labels agree with their explanations', () => {
  fc.assert(
    fc.property(arbitrarySubject, (given) => {
      const { verdicts, nova_label } = labelProduct(given);
      for (const { guideline, verdict } of evaluateGuidelines(given))
        expect(verdicts[guideline]).toBe(verdict);
      expect(explainNova(given).label).toBe(nova_label);
    }),
    RUNS,
  );
});

test('a verdict follows from its criteria: a failed one fails it, an unknown one leaves it open', () => {
  fc.assert(
    fc.property(arbitrarySubject, (given) => {
      for (const { verdict, criteria, summary } of evaluateGuidelines(given)) {
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
      const { sodium: _serving, ...per_serving } = given.per_serving;
      const { sodium: _hundred, ...per_100 } = given.per_100;
      const before = labelProduct(given).verdicts;
      const after = labelProduct({ ...given, per_serving, per_100 }).verdicts;
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
      for (const result of evaluateGuidelines(given)) {
        guidelineResultSchema.parse(result);
        expect(result.summary).toMatch(/^[A-Z].+\.$/);
        expect(result.summary).not.toMatch(/[.!?] [A-Z]/);
      }
    }),
    { numRuns: 300 },
  );
});

test('nothing known is nothing judged', () => {
  const { verdicts, nova_label } = labelProduct(NOTHING);
  expect(verdicts).toEqual({ smart_snack: 'unknown', good_choice: 'unknown', philly: 'unknown' });
  expect(nova_label).toBeNull();
  for (const { summary } of evaluateGuidelines(NOTHING))
    expect(summary).toContain('the kind of food is not known');
});

test('a case is judged by what it holds', () => {
  const [result] = evaluateGuidelines(subject({ product_type: 'CASE' }));
  expect(result).toMatchObject({
    verdict: 'not_applicable',
    summary: expect.stringContaining('judged by what it holds'),
  });
  expect(labelProduct({ ...BAG, product_type: 'BASE_UNIT_OR_EACH' }).verdicts.smart_snack).toBe('pass');
});

test('Good Choice shows what New York’s additions of 2025 would say', () => {
  const goodChoice = evaluateGuidelines(BAG).find(({ guideline }) => guideline === 'good_choice');
  expect(goodChoice?.later_versions).toEqual([
    expect.objectContaining({ version: 'NYC 2025', effective_from: '2026-07-01', verdict: 'pass' }),
  ]);
});
