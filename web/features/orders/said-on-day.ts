import { LAWS_KEY } from '#contract/answer-words.ts';
import type { SaidOnDay } from '#contract/judged-cells.ts';
import type { ProductAnswers } from '#contract/product-answers.schema.ts';
import type { AskedAnswers } from '#web/features/product-facts/product-answers.ts';
import { saidLaws } from '#web/features/product-facts/said-laws.ts';
import { shownAnswers } from '#web/features/product-facts/shown-answers.ts';

/** What the chosen standards and laws, and always all laws together, say of products on a day. */
export function saidOnDay(
  day: string,
  answers: ProductAnswers['products'],
  { standard, law }: AskedAnswers,
): SaidOnDay {
  const chosen = [...standard, ...law];
  const byGtin = new Map(
    answers.map((each) => [each.gtin, shownAnswers({ ...each, laws: saidLaws(each.laws) }, chosen, true)]),
  );
  return { keys: [...chosen, LAWS_KEY], day, byGtin };
}
