import { begunBy } from '#contract/first-days.ts';
import { GUIDELINE_KEYS, type Guideline, VERDICTS_SINCE, type Verdict } from '#contract/guideline.ts';
import type { Product } from '#contract/product.schema.ts';
import type { AnswersOnDay } from '#contract/product-answers.schema.ts';
import type { Db } from '#server/db/schema.ts';
import { listAnswers } from './list-answers.ts';
import { labelsOf } from './present-product.ts';

type Verdicts = Product['verdicts'];

/** The verdicts of products by the versions of an earlier day (YYYY-MM-DD); a guideline that begins after it is unknown. */
async function listVerdicts(
  db: Db,
  gtins: readonly string[],
  day: string,
): Promise<(gtin: string) => Verdicts> {
  const asked = { day, standards: begunBy(day, GUIDELINE_KEYS), places: [], channels: [], chosenLaws: [] };
  const answers = new Map((await listAnswers(db, gtins, asked)).map((each) => [each.gtin, each.standards]));
  return (gtin) => verdictsIn(answers.get(gtin) ?? []);
}

/** Of a guideline that is not among the answers nothing is known. */
export function verdictsIn(answers: AnswersOnDay['standards']): Verdicts {
  const of = (guideline: Guideline) =>
    (answers.find(({ key }) => key === guideline)?.answer ?? 'unknown') as Verdict;
  return { smart_snack: of('smart_snack'), good_choice: of('good_choice'), philly: of('philly') };
}

/** Lines of an order, or what could stand in for them, with the verdicts of a day. */
export async function linesOnDay<T extends { readonly gtin: string; readonly verdicts: Verdicts }>(
  db: Db,
  products: readonly T[],
  day: string,
): Promise<T[]> {
  if (day >= VERDICTS_SINCE) return [...products];
  const verdictsOf = await listVerdicts(db, gtinsOf(products), day);
  return products.map((product) => ({ ...product, verdicts: verdictsOf(product.gtin) }));
}

/** Products with the verdicts of a day, and the flags that follow from them. */
export async function productsOnDay(
  db: Db,
  products: readonly Product[],
  day: string,
): Promise<readonly Product[]> {
  if (day >= VERDICTS_SINCE) return products;
  const verdictsOf = await listVerdicts(db, gtinsOf(products), day);
  return products.map((product) => ({ ...product, ...labelsOf(verdictsOf(product.gtin)) }));
}

/** Products as JSON with the verdicts of a day. */
export async function bodiesOnDay(db: Db, bodies: readonly Uint8Array[], day: string): Promise<Uint8Array[]> {
  if (day >= VERDICTS_SINCE) return [...bodies];
  const products = await productsOnDay(db, bodies.map(productOf), day);
  return products.map((product) => Buffer.from(JSON.stringify(product)));
}

export const productOf = (body: Uint8Array) => JSON.parse(Buffer.from(body).toString()) as Product;

const gtinsOf = (products: readonly { readonly gtin: string }[]) => products.map(({ gtin }) => gtin);
