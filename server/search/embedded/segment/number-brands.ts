import type { BrandArrays } from './segment.ts';
import { encode, packBytes, sortBytes } from './string-table.ts';

/** Numbers the brands of documents as they come, and in their order at the end. */
export function numberBrands(count: number) {
  const numbers = new Map<string, number>();
  const distinct: Uint8Array[] = [];
  const found = new Uint32Array(count);
  return {
    add(document: number, brand: string | null): void {
      if (brand === null) return;
      let number = numbers.get(brand);
      if (number === undefined) {
        number = distinct.push(encode(brand));
        numbers.set(brand, number);
      }
      found[document] = number;
    },
    finish(): BrandArrays {
      const order = sortBytes(distinct);
      /** By the number as they came; 0 is none. */
      const inOrder = new Uint32Array(order.length + 1);
      order.forEach((brand, i) => {
        inOrder[brand + 1] = i + 1;
      });
      const table = packBytes(Array.from(order, (brand) => distinct[brand] as Uint8Array));
      return {
        brandNumbers: found.map((number) => inOrder[number] as number),
        brandBytes: table.bytes,
        brandStarts: table.starts,
      };
    },
  };
}
