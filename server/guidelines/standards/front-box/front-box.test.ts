import { expect, test } from 'vitest';
import { judgementOf, perServing, possible } from '../judgement-fixture.ts';

const serving = (saturated_fat: number, sodium: number, added_sugars: number) =>
  perServing(30, { saturated_fat, sodium, added_sugars });
const bands = (...given: Parameters<typeof serving>) =>
  judgementOf('fda_front_box', 'chips', serving(...given)).criteria.map(({ finding }) => finding);

// The percentage is declared whole: 5.65 % of sodium is 6, and 19.57 % is 20.
test.each([
  [1, 115, 2.7, ['Low', 'Low', 'Low']],
  [1.1, 130, 2.75, ['Med', 'Med', 'Med']],
  [3.89, 448, 9.7, ['Med', 'Med', 'Med']],
  [3.9, 450, 10, ['High', 'High', 'High']],
] as const)('%d g, %d mg and %d g', (saturated, sodium, sugars, expected) => {
  expect(bands(saturated, sodium, sugars)).toEqual(expected);
});

test('one that is high decides, whatever is not known', () => {
  expect(judgementOf('fda_front_box', 'chips', perServing(30, { sodium: 500 })).summary).toBe(
    'High in sodium; saturated fat and added sugars are not known.',
  );
  const few = perServing(30, { saturated_fat: 1, sodium: 5, sugars: 9 });
  expect(judgementOf('fda_front_box', 'chips', few).summary).toBe(
    'Nothing is high; added sugars are not known.',
  );
  expect(possible('fda_front_box', 'chips', perServing(30, { sodium: 5 }))).toEqual(['none_high', 'high']);
});
