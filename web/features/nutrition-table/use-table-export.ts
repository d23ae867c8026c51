import { useQueryClient } from '@tanstack/react-query';
import { t } from 'ttag';
import type { ExportFormat } from '#contract/cell.ts';
import type { Product } from '#contract/product.schema.ts';
import { errorText } from '#web/lib/failure-text.ts';
import { toast } from '#web/ui/toast.ts';
import type { NutritionByGtin } from './table-queries.ts';
import type { TableSearch } from './table-search.ts';

/** Lines of the table for a spreadsheet, in the columns shown; the lines may be of other pages than the one in sight. */
export function useTableExport(search: TableSearch, known: NutritionByGtin | undefined) {
  const client = useQueryClient();
  const load = () => import('./export-table.ts');
  const of = (products: readonly Product[]) => ({ client, search, known, products });
  return {
    async copy(products: readonly Product[]) {
      try {
        await (await load()).copyLines(of(products));
      } catch (error) {
        toast.error(errorText(error, t`Nothing was copied. Try again.`));
      }
    },
    /** Answers the file's name. */
    save: async (products: readonly Product[], format: ExportFormat) =>
      (await load()).saveLines(of(products), format),
  };
}
