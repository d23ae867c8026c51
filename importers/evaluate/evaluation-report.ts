import { GUIDELINES } from '#contract/guideline.ts';
import type { LabelChange } from '#server/catalogue/relabel-products.ts';

/** How many changes are shown by product; the file has them all. */
const EXAMPLES = 10;

const LABEL_NAMES: Readonly<Record<LabelChange['label'], string>> = { ...GUIDELINES, nova: 'NOVA' };

/** What a run found, counted as it goes: as small for a million products as for one. */
export interface LabelReport {
  add(products: number, changes: readonly LabelChange[]): void;
  /** Lines for a person. */
  format(dryRun: boolean): string;
  readonly products: number;
}

export function labelReport(): LabelReport {
  let products = 0;
  let changedProducts = 0;
  const transitions = new Map<string, number>();
  const examples: LabelChange[] = [];
  return {
    get products() {
      return products;
    },
    add(judged, changes) {
      products += judged;
      changedProducts += new Set(changes.map(({ gtin }) => gtin)).size;
      examples.push(...changes.slice(0, EXAMPLES - examples.length));
      for (const { label, before, after } of changes) {
        const transition = `${LABEL_NAMES[label]}: ${before} → ${after}`;
        transitions.set(transition, (transitions.get(transition) ?? 0) + 1);
      }
    },
    format(dryRun) {
      const verb = dryRun ? 'would change' : 'changed';
      const head = `${count(products, 'product')} judged, ${count(changedProducts, 'product')} ${verb}.`;
      if (changedProducts === 0) return head;
      const most = [...transitions].sort(([, a], [, b]) => b - a);
      const width = Math.max(...most.map(([, times]) => number(times).length));
      return [
        head,
        ...most.map(([transition, times]) => `  ${number(times).padStart(width)}  ${transition}`),
        'Among them:',
        ...examples.map((change) => `  ${change.gtin}  ${changeText(change)}  ${change.name ?? 'N/A'}`),
      ].join('\n');
    },
  };
}

function changeText({ label, before, after }: LabelChange): string {
  return `${LABEL_NAMES[label]} ${before} → ${after}`;
}

export const DIFF_HEADER = 'gtin\tlabel\tbefore\tafter\tname\n';

/** A line of the file: tab-separated, a name's own tabs and line ends as spaces. */
export function diffLine({ gtin, label, before, after, name }: LabelChange): string {
  return `${gtin}\t${label}\t${before}\t${after}\t${(name ?? '').replaceAll(/\s+/g, ' ')}\n`;
}

function count(many: number, noun: string): string {
  return `${number(many)} ${many === 1 ? noun : `${noun}s`}`;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
