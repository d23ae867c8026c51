import { type MergeRefusal, mergeRefusal } from '#contract/merge-refusal.ts';
import { mergedByLine } from '#contract/merged-lines.ts';
import type { OrderLine } from '#contract/orders.schema.ts';

export type LineState = Pick<OrderLine, 'line' | 'is_aside' | 'merged_into'>;

export interface MergePlan {
  /** How each line that is merged will be. */
  readonly wanted: readonly LineState[];
  /** Why some of the chosen lines stay apart; undefined where none does. */
  readonly refusal: MergeRefusal | undefined;
}

/**
 * Merges the chosen lines of each product into the first of them, with what was merged into them before. Lines of a product
 * that cannot be one stay as they are; lines set aside are left out.
 */
export function planMerge(lines: readonly OrderLine[], chosen: ReadonlySet<number>): MergePlan {
  const parts = mergedByLine(lines);
  const open = lines.filter(({ line, is_aside }) => chosen.has(line) && !is_aside);
  const groups = [...Map.groupBy(open, ({ gtin }) => gtin)];
  const refusals: MergeRefusal[] = [];
  const wanted: LineState[] = [];
  for (const [gtin, [first, ...others]] of groups) {
    if (!first) continue;
    if (gtin === null || others.length === 0) {
      refusals.push('product');
      continue;
    }
    const moved = others.flatMap((line) => [line, ...(parts.get(line.line) ?? [])]);
    const refusal = mergeRefusal([first, ...(parts.get(first.line) ?? []), ...moved]);
    if (refusal) refusals.push(refusal);
    else wanted.push(...moved.map(({ line }) => ({ line, is_aside: true, merged_into: first.line })));
  }
  return { wanted, refusal: refusals.find((each) => each !== 'product') ?? refusals[0] };
}
