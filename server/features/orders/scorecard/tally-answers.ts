import { ALL_STANDARD_KEYS, anyAnswersOf } from '#contract/all-standards.ts';
import { LAW_ANSWERS, LAW_RESULTS } from '#contract/ingredient-laws.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { byQuantity, type ScoredLine, tally } from './scored-line.ts';

/** How many lines have each answer of each standard that was asked for; the best outcome first. */
export function tallyStandards(lines: readonly ScoredLine[]): Scorecard['standards'] {
  const answersOf =
    (key: string) =>
    ({ answers }: ScoredLine) =>
      answers?.standards.find((standard) => standard.key === key)?.answer;
  return ALL_STANDARD_KEYS.flatMap((key) => {
    const byAnswer = Map.groupBy(lines, answersOf(key));
    const answers = anyAnswersOf(key)
      .map((answer) => ({ answer, ...tally(byAnswer.get(answer) ?? []) }))
      .filter((one) => one.lines > 0);
    return answers.length === 0 ? [] : [{ key, answers }];
  });
}

/** How many lines have each result of each law that was asked for by itself. */
export function tallyChosenLaws(lines: readonly ScoredLine[]): Scorecard['laws'] {
  const asked = lines.find(({ answers }) => answers !== undefined)?.answers?.laws ?? [];
  return asked.map(({ key, status, from }) => {
    const resultOf = ({ answers }: ScoredLine) => answers?.laws.find((law) => law.key === key)?.result;
    const byResult = Map.groupBy(lines, resultOf);
    const answers = LAW_RESULTS.map((result) => ({ result, ...tally(byResult.get(result) ?? []) }));
    return { key, status, from, answers: answers.filter((one) => one.lines > 0) };
  });
}

export function tallyLaws(lines: readonly ScoredLine[]): Scorecard['ingredient_laws'] {
  const byAnswer = Map.groupBy(lines, ({ answers }) => answers?.ingredient_laws.answer);
  return LAW_ANSWERS.map((answer) => ({ answer, ...tally(byAnswer.get(answer) ?? []) }));
}

const SHOWN = 12;

/** What a law in force forbids first, then by quantity. */
export function pickLawLines(lines: readonly ScoredLine[]): Scorecard['law_lines'] {
  return lines
    .toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || byQuantity(a, b))
    .flatMap(({ line, product, quantity, answers }) => {
      const laws = answers?.ingredient_laws;
      if (laws === undefined || (laws.named.length === 0 && laws.later === null)) return [];
      return [{ line: line.line, name: product.name, quantity, named: laws.named, later: laws.later }];
    })
    .slice(0, SHOWN);
}

const isNamed = ({ answers }: ScoredLine) => (answers?.ingredient_laws.named.length ?? 0) > 0;
