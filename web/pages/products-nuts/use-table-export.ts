import { useQueryClient } from '@tanstack/react-query';
import type { Product } from '#contract/product.ts';
import { downloadFile } from '#web/lib/download-file.ts';
import { countOf } from '#web/lib/format-count.ts';
import { toast } from '#web/ui/toast.ts';
import { type NutritionByGtin, nutritionTableQuery } from './nutrition-table-query.ts';
import { basisOf, columnsOf, type NutsSearch } from './nuts-search.ts';
import { csvName, type TableContent, tableCsv, tableText } from './table-text.ts';

export interface TableExport {
  readonly copy: (products: readonly Product[]) => Promise<void>;
  readonly save: (products: readonly Product[]) => Promise<void>;
}

/** As many as the call takes. */
const AT_ONCE = 64;

/** Lines of the table for a spreadsheet, in the columns shown; the lines may be of other pages than the one in sight. */
export function useTableExport(search: NutsSearch, known: NutritionByGtin | undefined): TableExport {
  const client = useQueryClient();
  const read = async (products: readonly Product[]): Promise<TableContent | undefined> => {
    const missing = products.flatMap(({ gtin }) => (known?.has(gtin) ? [] : [gtin]));
    const nutrition = new Map(known);
    try {
      for (let from = 0; from < missing.length; from += AT_ONCE) {
        const found = await client.fetchQuery(nutritionTableQuery(missing.slice(from, from + AT_ONCE)));
        for (const [gtin, each] of found) nutrition.set(gtin, each);
      }
    } catch {
      toast.error('Failed to fetch nutrition. Nothing was copied or saved; try again.');
      return undefined;
    }
    return { products, nutrition, columns: columnsOf(search), basis: basisOf(search) };
  };
  return {
    copy: async (products) => {
      const content = await read(products);
      if (!content) return;
      try {
        await navigator.clipboard.writeText(tableText(content));
        toast.success(`${linesOf(products)} copied. Paste them into a spreadsheet.`);
      } catch {
        toast.error('The browser does not let this page copy. Save a CSV instead.');
      }
    },
    save: async (products) => {
      const content = await read(products);
      if (!content) return;
      const name = csvName(search.q, new Date().toISOString().slice(0, 10));
      downloadFile(name, 'text/csv;charset=utf-8', tableCsv(content));
      toast.success(`${linesOf(products)} saved as ${name}.`);
    },
  };
}

function linesOf({ length }: readonly Product[]): string {
  return countOf(length, 'line', 'lines');
}
