import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGuideline } from '#contract/all-standards.ts';
import { editionOn, STANDARD_VERSIONS } from '#contract/editions.ts';
import { begunBy, JUDGED_DAYS } from '#contract/first-days.ts';
import { GUIDELINE_KEYS, type Guideline, VERDICTS_SINCE } from '#contract/guideline.ts';
import {
  STANDARD_ANSWERS,
  STANDARD_KEYS,
  STANDARD_OUTCOMES,
  STANDARD_WANTS,
  type Want,
} from '#contract/standards.ts';
import { arbitrarySubject } from '../arbitrary-subject.ts';
import { explainGuidelines, labelProduct } from '../evaluate.ts';
import { deriveFacts } from '../facts/derive-facts.ts';
import { answerStandards } from './answer-standards.ts';
import { ALL_STANDARDS, judgeStandards, STANDARDS, type StandardFinding } from './standards.ts';
import { wantOf } from './wants.ts';

test('the contract lists the outcomes of every standard, best first, and the first days of its versions', () => {
  const outcomes = STANDARDS.map(({ key, outcomes: all }) => [key, all.map((outcome) => outcome.key)]);
  expect(Object.fromEntries(outcomes)).toEqual(STANDARD_OUTCOMES);
  const versions = ALL_STANDARDS.map(({ key, versions: all }) => [key, all.map(({ from }) => from)]);
  expect(Object.fromEntries(versions)).toEqual(STANDARD_VERSIONS);
  const newest = GUIDELINE_KEYS.map((key) => STANDARD_VERSIONS[key].at(-1));
  expect(newest.toSorted().at(-1)).toBe(VERDICTS_SINCE);
});

/** Days in each version of every standard. */
const DAYS = ['2017-10-01', '2025-09-30', '2025-10-01', JUDGED_DAYS.to];

test('a short answer is what the judgement explains on any day: one outcome, else for want of what', () => {
  fc.assert(
    fc.property(arbitrarySubject, (subject) => {
      const facts = deriveFacts(subject);
      const entries = answerStandards(facts);
      for (const day of DAYS)
        for (const { standard, version, judgement } of judgeStandards(facts, day, STANDARD_KEYS)) {
          const { key } = standard;
          if (isGuideline(key)) throw new Error('It was not asked for.');
          const { possible, missing } = judgement;
          const explained = possible.length > 1 ? 'unknown' : (possible[0] ?? 'not_applicable');
          const edition = editionOn(key, day);
          expect([standard.key, day, shortAnswer(entries, edition)]).toEqual([standard.key, day, explained]);
          if (explained !== 'unknown' || version !== standard.versions.at(-1)) continue;
          const wants = missing.map((phrase) => wantOf(phrase) ?? phrase);
          const listed: readonly Want[] = STANDARD_WANTS[key];
          expect(listed, standard.key).toEqual(expect.arrayContaining(wants));
          const kept = entries.find((entry) => entry.startsWith(`${standard.key}?`))?.split('?')[1] ?? '';
          // What only the label's rounding adds is not kept.
          expect(wants).toEqual(expect.arrayContaining(kept.split(',').filter(Boolean)));
          expect([standard.key, kept === '']).toEqual([standard.key, wants.length === 0]);
        }
    }),
    { numRuns: 1000 },
  );
});

function shortAnswer(entries: readonly string[], edition: string): string {
  const find = (key: string) => entries.find((entry) => entry.startsWith(`${key}:`))?.slice(key.length + 1);
  const [key = ''] = edition.split('@');
  const answer = find(edition) ?? find(key) ?? 'unknown';
  expect(answer === 'unknown' || STANDARD_ANSWERS.includes(`${key}:${answer}`)).toBe(true);
  return answer;
}

test('a guideline says of a product what its verdict is, on any day by the rules of that day', () => {
  fc.assert(
    fc.property(arbitrarySubject, (subject) => {
      const facts = deriveFacts(subject);
      const { verdicts, standard_answers: kept } = labelProduct(subject);
      for (const day of GUIDELINE_DAYS) {
        const explained = explainGuidelines(facts, day);
        expect(explained.map(({ guideline }) => guideline)).toEqual(begunBy(day, GUIDELINE_KEYS));
        const findings = judgeStandards(facts, day, GUIDELINE_KEYS);
        for (const { guideline: key, verdict, summary } of explained) {
          const { possible, ...judged } = judgementOf(findings, key);
          const said = possible.length > 1 ? 'unknown' : (possible[0] ?? 'not_applicable');
          expect([key, day, said, judged.summary]).toEqual([key, day, verdict, summary]);
          const older = `${editionOn(key, day)}:`;
          const entry = kept.find((each) => each.startsWith(older))?.slice(older.length);
          expect([key, day, entry ?? verdicts[key]]).toEqual([key, day, verdict]);
        }
      }
    }),
    { numRuns: 300 },
  );
});

/** Before the first of them, and in each version of all. */
const GUIDELINE_DAYS = ['2014-06-30', '2014-12-01', '2016-07-29', '2021-09-01', '2024-07-01', JUDGED_DAYS.to];

function judgementOf(findings: readonly StandardFinding[], key: Guideline) {
  const found = findings.find(({ standard }) => standard.key === key);
  if (found === undefined) throw new Error(`${key} is not judged.`);
  return found.judgement;
}
