import { describe, expect, test } from 'vitest';
import { agreementOf, boundsOf, compareNutriScores } from '#tests/support/nutri-score-agreement.ts';
import { hasOffGrades } from '#tests/support/off-grades.ts';

const LEAST = 0.97;

describe.skipIf(!hasOffGrades)('against the grades of Open Food Facts’ export of 2026', async () => {
  const products = hasOffGrades ? await compareNutriScores() : [];

  test.each([
    ['by what the label tells', agreementOf(products, ({ ours }) => ours), 70],
    [
      'with its share of fruit and its fiber',
      agreementOf(products, ({ withTheirInputs }) => withTheirInputs),
      110,
    ],
    ['within bounds', boundsOf(products), 40],
  ])('Nutri-Score %s', (_, { of, agree }, least) => {
    expect(of).toBeGreaterThanOrEqual(least);
    expect(agree / of).toBeGreaterThanOrEqual(LEAST);
  });

  test('every disagreement is one that was read', () => {
    const others = products.filter(
      ({ withTheirInputs, grade }) => withTheirInputs.length === 1 && withTheirInputs[0] !== grade,
    );
    expect(others.map(({ code }) => code).sort()).toEqual(['00014649', '00022750']);
  });
});
