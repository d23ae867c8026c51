import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import type { ProductAnswers } from '#contract/product-answers.schema.ts';
import type { Db } from '#server/db/schema.ts';
import { type AskedOfProducts, answerer, lawAnswerer } from './answer-on-day.ts';

/** By GTIN, in no order; products that are not found are left out. */
export async function listAnswers(
  db: Db,
  gtins: readonly string[],
  asked: AskedOfProducts,
): Promise<ProductAnswers['products']> {
  if (gtins.length === 0) return [];
  const rows = await db
    .selectFrom('products')
    .select(['gtin', ...GUIDELINE_KEYS, 'standard_answers', 'label_substances'])
    .where('gtin', '=', (eb) => eb.fn.any(eb.val(gtins)))
    .execute();
  const [answer, answerLaws] = [answerer(asked), lawAnswerer(asked)];
  return rows.map(({ gtin, ...row }) => ({ gtin, ...answer(row), laws: answerLaws(row) }));
}
