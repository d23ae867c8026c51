import { setImmediate } from 'node:timers/promises';
import type { Allergen } from '#contract/allergens.ts';
import type { Alternatives, AlternativesQuery, OnDay } from '#contract/alternatives.schema.ts';
import { begunBy } from '#contract/first-days.ts';
import { GUIDELINE_KEYS, type Guideline } from '#contract/guideline.ts';
import { lineAmount } from '#contract/line-amount.ts';
import type { LineProduct } from '#contract/line-product.schema.ts';
import type { OrderLine } from '#contract/orders.schema.ts';
import type { OrderOrigin } from '#contract/orders.ts';
import type { FailingLine, Swaps } from '#contract/swaps.schema.ts';
import { type Comparable, listComparable } from '#server/alternatives/candidates.queries.ts';
import { alternativesFinder } from '#server/alternatives/find-alternatives.ts';
import { type JudgedProduct, judgeProducts } from '#server/catalogue/evaluation/judge-products.ts';
import { linesOnDay } from '#server/catalogue/product/verdicts-on-day.ts';
import type { Db } from '#server/db/schema.ts';
import { amountOnFile } from '../amount-on-file.ts';
import { orderedAsWritten } from '../count-line.ts';
import { listProducts } from '../line-products.queries.ts';
import { listCaseSizes } from './case-sizes.queries.ts';
import { planSwap } from './plan-swap.ts';

/** Options of one line. */
const MOST_OPTIONS = 4;

/** The lines of an order whose product fails by the rules of a day, with what could stand in. */
export async function listSwaps(
  db: Db,
  origin: OrderOrigin,
  lines: readonly OrderLine[],
  { guideline, free_from: allergens, day }: OnDay<AlternativesQuery>,
): Promise<Swaps> {
  const guidelines = guideline.length === 0 ? begunBy(day, GUIDELINE_KEYS) : guideline;
  const counted = lines.map(({ gtin, swapped_gtin }) => swapped_gtin ?? gtin ?? '');
  const own = lines.map(({ gtin }) => gtin ?? '');
  const listed = await linesOnDay(db, await listProducts(db, [...new Set([...counted, ...own])]), day);
  const products = new Map(listed.map((product) => [product.gtin, product]));
  const failing = lines.filter(({ gtin }) => {
    const verdicts = products.get(gtin ?? '')?.verdicts;
    return guidelines.some((key) => verdicts?.[key] === 'fail');
  });
  const gtins = [...new Set(failing.map(({ gtin }) => gtin ?? ''))];
  const [judged, found] = await Promise.all([
    judgeProducts(db, gtins, day),
    findAll(db, gtins, guidelines, { allergens, day }),
  ]);
  const cases = await listCaseSizes(
    db,
    [...found.values()].flatMap(({ fitting }) => fitting.nearest.map(({ product }) => product.gtin)),
  );
  const judgedOf = new Map(judged.map((product) => [product.gtin, product]));
  const shown = failing.flatMap((line): FailingLine[] => {
    const [product, one, alternatives] = [products, judgedOf, found].map((of) => of.get(line.gtin ?? '')) as [
      LineProduct | undefined,
      JudgedProduct | undefined,
      Alternatives | undefined,
    ];
    if (!product || !one || !alternatives) return [];
    const ordered = orderedAsWritten(line, origin);
    return [
      {
        line: line.line,
        fails: one.guidelines.filter(
          (each) => each.verdict === 'fail' && guidelines.includes(each.guideline),
        ),
        total: alternatives.fitting.total,
        options: alternatives.fitting.nearest.map((option) => ({
          ...option,
          terms: planSwap(ordered, product, option.product, cases.get(option.product.gtin) ?? []),
        })),
        undeclared: alternatives.undeclared.total,
        amount: lineAmount({ ...line, swapped_gtin: null }) ?? amountOnFile(ordered, product),
      },
    ];
  });
  const quantityOf = new Map(lines.map(({ line, quantity }) => [line, quantity ?? -1]));
  const countedProducts = counted.map((gtin) => products.get(gtin));
  const optionOf = new Map(shown.map(({ line, options: [first] }) => [line, first?.product]));
  return {
    lines: shown.toSorted(
      (a, b) => (quantityOf.get(b.line) ?? -1) - (quantityOf.get(a.line) ?? -1) || a.line - b.line,
    ),
    guidelines: guidelines.map((key) => {
      const verdicts = countedProducts.map((product) => product?.verdicts[key]);
      const after = lines.map((line, i) =>
        line.swapped_gtin === null ? (optionOf.get(line.line)?.verdicts[key] ?? verdicts[i]) : verdicts[i],
      );
      return {
        guideline: key,
        applies: verdicts.filter((verdict) => verdict !== undefined && verdict !== 'not_applicable').length,
        passes: verdicts.filter((verdict) => verdict === 'pass').length,
        would_pass: after.filter((verdict) => verdict === 'pass').length,
      };
    }),
  };
}

async function findAll(
  db: Db,
  gtins: readonly string[],
  guidelines: readonly Guideline[],
  { allergens, day }: { readonly allergens: readonly Allergen[]; readonly day: string },
): Promise<ReadonlyMap<string, Alternatives>> {
  const find = alternativesFinder(db, guidelines, day);
  const found = new Map<string, Alternatives>();
  for (const product of await listComparable(db, gtins, day)) {
    const freeFrom = allergens.filter((key) => !isKnownToHave(product, key));
    found.set(product.product.gtin, await find(product, { freeFrom, most: MOST_OPTIONS, mostUndeclared: 0 }));
    // Other requests come in between.
    await setImmediate();
  }
  return found;
}

/** A cheese in place of a cheese brings no new milk. */
function isKnownToHave({ allergens }: Comparable, key: Allergen): boolean {
  const state = allergens.get(key);
  return state === 'contains' || state === 'named' || state === 'conflict';
}
