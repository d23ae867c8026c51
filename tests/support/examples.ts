import { expect, test } from 'vitest';

/** What a function answers, a test a row: what it is given, then what it answers; the title may name both. */
export function examples<const Given, Answer>(
  title: string,
  answer: (given: Given) => Answer,
  rows: readonly (readonly [Given, Answer])[],
): void {
  test.each(rows)(title, (given, expected) => {
    expect(answer(given)).toStrictEqual(expected);
  });
}
