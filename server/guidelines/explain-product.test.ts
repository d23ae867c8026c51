import fc from 'fast-check';
import { expect, test } from 'vitest';
import { guidelineReply } from '#contract/guideline.schema.ts';
import { arbitrarySubject } from './arbitrary-subject.ts';
import { explainProduct } from './explain-product.ts';
import { subject } from './subject-fixture.ts';

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

test('every answer has the form of the contract', () => {
  fc.assert(
    fc.property(arbitrarySubject, (given) => {
      guidelineReply.parse(explainProduct(given));
    }),
    { numRuns: 300 },
  );
});
