import type { QueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import { LAWS_KEY } from '#contract/answer-words.ts';
import { type ExportFormat, fileName } from '#contract/cell.ts';
import type { Product } from '#contract/product.schema.ts';
import { myStandards, standardsFirst } from '#web/features/product-facts/my-standards.ts';
import { answersQuery, askedBy, gtinsOf } from '#web/features/product-facts/product-answers.ts';
import { type ShownAnswer, shownAnswers } from '#web/features/product-facts/shown-answers.ts';
import { countOf } from '#web/lib/format-count.ts';
import { saveRows } from '#web/lib/save-rows.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { type NutritionByGtin, nutritionTableQuery } from './table-queries.ts';
import { basisOf, columnsOf, type TableSearch } from './table-search.ts';
import { type TableContent, tableRows, tableText } from './table-text.ts';

/** Lines, the table they stand in, and what of their nutrition is here already. */
export interface Export {
  readonly client: QueryClient;
  readonly search: TableSearch;
  readonly known: NutritionByGtin | undefined;
  readonly products: readonly Product[];
}

/** As many as the call takes. */
const AT_ONCE = 64;

export async function copyLines(what: Export): Promise<void> {
  const copied = t`${countOf(what.products.length, t`line`, t`lines`)} copied. Paste them into a spreadsheet.`;
  await copyText(
    tableText(await read(what)),
    copied,
    t`The browser does not let this page copy. Export a CSV instead.`,
  );
}

/** Answers the file's name. */
export async function saveLines(what: Export, format: ExportFormat): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const name = fileName(`${(what.search.q ?? '').slice(0, 40) || t`products`}-${day}`, t`products`, format);
  return saveRows(name, tableRows(await read(what)), format, t`Products`);
}

async function read({ client, search, known, products }: Export): Promise<TableContent> {
  const missing = products.flatMap(({ gtin }) => (known?.has(gtin) ? [] : [gtin]));
  const nutrition = new Map(known);
  for (let from = 0; from < missing.length; from += AT_ONCE) {
    const found = await client.fetchQuery(nutritionTableQuery(missing.slice(from, from + AT_ONCE)));
    for (const [gtin, each] of found) nutrition.set(gtin, each);
  }
  const answers = await readAnswers({ client, search, products });
  const day = search.day ?? new Date().toISOString().slice(0, 10);
  return { products, nutrition, columns: columnsOf(search), basis: basisOf(search), day, answers };
}

/** What the chosen further standards and laws say of the lines, and all laws together where places are chosen. */
async function readAnswers({
  client,
  search,
  products,
}: Omit<Export, 'known'>): Promise<TableContent['answers']> {
  const mine = standardsFirst(myStandards.get());
  const asked = askedBy(search, mine);
  const { standards, laws, hasLaws } = asked;
  if (standards.length + laws.length === 0 && !hasLaws) return undefined;
  const byGtin = new Map<string, readonly ShownAnswer[]>();
  let on = '';
  for (let from = 0; from < products.length; from += AT_ONCE) {
    const gtins = gtinsOf(products.slice(from, from + AT_ONCE));
    const found = await client.fetchQuery(answersQuery(gtins, asked));
    on = found.day;
    for (const each of found.products) byGtin.set(each.gtin, shownAnswers(each, mine, hasLaws));
  }
  return { keys: [...standards, ...laws, ...(hasLaws ? [LAWS_KEY] : [])], day: on, byGtin };
}
