import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import { STANDARD_WANTS } from '#contract/standards.ts';
import { arbitrarySubject } from '../arbitrary-subject.ts';
import { labelProduct } from '../evaluate.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import { ruleSet } from '../rules/rule-sets.ts';
import { BAG, NOTHING, without } from '../subject-fixture.ts';
import { judgeVerdict } from './judge.ts';
import { verdictWants } from './verdict-wants.ts';

const UNSIZED = {
  ...BAG,
  ...{ servings_per_container: null, package_weight: null, serving_size: null },
  per_serving: {},
  per_100: BAG.per_serving,
  per_100_unit: 'g',
} as const;

test('only a verdict that cannot be told wants something, and of what its standard looks at', () => {
  let wanting = 0;
  fc.assert(
    fc.property(arbitrarySubject, (subject) => {
      const facts = deriveFacts(subject);
      const kept = labelProduct(subject).standard_answers;
      for (const guideline of GUIDELINE_KEYS) {
        const wants = verdictWants(ruleSet(guideline), facts);
        const isUnknown = judgeVerdict(ruleSet(guideline), facts) === 'unknown';
        if (!isUnknown) expect(wants).toEqual([]);
        expect(STANDARD_WANTS[guideline]).toEqual(expect.arrayContaining(wants));
        const entry = wants.length > 0 ? [`${guideline}?${wants.join(',')}`] : [];
        expect(kept.filter((each) => each.startsWith(`${guideline}?`))).toEqual(entry);
        wanting += entry.length;
      }
    }),
    { numRuns: 500 },
  );
  expect(wanting).toBeGreaterThan(50);
});

test.each([
  ['nothing but the name', { ...NOTHING, name: 'Thing' }, ['kind']],
  ['no sodium', without(BAG, 'sodium'), ['salt']],
  ['no calories: the energy itself, and the shares of fat in it', without(BAG, 'calories'), ['energy']],
  ['no ingredient list: which food group comes first', { ...BAG, ingredients: null }, ['ingredients']],
  ['only per 100 g, in a package of unknown size', UNSIZED, ['amount']],
])('a bag of chips with %s', (_, subject, wants) => {
  expect(verdictWants(ruleSet('smart_snack'), deriveFacts(subject))).toEqual(wants);
});
