import { describe, expect, test } from 'vitest';
import type { ProductKind } from '../facts/product-kinds.ts';
import { factsOf, product } from '../subject-fixture.ts';
import { EXEMPT } from './exempt.ts';

/** Of another kind than the table's where it says so. */
type Row = readonly [name: string, ingredients: string | null, expected: boolean | null, kind?: ProductKind];

/** Whether a product of a kind has an exemption, by its name and ingredients. */
export function exempt(id: string, kind: ProductKind, name: string, ingredients: string | null) {
  const detect = EXEMPT[id];
  if (detect === undefined) throw new Error(`no exemption ${id}`);
  return detect(factsOf(kind, product(name, ingredients)));
}

/** One test a row. */
export function checkExemption(id: string, usual: ProductKind, rows: readonly Row[]): void {
  describe(id, () => {
    const complete = rows.map(([name, ingredients, expected, kind = usual]) => {
      return [name, ingredients, expected, kind] as const;
    });
    test.each(complete)('%s of %s: %s', (name, ingredients, expected, kind) => {
      expect(exempt(id, kind, name, ingredients)).toBe(expected);
    });
  });
}
