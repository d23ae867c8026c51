import { LAWS_KEY, lawWords, standardWords } from '#contract/answer-words.ts';
import { type Cell, gtinOf, text } from '#contract/cell.ts';
import { GUIDELINE_KEYS } from '#contract/guideline.ts';
import type { LawChannel, LawPlace } from '#contract/ingredient-laws.ts';
import { judgedCells, judgedHead, type SaidOnDay } from '#contract/judged-cells.ts';
import type { LawKey } from '#contract/law-titles.ts';
import { NUTRIENTS } from '#contract/nutrition.ts';
import { oneLawWords } from '#contract/one-law-words.ts';
import { displayName } from '#contract/product.ts';
import type { AnswersOnDay, ChosenLaw } from '#contract/product-answers.schema.ts';
import type { Figure } from '#contract/ranges.ts';
import { roundFigure } from '#contract/round-figure.ts';
import type { StandardKey } from '#contract/standards.ts';
import { judgeProducts } from '#server/catalogue/evaluation/judge-products.ts';
import { answerer, lawAnswerer } from '#server/catalogue/product/answer-on-day.ts';
import { type ProductRow, SELECT_PRODUCT } from '#server/catalogue/product/columns.ts';
import { FAMILY_TITLES, type Figures } from '#server/catalogue/product/present-product.ts';
import { listFigures } from '#server/catalogue/read/figures.queries.ts';
import { latestSequence } from '#server/catalogue/read/latest-sequence.queries.ts';
import { poolAt } from '#server/catalogue/read/pool-at.ts';
import type { Deps } from '#server/deps.ts';
import { say, t } from '#server/language/speech.ts';

/** What is written of each product, and by which day. */
export interface WrittenColumns {
  readonly day: string;
  readonly places: readonly LawPlace[];
  readonly channels: readonly LawChannel[];
  readonly standards: readonly StandardKey[];
  readonly chosenLaws: readonly LawKey[];
  readonly hasLaws: boolean;
  readonly figures: readonly Figure[];
}

/** Products read and judged at a time: a few milliseconds, between which others have their turn. */
const BATCH = 100;

const HEAD = [
  'GTIN',
  t`Product`,
  t`Brand`,
  t`Category`,
  t`Package`,
  t`Package unit`,
  t`Price, USD`,
  t`Price per`,
];

/**
 * Rows of products in batches, the head first. Each batch is read by itself, so that no transaction stays open for a slow
 * reader; a product that leaves the catalogue meanwhile is passed over.
 */
export async function* listSearchRows(
  deps: Pick<Deps, 'db' | 'pool' | 'reads'>,
  gtins: Float64Array,
  asked: WrittenColumns,
): AsyncGenerator<Cell[][]> {
  const { day, places, channels, standards, chosenLaws, hasLaws, figures } = asked;
  const keys = [...standards, ...chosenLaws, ...(hasLaws ? [LAWS_KEY] : [])];
  // None asked for would answer for all of them.
  const answer = answerer({ day, places, channels, standards: [...GUIDELINE_KEYS, ...standards] });
  const answerLaws = lawAnswerer({ day, places, channels, chosenLaws });
  const pool = await poolAt(deps.pool, deps.reads, await latestSequence(deps.pool));
  const db = pool === deps.pool ? deps.db : deps.reads.db;
  yield [headOf({ keys, day, byGtin: new Map() }, figures)];
  for (let from = 0; from < gtins.length; from += BATCH) {
    const batch = Array.from(gtins.subarray(from, from + BATCH), (gtin) => String(gtin).padStart(14, '0'));
    const [rows, judged, stated] = await Promise.all([
      readRows(pool, batch),
      judgeProducts(db, batch, day),
      readFigures(pool, batch),
    ]);
    const verdicts = new Map(judged.map((each) => [each.gtin, each]));
    yield batch.flatMap((gtin) => {
      const row = rows.get(gtin);
      if (row === undefined) return [];
      const said = { keys, day, byGtin: new Map([[gtin, wordsOf(answer(row), answerLaws(row), keys)]]) };
      return [
        [
          ...productCells(row),
          ...judgedCells(verdicts.get(gtin), said),
          ...figures.map((figure) => text(amountOf(stated.get(gtin), figure))),
        ],
      ];
    });
  }
}

async function readRows(pool: Deps['pool'], gtins: readonly string[]): Promise<Map<string, ProductRow>> {
  const { rows } = await pool.query<ProductRow>({
    name: 'export-search',
    text: `${SELECT_PRODUCT} WHERE product.gtin = ANY($1)`,
    values: [gtins],
  });
  return new Map(rows.map((row) => [row.gtin, row]));
}

async function readFigures(pool: Deps['pool'], gtins: readonly string[]) {
  const client = await pool.connect();
  try {
    return await listFigures(client, gtins);
  } finally {
    client.release();
  }
}

function headOf(said: SaidOnDay, figures: readonly Figure[]): Cell[] {
  const amounts = figures.map(({ nutrient, basis }) => {
    const { name, unit } = NUTRIENTS[nutrient];
    const per = basis === '100' ? t`per 100 g or mL` : t`per serving`;
    return text(`${say(name)}, ${unit} ${per}`);
  });
  return [...HEAD.map((head) => text(say(head))), ...judgedHead(said), ...amounts];
}

function productCells(row: ProductRow): Cell[] {
  const hasPrice = row.price_amount !== null;
  const category = FAMILY_TITLES.get(row.family_code);
  return [
    gtinOf(row.gtin),
    ...[displayName(row), row.brand, category === undefined ? null : say(category)].map(text),
    ...[row.package_weight_value, row.package_weight_unit].map(text),
    text(hasPrice ? Number(row.price_amount) : null),
    text(hasPrice ? say(row.price_unit ?? 'each') : null),
  ];
}

/** "<1" where there is less of it. */
function amountOf(stated: Figures | undefined, { nutrient, basis }: Figure): number | string | null {
  const key = basis === '100' ? 'per100' : 'perServing';
  const amount = stated?.[key][nutrient];
  const most = stated?.lessThan[key][nutrient];
  if (amount !== undefined) return roundFigure(amount);
  return most === undefined ? null : `<${roundFigure(most)}`;
}

function wordsOf(
  { standards, ingredient_laws }: AnswersOnDay,
  laws: readonly ChosenLaw[],
  keys: readonly string[],
) {
  return keys.flatMap((key) => {
    if (key === LAWS_KEY) return [{ key, words: lawWords(ingredient_laws).words }];
    const law = laws.find((each) => each.key === key);
    if (law) return [{ key, words: oneLawWords(law).words }];
    const found = standards.find((each) => each.key === key);
    return found ? [{ key, words: standardWords({ ...found, key: key as StandardKey }).words }] : [];
  });
}
