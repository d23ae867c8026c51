import { useQueryClient } from '@tanstack/react-query';
import type { Product } from '#contract/product.schema.ts';
import { toast } from '#web/ui/toast.ts';
import type { NutritionByGtin } from './table-queries.ts';
import type { TableSearch } from './table-search.ts';

/** Lines of the table for a spreadsheet, in the columns shown; the lines may be of other pages than the one in sight. */
export function useTableExport(search: TableSearch, known: NutritionByGtin | undefined) {
  const client = useQueryClient();
  const run = async (how: 'copyLines' | 'saveLines', products: readonly Product[]) => {
    try {
      const tools = await import('./export-table.ts');
      await tools[how]({ client, search, known, products });
    } catch {
      toast.error('Nothing was copied or saved: a part of the program could not be loaded. Try again.');
    }
  };
  return {
    copy: (products: readonly Product[]) => run('copyLines', products),
    save: (products: readonly Product[]) => run('saveLines', products),
  };
}
