import { LAWS_KEY } from '#contract/answer-words.ts';
import type { SaidOnDay } from '#contract/judged-cells.ts';
import type { ProductAnswers } from '#contract/product-answers.schema.ts';
import type { AskedAnswers } from '#web/features/product-facts/product-answers.ts';
import { shownAnswers } from '#web/features/product-facts/shown-answers.ts';

/** What the chosen standards, and always the laws, say of products on a day. */
export function saidOnDay(
  day: string,
  answers: ProductAnswers['products'],
  { standard }: AskedAnswers,
): SaidOnDay {
  const byGtin = new Map(answers.map((each) => [each.gtin, shownAnswers(each, standard, true)]));
  return { keys: [...standard, LAWS_KEY], day, byGtin };
}
