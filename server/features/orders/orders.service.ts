import type { Gtin } from '#contract/gtin.ts';
import { countedLines } from '#contract/merged-lines.ts';
import type { FileLine, OrderLine, OrderSummary } from '#contract/orders.schema.ts';
import type { OrderOrigin } from '#contract/orders.ts';
import { PRODUCT_NOT_FOUND } from '#contract/product.ts';
import type { AnswersQuery } from '#contract/product-answers.schema.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { LinesOfPart } from '#contract/score-parts.schema.ts';
import type { ScorePart } from '#contract/score-parts.ts';
import type { Scorecard } from '#contract/scorecard.schema.ts';
import { judgeProducts } from '#server/catalogue/evaluation/judge-products.ts';
import { askedAnswers } from '#server/catalogue/product/answer-on-day.ts';
import { listAnswers } from '#server/catalogue/product/list-answers.ts';
import type { Db } from '#server/db/schema.ts';
import type { Deps } from '#server/deps.ts';
import { criterionName, findCriterion } from '#server/guidelines/rules/criteria.ts';
import { t } from '#server/language/speech.ts';
import { notReady } from '#server/search/search-failure.ts';
import { listLineProducts, listProducts } from './line-products.queries.ts';
import { findLine, isMerged, listLines, putLines, separate } from './lines.queries.ts';
import { matchLines } from './match/match-lines.ts';
import {
  findOrder,
  inOrder,
  insertOrder,
  mayReadGroup,
  type NewOrder,
  type OwnOrder,
} from './orders.queries.ts';
import { buildScorecard, type ScorecardInput, withProducts } from './scorecard/build-scorecard.ts';
import { pickPart } from './scorecard/part-lines.ts';
import { listOnlyCaseSizes } from './swaps/case-sizes.queries.ts';
import { NOT_SWAPPED } from './swaps/set-swaps.ts';

export async function ownOrder(
  { db }: Pick<Deps, 'db'>,
  userId: string,
  id: string,
): Promise<Result<OwnOrder>> {
  const order = await findOrder(db, userId, id);
  return order ? ok(order) : fail('not_found', t`Order not found`);
}

/** Of a group only where its maker may read that. */
export async function makeOrder(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  order: NewOrder,
): Promise<Result<OrderSummary>> {
  if (order.group_id && !(await mayReadGroup(db, userId, order.group_id)))
    return fail('not_found', t`Group not found`);
  return ok(await insertOrder(db, userId, order, clock()));
}

/** Matches and stores lines. The same lines again give the same order: a call without an answer may be repeated. */
export async function addLines(
  deps: Pick<Deps, 'db' | 'search'>,
  order: OwnOrder,
  lines: readonly FileLine[],
): Promise<Result<OrderLine[]>> {
  if (!deps.search.isReady()) return notReady();
  // A line that is named twice would be written twice by one statement, which the store refuses.
  const once = [...new Map(lines.map((line) => [line.line, line])).values()];
  const matched = await matchLines(deps, once);
  return inOrder(deps.db, order, async (trx) => {
    const numbers = matched.map(({ line }) => line);
    await separate(trx, order, numbers);
    await putLines(trx, order, matched);
    return ok(matched);
  });
}

/** Changes lines, given all of the order as they stand: what is answered is written, nothing where it is refused. */
export function changeLines(
  db: Db,
  order: OwnOrder,
  change: (before: readonly OrderLine[], trx: Db) => Result<OrderLine[]> | Promise<Result<OrderLine[]>>,
): Promise<Result<OrderLine[]>> {
  return inOrder(db, order, async (trx) => {
    const changed = await change(await listLines(trx, order), trx);
    if (changed.ok) await putLines(trx, order, changed.value);
    return changed;
  });
}

export async function chooseProduct(
  { db }: Pick<Deps, 'db'>,
  order: OwnOrder,
  number: number,
  gtin: Gtin | null,
): Promise<Result<OrderLine>> {
  if (gtin !== null && (await listProducts(db, [gtin])).length === 0)
    return fail('not_found', PRODUCT_NOT_FOUND);
  return inOrder(db, order, async (trx) => {
    const line = await findLine(trx, order, number);
    if (!line) return fail('not_found', t`This order has no such line.`);
    if (await isMerged(trx, order, number))
      return fail('conflict', t`Line ${number} is merged with another. Separate them first.`);
    const chosen: OrderLine = {
      ...line,
      gtin,
      match: gtin === null ? 'absent' : 'name',
      note: gtin === null ? 'Kept as text' : 'Chosen by you',
      is_warning: false,
      is_chosen: true,
      ...NOT_SWAPPED,
      level: null,
      holds: null,
    };
    await putLines(trx, order, [chosen]);
    return ok(chosen);
  });
}

/** What guidelines, standards and laws say of the lines' products on the asked day. */
export async function judgeLines(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  lines: readonly OrderLine[],
  query: AnswersQuery,
) {
  const gtins = gtinsOf(lines);
  const asked = askedAnswers(query, clock());
  const [products, answers] = await Promise.all([
    judgeProducts(db, gtins, asked.day),
    listAnswers(db, gtins, asked),
  ]);
  return { products, day: asked.day, answers };
}

export async function scoreLines(
  deps: Pick<Deps, 'db' | 'clock'>,
  origin: OrderOrigin,
  lines: readonly OrderLine[],
  query: AnswersQuery,
): Promise<Scorecard> {
  return buildScorecard(await readForScore(deps, origin, lines, query));
}

/** The lines that the scorecard by the same query counts in a part of it, by number. */
export async function listPart(
  deps: Pick<Deps, 'db' | 'clock'>,
  origin: OrderOrigin,
  lines: readonly OrderLine[],
  { part, ...query }: AnswersQuery & { readonly part: ScorePart },
): Promise<Result<LinesOfPart>> {
  const key = part.kind === 'criterion' ? findCriterion(part.key) : null;
  if (key === undefined) return fail('not_found', t`The scorecard has no such part.`);
  const asked: ScorePart = key === null ? part : { kind: 'criterion', key };
  const scored = withProducts(await readForScore(deps, origin, lines, query));
  return ok({ lines: [...pickPart(scored, asked, origin)], name: key === null ? null : criterionName(key) });
}

async function readForScore(
  deps: Pick<Deps, 'db' | 'clock'>,
  origin: OrderOrigin,
  lines: readonly OrderLine[],
  query: AnswersQuery,
): Promise<ScorecardInput> {
  const { day } = askedAnswers(query, deps.clock());
  const counted = countedLines(lines);
  const [products, { products: judged, answers }, caseSizes] = await Promise.all([
    listLineProducts(deps.db, counted, day),
    judgeLines(deps, counted, query),
    listOnlyCaseSizes(deps.db, gtinsOf(counted)),
  ]);
  const aside = lines.length - counted.length;
  return { origin, lines: counted, aside, products, caseSizes, judged, day, answers };
}

function gtinsOf(lines: readonly OrderLine[]): string[] {
  const named = lines.flatMap(({ gtin, swapped_gtin }) => [gtin, swapped_gtin]);
  return [...new Set(named.filter((gtin) => gtin !== null))];
}
