import { describe, expect, test } from 'vitest';
import type { AnswersOnDay, ChosenLaw } from '#contract/product-answers.schema.ts';
import { saidLaws } from './said-laws.ts';
import { answerLines, answerSentence, shownAnswers } from './shown-answers.ts';

const NO_LAW: AnswersOnDay['ingredient_laws'] = { answer: 'not_named', named: [], later: null };
const RED_3 = { from: '2027-01-15', named: ['Red 3'] };

const says = (
  key: 'nutri_score' | 'fda_healthy',
  answer: string,
  later: AnswersOnDay['standards'][number]['later'] = [],
) => shownAnswers({ standards: [{ key, answer, later }], laws: [], ingredient_laws: NO_LAW }, [key], false);

describe('a chosen standard', () => {
  test.each([
    ['nutri_score', 'a', 'step', 'A'],
    ['nutri_score', 'unknown', 'unknown', 'Cannot be told'],
    ['fda_healthy', 'pass', 'pass', 'Could carry the claim'],
    ['fda_healthy', 'fail', 'fail', 'Could not carry it'],
    ['fda_healthy', 'not_applicable', 'not_applicable', 'Not about such foods'],
  ] as const)('%s says %s: %s', (key, answer, mark, words) => {
    expect(says(key, answer)).toEqual([expect.objectContaining({ mark, words })]);
  });

  test('that is met today and not from a known day says the day; one that is not met stays so', () => {
    const later = [{ from: '2027-01-01', answer: 'fail' }];
    expect(says('fda_healthy', 'pass', later)[0]).toMatchObject({
      mark: 'coming',
      words: 'Fails from 1 Jan 2027',
    });
    expect(says('fda_healthy', 'fail', [{ from: '2027-01-01', answer: 'pass' }])[0]).toMatchObject({
      mark: 'fail',
    });
    expect(says('fda_healthy', 'unknown', later)[0]).toMatchObject({ mark: 'unknown' });
  });

  test('stands in the order of choosing, under its whole title where it is a mark alone', () => {
    const standards = (['nutri_score', 'fda_healthy'] as const).map((key) => ({
      key,
      answer: 'unknown',
      later: [],
    }));
    const shown = shownAnswers(
      { standards, laws: [], ingredient_laws: NO_LAW },
      ['fda_healthy', 'nutri_score'],
      false,
    );
    expect(shown.map(answerSentence)).toEqual([
      'FDA “healthy” claim: Cannot be told',
      'Nutri-Score 2023: Cannot be told',
    ]);
  });
});

test('a product has a line for each standard shown, guidelines by its own verdicts, the laws last', () => {
  const answers = shownAnswers(
    { standards: [{ key: 'nutri_score', answer: 'a', later: [] }], laws: [], ingredient_laws: NO_LAW },
    ['nutri_score'],
    true,
  );
  const product = {
    is_smart_snack: true,
    verdicts: { smart_snack: 'pass', philly: 'not_applicable' },
  } as const;
  const shown = ['philly', 'nutri_score', 'fda_healthy', 'smart_snack', 'good_choice'] as const;
  expect(answerLines(product, shown, answers).map(({ key, mark }) => [key, mark])).toEqual([
    ['philly', 'not_applicable'],
    ['nutri_score', 'step'],
    ['smart_snack', 'pass'],
    ['good_choice', 'unknown'],
    ['ingredient_laws', 'not_named'],
  ]);
});

describe('a chosen law', () => {
  const LAW: ChosenLaw = {
    key: 'ca_ab_418',
    status: 'in_force',
    from: '2027-01-01',
    result: 'named',
    named: ['Red 3'],
  };

  test.each([
    [{}, 'fail', 'Named: Red 3'],
    [{ named: ['Red 3', 'BVO', 'propylparaben'] }, 'fail', 'Named: Red 3 and 2 more'],
    [{ status: 'coming' }, 'coming', 'Named: Red 3; banned from 1 Jan 2027'],
    [{ status: 'enjoined' }, 'not_applicable', 'Named: Red 3; stopped by a court'],
    [{ status: 'proposed' }, 'not_applicable', 'Named: Red 3; only proposed'],
    [{ status: 'elsewhere' }, 'not_applicable', 'Not for the places chosen'],
    [{ result: 'unknown' }, 'unknown', 'Cannot be told'],
    [{ result: 'unknown', status: 'enjoined' }, 'unknown', 'Cannot be told'],
    [{ result: 'not_named' }, 'not_named', 'Not named'],
    [{ result: 'not_named', status: 'coming' }, 'not_named', 'Not named'],
  ] as const)('%j is %s: %s, never a pass', (said, mark, words) => {
    const law = { ...LAW, ...(said as Partial<ChosenLaw>) };
    const answers = { standards: [], laws: saidLaws([law]), ingredient_laws: NO_LAW };
    expect(shownAnswers(answers, ['ca_ab_418'], false)).toEqual([
      { key: 'ca_ab_418', name: 'California AB 418', mark, words },
    ]);
  });

  test('stands among the standards in the order of choosing, and before the laws together', () => {
    const answers = {
      standards: [{ key: 'nutri_score' as const, answer: 'a', later: [] }],
      laws: saidLaws([LAW]),
      ingredient_laws: NO_LAW,
    };
    const shown = ['ca_ab_418', 'nutri_score', 'philly'] as const;
    const product = { is_smart_snack: true, verdicts: { smart_snack: 'pass', philly: 'pass' } } as const;
    const lines = answerLines(product, shown, shownAnswers(answers, shown, true));
    expect(lines.map(({ key }) => key)).toEqual([...shown, 'ingredient_laws']);
  });
});

describe('ingredient laws', () => {
  const lawsSay = (laws: Partial<AnswersOnDay['ingredient_laws']>, hasLaws = true) =>
    shownAnswers({ standards: [], laws: [], ingredient_laws: { ...NO_LAW, ...laws } }, [], hasLaws)[0];

  test.each([
    [{ answer: 'named', named: ['Red 3'] }, 'fail', 'Names Red 3'],
    [{ answer: 'named', named: ['Red 3'], later: RED_3 }, 'fail', 'Names Red 3'],
    [{ answer: 'named', named: ['Red 3', 'BHA', 'BHT'] }, 'fail', 'Names Red 3 and 2 more'],
    [{ answer: 'named_later', later: RED_3 }, 'coming', 'Red 3 banned from 15 Jan 2027'],
    [{ answer: 'unknown', later: RED_3 }, 'unknown', 'Cannot be told; Red 3 banned from 15 Jan 2027'],
    [{ answer: 'unknown_later', later: RED_3 }, 'unknown', 'Cannot be told; Red 3 banned from 15 Jan 2027'],
    [{ answer: 'not_named' }, 'not_named', 'None named'],
    [{ answer: 'unknown' }, 'unknown', 'Cannot be told'],
    [{ answer: 'unknown_later' }, 'unknown', 'Cannot be told'],
  ] as const)('%j is %s: %s, never a pass', (laws, mark, words) => {
    expect(lawsSay(laws as Partial<AnswersOnDay['ingredient_laws']>)).toMatchObject({ mark, words });
  });

  test('are not said where no list asks for them, whatever is named', () => {
    expect(lawsSay({ answer: 'named', named: ['Red 40'] }, false)).toBeUndefined();
  });
});
