import { describe, expect, test } from 'vitest';
import { kindNamed, type ProductKind } from '../facts/product-kinds.ts';
import { factsOf, product } from '../subject-fixture.ts';
import { readTable } from '../text-table.ts';
import { EXEMPT } from './exempt.ts';

/** Whether a product of a kind has an exemption, by its name and ingredients. */
export function exempt(id: string, kind: ProductKind, name: string, ingredients: string | null) {
  const detect = EXEMPT[id];
  if (detect === undefined) throw new Error(`no exemption ${id}`);
  return detect(factsOf(kind, product(name, ingredients)));
}

const ANSWERS = new Map(Object.entries({ yes: true, no: false, open: null }));

/** Tags a table with a test a row: answer, name, ingredients, and the kind where it is not the usual one. */
export function checkExemption(id: string, usual: ProductKind) {
  return (text: TemplateStringsArray, ...lists: readonly string[]): void => {
    describe(id, () => {
      test.each(readTable(text, ...lists))('%s: %s of %s', (answer, name, ingredients, kind = usual) => {
        const list = ingredients === 'not stated' ? null : ingredients;
        expect(exempt(id, kindNamed(kind), name, list)).toBe(ANSWERS.get(answer));
      });
    });
  };
}
