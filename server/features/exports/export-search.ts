import { type Cell, EXPORT_TYPES, fileName, MAX_SHEET_PRODUCTS } from '#contract/cell.ts';
import { csvLine, UTF8_MARK } from '#contract/csv-text.ts';
import type { SearchExport } from '#contract/exports.schema.ts';
import { FIGURE_BASES } from '#contract/nutrient-sort.ts';
import { NUTRIENT_LABELS } from '#contract/nutrition.ts';
import { type Figure, parseFigure } from '#contract/ranges.ts';
import { fail, ok, type Result } from '#contract/result.ts';
import type { Deps } from '#server/deps.ts';
import { compose, spokenThroughout, t } from '#server/language/speech.ts';
import type { SearchQuery } from '#server/search/engine.ts';
import { searchProducts, WITHOUT_COUNTS } from '#server/search/query/search-query.ts';
import { listSearchRows } from './search-rows.queries.ts';
import { xlsxStream } from './xlsx-stream.ts';

export interface ExportFile {
  readonly chunks: AsyncIterable<string | Uint8Array>;
  readonly type: string;
  readonly fileName: string;
}

/** Every product of a search as a file, made while it is read. Of the list only the GTINs are held, eight bytes a product. */
export async function exportSearch(
  deps: Pick<Deps, 'db' | 'pool' | 'reads' | 'search'>,
  query: SearchExport & { readonly day: string },
): Promise<Result<ExportFile>> {
  const { format, day } = query;
  // Of the page the total is all that is needed.
  const { page, parts } = await searchProducts(deps.search, { ...query, ...WITHOUT_COUNTS, limit: 1 });
  if (format === 'xlsx' && page.total > MAX_SHEET_PRODUCTS) return fail('invalid', TOO_MANY);
  const gtins = await listAll(deps.search, parts);
  const asked = {
    day,
    places: query.place,
    channels: query.channel,
    standards: query.with_standard,
    chosenLaws: query.with_law,
    hasLaws: query.with_laws,
    figures: figuresOf(query.figure),
  };
  const rows = spokenThroughout(listSearchRows(deps, gtins, asked));
  return ok({
    chunks: format === 'csv' ? csvStream(rows) : xlsxStream(rows),
    type: EXPORT_TYPES[format],
    fileName: fileName(`${query.search_term.slice(0, 40) || 'products'}-${day}`, 'products', format),
  });
}

/** The lists of searches that have no product in common, one after the other. */
async function listAll(search: Deps['search'], parts: readonly SearchQuery[]): Promise<Float64Array> {
  const lists = await Promise.all(parts.map((part) => search.listGtins(part)));
  const [first = new Float64Array()] = lists;
  return lists.length === 1 ? first : Float64Array.from(lists.flatMap((list) => [...list]));
}

const TOO_MANY = compose(
  () =>
    t`A worksheet holds ${MAX_SHEET_PRODUCTS.toLocaleString('en')} products. Take CSV, or narrow the search.`,
);

const ALL_FIGURES: readonly Figure[] = FIGURE_BASES.flatMap((basis) =>
  NUTRIENT_LABELS.map((nutrient) => ({ nutrient, basis })),
);

function figuresOf(asked: readonly string[]): readonly Figure[] {
  return asked.length === 0 ? ALL_FIGURES : asked.flatMap((each) => parseFigure(each) ?? []);
}

async function* csvStream(batches: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<string> {
  yield UTF8_MARK;
  for await (const batch of batches) yield batch.map(csvLine).join('');
}
