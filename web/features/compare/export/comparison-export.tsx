import { t } from 'ttag';
import { fileName } from '#contract/cell.ts';
import { displayName } from '#contract/product.ts';
import { useShownStandards } from '#web/features/product-facts/product-answers.ts';
import { countOf } from '#web/lib/format-count.ts';
import { ExportMenu } from '#web/ui/export-menu.tsx';
import type { CompareSearch } from '../compare-search.ts';
import type { Column } from '../model/cell.ts';
import { buildSections } from '../model/sections.ts';
import { comparisonRows } from './comparison-rows.ts';

export interface ComparisonExportProps {
  readonly columns: readonly Column[];
  readonly search: CompareSearch;
}

/** All lines of the comparison, those that do not differ too. */
export function ComparisonExport({ columns, search }: ComparisonExportProps) {
  const shown = useShownStandards();
  const [first] = columns;
  if (first === undefined) return null;
  return (
    <ExportMenu
      size="small"
      failed={t`The comparison could not be saved. Try again.`}
      parts={[
        {
          label: countOf(columns.length, t`product`, t`products`),
          save: async (format) => {
            const { saveRows } = await import('#web/lib/save-rows.ts');
            const basis = search.basis ?? 'serving';
            const sections = buildSections(columns, { shown, basis, relative: 'none' });
            const name = fileName(t`compare ${displayName(first.product)}`, t`comparison`, format);
            return saveRows(name, comparisonRows(columns, sections), format, t`Comparison`);
          },
        },
      ]}
    />
  );
}
