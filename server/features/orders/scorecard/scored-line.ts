import type { LineProduct } from '#contract/line-product.schema.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import type { ProductAnswers } from '#contract/product-answers.schema.ts';
import type { Tally } from '#contract/scorecard.schema.ts';
import type { JudgedProduct } from '#server/catalogue/evaluation/judge-products.ts';

/** A line with the product that counts and how much of it is ordered. */
export interface ScoredLine {
  readonly line: OrderLine;
  readonly product: LineProduct;
  readonly judged: JudgedProduct;
  /** Undefined: it left the catalogue in between. */
  readonly answers: ProductAnswers['products'][number] | undefined;
  /** In the scorecard's unit; null: not known. */
  readonly quantity: number | null;
  readonly eaches: number | null;
  /** How many of the product a case holds by the catalogue, for lines that name no pack; null: not known. */
  readonly caseOnFile: number | null;
}

/** Lines whose quantity is not known count as lines alone. */
export function tally(lines: readonly ScoredLine[]): Tally {
  return { lines: lines.length, quantity: lines.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0) };
}

export const failsAny = ({ judged }: ScoredLine) =>
  judged.guidelines.some(({ verdict }) => verdict === 'fail');

/** The largest quantity first; unknown ones last. */
export const byQuantity = (a: ScoredLine, b: ScoredLine) =>
  (b.quantity ?? -1) - (a.quantity ?? -1) || a.line.line - b.line.line;
