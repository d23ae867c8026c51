import { describe, expect, test } from 'vitest';
import type { ProductKind } from '../facts/product-kinds.ts';
import { EXEMPT } from './exempt.ts';
import { factsOf, product } from './product-fixture.ts';

type Row = readonly [kind: ProductKind, name: string, ingredients: string, expected: boolean | null];

/** Whether a product of a kind has an exemption, by its name and ingredients. */
export function exempt(id: string, kind: ProductKind, name: string, ingredients: string): boolean | null {
  const detect = EXEMPT[id];
  if (detect === undefined) throw new Error(`no exemption ${id}`);
  return detect(factsOf(kind, product(name, ingredients)));
}

/** One test a row. */
export function checkExemption(id: string, rows: readonly Row[]): void {
  describe(id, () => {
    test.each(rows)('%s, %s: %s → %s', (kind, name, ingredients, expected) => {
      expect(exempt(id, kind, name, ingredients)).toBe(expected);
    });
  });
}
