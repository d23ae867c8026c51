import { gtinTable } from '#importers/normalise/gtin-table.ts';
import type { TradeItem } from '#server/catalogue/trade-item.ts';

export type Repetition =
  | { readonly kind: 'first' }
  | { readonly kind: 'same' }
  | { readonly kind: 'other'; readonly line: number };

/**
 * Detects rows that repeat a GTIN. The first row is kept: with the last one, two rows that differ would make every run
 * write the product again.
 */
export function repeatedGtins(): { check(item: TradeItem, line: number): Repetition } {
  const table = gtinTable(2);
  return {
    check(item, line) {
      const digest = digestOf(JSON.stringify(item));
      const known = table.find(item.gtin);
      if (known === undefined) {
        const slot = table.slotFor(item.gtin);
        table.set(slot, 0, line);
        table.set(slot, 1, digest);
        return { kind: 'first' };
      }
      if (table.get(known, 1) === digest) return { kind: 'same' };
      return { kind: 'other', line: table.get(known, 0) };
    },
  };
}

/** 52 bits, two 26-bit FNV-like lanes: fits a double, and two rows of one GTIN that agree by chance are not to be met. */
function digestOf(text: string): number {
  let a = 0x811c9dc5;
  let b = 0x9e3779b1;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  return (a >>> 6) * 2 ** 26 + (b >>> 6);
}
