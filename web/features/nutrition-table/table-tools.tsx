import { Copy, Download } from 'lucide-react';
import type { Product } from '#contract/product.schema.ts';
import { countOf } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import type { useTableExport } from './use-table-export.ts';

export interface TableToolsProps {
  readonly lines: ReturnType<typeof useTableExport>;
  /** Of whichever page. */
  readonly chosen: readonly Product[];
  /** What is taken where nothing is chosen. */
  readonly shown: readonly Product[];
}

/** The lines chosen, or all of the page, for a spreadsheet. */
export function TableTools({ lines, chosen, shown }: TableToolsProps) {
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
