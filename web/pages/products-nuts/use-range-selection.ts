import { useRef } from 'react';
import type { Product } from '#contract/product.schema.ts';
import type { BulkSelection } from '#web/blocks/bulk-selection/use-bulk-selection.tsx';

export interface RangeSelection {
  /** Turns a line over; with a range, all from the line turned over last to this one become as that one is. */
  readonly select: (row: number, isRange: boolean) => void;
  /** The selection follows the focus from one line to another, and shrinks again where it turns back. */
  readonly extend: (from: number, to: number) => void;
  /** The focus moved without the selection: the next that follows it begins anew. */
  readonly endRun: () => void;
}

/** What a pointer or a key does to the selection of a page of lines. */
export function useRangeSelection(bulk: BulkSelection, products: readonly Product[]): RangeSelection {
  const last = useRef<string>(undefined);
  const runStart = useRef<number>(undefined);
  return {
    select: (row, isRange) => {
      const product = products[row];
      if (!product) return;
      runStart.current = undefined;
      const anchor = last.current;
      const from = isRange ? products.findIndex(({ gtin }) => gtin === anchor) : -1;
      if (anchor !== undefined && from !== -1) {
        bulk.set(linesBetween(products, from, row), bulk.picked.has(anchor));
      } else {
        bulk.toggle(product);
        last.current = product.gtin;
      }
    },
    extend: (from, to) => {
      runStart.current ??= from;
      last.current = products[runStart.current]?.gtin;
      bulk.set(linesBetween(products, runStart.current, from), false);
      bulk.set(linesBetween(products, runStart.current, to), true);
    },
    endRun: () => {
      runStart.current = undefined;
    },
  };
}

/** Both ends and what lies between, whichever comes first. */
export function linesBetween<T>(lines: readonly T[], one: number, other: number): readonly T[] {
  return lines.slice(Math.min(one, other), Math.max(one, other) + 1);
}
