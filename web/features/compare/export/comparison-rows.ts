import { t } from 'ttag';
import { type Cell, gtinOf, text } from '#contract/cell.ts';
import { VERDICT_WORDS } from '#contract/guideline.ts';
import { displayName } from '#contract/product.ts';
import { ALLERGEN_STATE_NAMES } from '#web/features/product-facts/allergen-states.ts';
import { NOVA_WORDS } from '#web/features/product-facts/product-labels.ts';
import type { Column, Section, Cell as ShownCell } from '../model/cell.ts';

/** The comparison as on the screen, a column a product, with GTINs; what is not known is empty. */
export function comparisonRows(columns: readonly Column[], sections: readonly Section[]): Cell[][] {
  const products = columns.map(({ product }) => product);
  return [
    [text(t`Part`), text(t`Line`), ...products.map((product) => text(displayName(product)))],
    [text(null), text('GTIN'), ...products.map(({ gtin }) => gtinOf(gtin))],
    ...sections.flatMap(({ title, rows }) =>
      rows.map(({ label, basis, cells }) => [
        text(title),
        text(basis === undefined ? label : `${label}, ${basis}`),
        ...cells.map((cell) => text(cellText(cell))),
      ]),
    ),
  ];
}

function cellText(cell: ShownCell): string | null {
  switch (cell.kind) {
    // What is on its way is told apart from what is not known.
    case 'loading':
    case 'failed':
      return t`Could not be loaded`;
    case 'missing':
      return null;
    case 'words':
    case 'long':
    case 'answer':
      return cell.text;
    case 'tags':
      return cell.tags.join(', ');
    case 'verdict':
      return sentence(VERDICT_WORDS[cell.verdict], cell.reason);
    case 'nova':
      return sentence(cell.nova ? `${cell.nova}, ${NOVA_WORDS[cell.nova]}` : t`Unknown`, cell.because);
    case 'allergen':
      return ALLERGEN_STATE_NAMES[cell.state];
    case 'figure':
      return sentence(`${cell.text} ${cell.unit}`.trim(), cell.caution && t`implausible: ${cell.caution}`);
    case 'criterion':
      return sentence(
        VERDICT_WORDS[cell.verdict],
        [cell.measured, cell.limit, cell.margin].filter((part) => part !== undefined).join(', '),
      );
  }
}

const sentence = (words: string, why: string | undefined) => (why ? `${words}: ${why}` : words);
