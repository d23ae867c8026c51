import { useRef } from 'react';
import type { Product } from '#contract/product.schema.ts';

/** The products selected, of any page. */
export interface TableSelection {
  readonly picked: ReadonlyMap<string, Product>;
  readonly toggle: (product: Product) => void;
  readonly togglePage: (products: readonly Product[]) => void;
  readonly set: (products: readonly Product[], isPicked: boolean) => void;
  readonly pageState: (products: readonly Product[]) => 'all' | 'some' | 'none';
}

/** Selects ranges of a page's lines by pointer and key. */
export function useRangeSelection(bulk: TableSelection, products: readonly Product[]) {
  const last = useRef<string>(undefined);
  const runStart = useRef<number>(undefined);
  return {
    /** Toggles a line; with a range, every line from the one toggled last gets its state. */
    select: (row: number, isRange: boolean) => {
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
    /** Extends the selection with the focus, and shrinks it where the focus turns back. */
    extend: (from: number, to: number) => {
      runStart.current ??= from;
      last.current = products[runStart.current]?.gtin;
      bulk.set(linesBetween(products, runStart.current, from), false);
      bulk.set(linesBetween(products, runStart.current, to), true);
    },
    /** The focus moved without selecting: the next extension starts there. */
    endRun: () => {
      runStart.current = undefined;
    },
  };
}

/** Both ends and what lies between, whichever comes first. */
export function linesBetween<T>(lines: readonly T[], one: number, other: number): readonly T[] {
  return lines.slice(Math.min(one, other), Math.max(one, other) + 1);
}
