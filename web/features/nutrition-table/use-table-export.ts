import { useQueryClient } from '@tanstack/react-query';
import type { Product } from '#contract/product.schema.ts';
import { toast } from '#web/ui/toast.ts';
import type { NutritionByGtin } from './table-queries.ts';
import type { TableSearch } from './table-search.ts';

export interface TableExport {
  readonly copy: (products: readonly Product[]) => Promise<void>;
  readonly save: (products: readonly Product[]) => Promise<void>;
}

/** Lines of the table for a spreadsheet, in the columns shown; the lines may be of other pages than the one in sight. */
export function useTableExport(search: TableSearch, known: NutritionByGtin | undefined): TableExport {
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
    copy: (products) => run('copyLines', products),
    save: (products) => run('saveLines', products),
  };
}
