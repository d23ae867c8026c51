import { begunBy } from '#contract/first-days.ts';
import { GUIDELINE_KEYS, type Guideline, VERDICTS_SINCE, type Verdict } from '#contract/guideline.ts';
import type { Product } from '#contract/product.schema.ts';
import { listAnswers } from '#server/catalogue/product/list-answers.ts';
import { labelsOf } from '#server/catalogue/product/present-product.ts';
import type { Db } from '#server/db/schema.ts';
import type { SearchPage } from '#server/search/engine.ts';

/** A page whose products have the verdicts of the versions in force on a day (YYYY-MM-DD). */
export async function pageOnDay(db: Db, page: SearchPage, day: string): Promise<SearchPage> {
  const close = page.close && { ...page.close, bodies: await bodiesOnDay(db, page.close.bodies, day) };
  return { ...page, bodies: await bodiesOnDay(db, page.bodies, day), close };
}

/** Products as JSON with the verdicts of a day. */
export async function bodiesOnDay(db: Db, bodies: readonly Uint8Array[], day: string): Promise<Uint8Array[]> {
  if (day >= VERDICTS_SINCE) return [...bodies];
  const products = await productsOnDay(db, bodies.map(productOf), day);
  return products.map((product) => Buffer.from(JSON.stringify(product)));
}

export const productOf = (body: Uint8Array) => JSON.parse(Buffer.from(body).toString()) as Product;

/** Products with the verdicts of a day; a guideline that begins after it is unknown. */
export async function productsOnDay(
  db: Db,
  products: readonly Product[],
  day: string,
): Promise<readonly Product[]> {
  if (day >= VERDICTS_SINCE) return products;
  const asked = { day, standards: begunBy(day, GUIDELINE_KEYS), places: [], channels: [] };
  const gtins = products.map(({ gtin }) => gtin);
  const answers = new Map((await listAnswers(db, gtins, asked)).map((each) => [each.gtin, each.standards]));
  return products.map((product) => {
    const of = (guideline: Guideline) =>
      (answers.get(product.gtin)?.find(({ key }) => key === guideline)?.answer ?? 'unknown') as Verdict;
    const verdicts = {
      smart_snack: of('smart_snack'),
      good_choice: of('good_choice'),
      philly: of('philly'),
    };
    return { ...product, ...labelsOf(verdicts) };
  });
}
