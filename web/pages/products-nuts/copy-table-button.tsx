import { Copy } from 'lucide-react';
import { countOf } from '#web/lib/format-count.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { type TableContent, tableText } from './table-text.ts';

export interface CopyTableButtonProps {
  readonly content: TableContent;
  readonly selected: ReadonlySet<string>;
}

/** The lines chosen, or all of the page, for a spreadsheet. */
export function CopyTableButton({ content, selected }: CopyTableButtonProps) {
  const chosen = content.products.filter(({ gtin }) => selected.has(gtin));
  const products = chosen.length > 0 ? chosen : content.products;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(tableText({ ...content, products }));
      toast.success(`${countOf(products.length, 'line', 'lines')} copied. Paste them into a spreadsheet.`);
    } catch {
      toast.error('The browser does not let this page copy. Mark the table and copy it by hand.');
    }
  };
  return (
    <Button size="small" onClick={() => void copy()} disabled={content.nutrition === undefined}>
      <Copy size={16} aria-hidden="true" />
      {chosen.length > 0 ? `Copy ${countOf(chosen.length, 'line', 'lines')}` : 'Copy table'}
    </Button>
  );
}
