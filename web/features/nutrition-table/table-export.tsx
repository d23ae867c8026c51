import { useQueryClient } from '@tanstack/react-query';
import { Copy, Download } from 'lucide-react';
import type { Product } from '#contract/product.schema.ts';
import { countOf } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
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

export interface ExportButtonsProps {
  readonly lines: ReturnType<typeof useTableExport>;
  /** Of whichever page. */
  readonly chosen: readonly Product[];
  /** What is taken where nothing is chosen. */
  readonly shown: readonly Product[];
}

/** The lines chosen, or all of the page, for a spreadsheet. */
export function ExportButtons({ lines, chosen, shown }: ExportButtonsProps) {
  const taken = chosen.length > 0 ? chosen : shown;
  const what = chosen.length > 0 ? countOf(chosen.length, 'line', 'lines') : 'table';
  const isNothing = taken.length === 0;
  return (
    <>
      <Button size="small" onClick={() => void lines.copy(taken)} disabled={isNothing}>
        <Copy size={16} aria-hidden="true" />
        Copy {what}
      </Button>
      <Button
        size="small"
        aria-label={`Save ${what} as CSV`}
        onClick={() => void lines.save(taken)}
        disabled={isNothing}
      >
        <Download size={16} aria-hidden="true" />
        CSV
      </Button>
    </>
  );
}
