import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STANDARD_ANSWERS, STANDARD_DAYS, STANDARD_OUTCOMES } from '#contract/standards.ts';
import { arbitrarySubject } from '../arbitrary-subject.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import { answerStandards } from './answer-standards.ts';
import { judgeStandards, STANDARDS } from './standards.ts';

test('the contract lists the outcomes of every standard, best first', () => {
  const outcomes = STANDARDS.map(({ key, outcomes: all }) => [key, all.map((outcome) => outcome.key)]);
  expect(Object.fromEntries(outcomes)).toEqual(STANDARD_OUTCOMES);
});

test('a short answer is what the judgement explains: one outcome, or nothing where several are possible', () => {
  fc.assert(
    fc.property(arbitrarySubject, (subject) => {
      const facts = deriveFacts(subject);
      const answers = answerStandards(facts);
      const explained = judgeStandards(facts, STANDARD_DAYS.to, []).flatMap(({ standard, judgement }) =>
        judgement.possible.length > 1 ? [] : [`${standard.key}:${judgement.possible[0] ?? 'not_applicable'}`],
      );
      expect(answers).toEqual(explained);
      for (const answer of answers) expect(STANDARD_ANSWERS).toContain(answer);
    }),
    { numRuns: 1000 },
  );
});
