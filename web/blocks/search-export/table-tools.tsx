import { Copy } from 'lucide-react';
import { t } from 'ttag';
import type { Product } from '#contract/product.schema.ts';
import { formatFigure } from '#contract/ranges.ts';
import { basisOf, columnsOf, type TableSearch } from '#web/features/nutrition-table/table-search.ts';
import type { useTableExport } from '#web/features/nutrition-table/use-table-export.ts';
import { countOf } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchExport } from './search-export.tsx';

export interface TableToolsProps {
  readonly search: TableSearch;
  readonly total: number;
  readonly lines: ReturnType<typeof useTableExport>;
  /** Of whichever page. */
  readonly chosen: readonly Product[];
  /** What is taken where nothing is chosen. */
  readonly shown: readonly Product[];
}

/** The lines chosen, or all of the page, or the whole search, for a spreadsheet. */
export function TableTools({ search, total, lines, chosen, shown }: TableToolsProps) {
  const taken = chosen.length > 0 ? chosen : shown;
  const count = countOf(taken.length, t`line`, t`lines`);
  const isEmpty = taken.length === 0;
  const basis = basisOf(search);
  return (
    <>
      <Button size="small" onClick={() => void lines.copy(taken)} disabled={isEmpty}>
        <Copy size={16} aria-hidden="true" />
        {chosen.length > 0 ? t`Copy ${count}` : t`Copy table`}
      </Button>
      <SearchExport
        search={search}
        total={total}
        figures={columnsOf(search).map((nutrient) => formatFigure({ nutrient, basis }))}
        parts={[
          {
            label: chosen.length > 0 ? t`${count} chosen` : t`${count} of this page`,
            isEmpty,
            save: (format) => lines.save(taken, format),
          },
        ]}
      />
    </>
  );
}
