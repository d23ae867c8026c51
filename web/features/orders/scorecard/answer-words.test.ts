import { expect, test } from 'vitest';
import { oneLawWords } from '#contract/one-law-words.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { answerRows } from './answer-words.ts';

type Law = Scorecard['laws'][number];

const tally = (lines: number) => ({ lines, quantity: lines });
const LAW: Law = {
  key: 'ca_ab_418',
  status: 'in_force',
  from: '2027-01-01',
  answers: [
    { result: 'named', ...tally(1) },
    { result: 'unknown', ...tally(2) },
  ],
};
const CARD = {
  standards: [{ key: 'nutri_score', answers: [{ answer: 'a', ...tally(3) }] }],
  laws: [LAW],
  ingredient_laws: [
    { answer: 'named', ...tally(3) },
    { answer: 'not_named', ...tally(0) },
  ],
} as unknown as Scorecard;

test('standards and laws have a row each in the order of choosing, all laws together the last', () => {
  expect(answerRows(CARD, ['ca_ab_418', 'smart_snack', 'us_red_3', 'nutri_score'])).toEqual([
    {
      key: 'ca_ab_418',
      title: 'California AB 418',
      answers: [
        { words: 'Named', lines: 1 },
        { words: 'Cannot be told', lines: 2 },
      ],
    },
    { key: 'nutri_score', title: 'Nutri-Score 2023', answers: [{ words: 'A', lines: 3 }] },
    {
      key: 'ingredient_laws',
      title: 'Ingredient laws',
      answers: [{ words: 'Names something forbidden', lines: 3 }],
    },
  ]);
});

test.each([
  ['in_force', 'Named; asks for a notice'],
  ['coming', 'Named; asks for a notice from 1 Jan 2028'],
  ['enjoined', 'Named; stopped by a court'],
] as const)('a law on labels that is %s fails no line', (status, words) => {
  const law: Law = { ...LAW, key: 'la_act_463_notice', from: '2028-01-01', status };
  const [row] = answerRows({ ...CARD, laws: [law] }, ['la_act_463_notice']);
  expect(row?.answers[0]?.words).toBe(words);
  expect(oneLawWords({ ...law, result: 'named', named: [] }).mark).not.toBe('fail');
});

test.each([
  ['coming', ['Named; banned from 1 Jan 2027', 'Cannot be told']],
  ['enjoined', ['Named; stopped by a court', 'Cannot be told']],
  ['elsewhere', ['Not for the places chosen']],
] as const)('a law that is %s says so of its lines', (status, words) => {
  const [row] = answerRows({ ...CARD, laws: [{ ...LAW, status }] }, ['ca_ab_418']);
  expect(row?.answers.map((each) => each.words)).toEqual(words);
  expect(row?.answers.reduce((sum, { lines }) => sum + lines, 0)).toBe(3);
});
