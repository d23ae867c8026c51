import type { Grade } from './judged-query.ts';

/** Answers that are looked at: about one page. */
export const DEPTH = 10;
/** The first rows of a page, seen without scrolling. */
const TOP = 3;
/** A product that the buyer would take has at least this grade. */
const GOOD: Grade = 2;

/** An answer as it is scored. */
export interface ScoredAnswer {
  readonly term: string;
  /** Grades of the answered products, in their order, at most DEPTH. */
  readonly answered: readonly Grade[];
  /** Grades of the best answer there could be, at most DEPTH. */
  readonly ideal: readonly Grade[];
  readonly total: number;
  readonly correctedTerm: string | null;
}

export interface Scores {
  readonly queries: number;
  /** Mean of one by the place of the first good product. */
  readonly mrr: number;
  readonly ndcg: number;
  /** Shares of queries: without any answer; with a good product among the first three. */
  readonly zeroRate: number;
  readonly successAt3: number;
  /** Mean edits between typed and corrected term, over the corrected queries; null where there is none. */
  readonly correctionCost: number | null;
}

export function scoreAnswers(answers: readonly ScoredAnswer[]): Scores {
  const corrections = answers.flatMap(({ term, correctedTerm }) =>
    correctedTerm === null ? [] : [countEdits(term.trim().toLowerCase(), correctedTerm)],
  );
  return {
    queries: answers.length,
    mrr: mean(answers.map(({ answered }) => reciprocalRank(answered))),
    ndcg: mean(answers.map(ndcgOf)),
    zeroRate: mean(answers.map(({ total }) => (total === 0 ? 1 : 0))),
    successAt3: mean(answers.map(({ answered }) => (isGood(answered.slice(0, TOP)) ? 1 : 0))),
    correctionCost: corrections.length === 0 ? null : mean(corrections),
  };
}

/** Normalised discounted cumulative gain: 1 for the best order there could be. */
export function ndcgOf({ answered, ideal }: Pick<ScoredAnswer, 'answered' | 'ideal'>): number {
  return gainOf(answered) / gainOf(ideal);
}

function gainOf(grades: readonly Grade[]): number {
  return grades
    .slice(0, DEPTH)
    .reduce<number>((sum, grade, i) => sum + (2 ** grade - 1) / Math.log2(i + 2), 0);
}

function reciprocalRank(grades: readonly Grade[]): number {
  const place = grades.findIndex((grade) => grade >= GOOD);
  return place < 0 ? 0 : 1 / (place + 1);
}

const isGood = (grades: readonly Grade[]) => grades.some((grade) => grade >= GOOD);

/** Letters to insert, delete, replace, or swap with their neighbour to get from one text to the other. */
export function countEdits(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, at(beforeLast, j - 2) + 1);
      row.push(best);
    }
    [beforeLast, last] = [last, row];
  }
  return at(last, b.length);
}

const at = (row: readonly number[], column: number) => row[column] as number;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
