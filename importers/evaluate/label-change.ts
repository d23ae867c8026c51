export const SECTIONS = ['Verdicts', 'NOVA', 'Allergens', 'Diets'] as const;

/** One label of one product that is another now. */
export interface LabelChange {
  readonly gtin: string;
  readonly name: string | null;
  readonly section: (typeof SECTIONS)[number];
  /** As people call it: "Smart Snack", "Milk". */
  readonly label: string;
  /** As columns and replies call it: "smart_snack", "milk". */
  readonly key: string;
  readonly before: string;
  readonly after: string;
  /** What decides now, in words that many products share. */
  readonly reason: string;
  /** The same with the product's own figures or words. */
  readonly detail: string;
}

/** Why a label is what it is. */
export type Reason = Pick<LabelChange, 'reason' | 'detail'>;

export const sameReason = (reason: string): Reason => ({ reason, detail: reason });

export const DIFF_HEADER = 'gtin\tlabel\tbefore\tafter\treason\tname\n';

/** A line of the file: tab-separated, a value's own tabs and line ends as spaces. */
export function diffLine({ gtin, key, before, after, detail, name }: LabelChange): string {
  return `${[gtin, key, before, after, detail, name ?? ''].map(inOneLine).join('\t')}\n`;
}

function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
