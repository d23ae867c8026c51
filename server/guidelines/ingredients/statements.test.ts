import { describe, expect, test } from 'vitest';
import { parseIngredients } from './parse-ingredients.ts';

const names = (text: string) => parseIngredients(text).ingredients.map(({ name }) => name);

describe('what stands beside the list', () => {
  test.each([
    ['Flour, sugar. CONTAINS: WHEAT, MILK.', ['wheat', 'milk'], []],
    ['Flour, sugar. Contains wheat and milk', ['wheat and milk'], []],
    ['Flour. Allergen information: contains wheat', ['wheat'], []],
    ['Flour. May contain traces of nuts', [], ['nuts']],
    ['Flour, sugar. Contains: wheat. May contain milk, soy.', ['wheat'], ['milk', 'soy']],
    ['Farine, sucre. Contient: blé. Peut contenir des traces de lait', ['ble'], ['lait']],
    ['Mehl. Kann Spuren von Milch enthalten', [], ['milch enthalten']],
    [
      'Flour. Manufactured in a facility that also processes peanuts, tree nuts and milk.',
      [],
      ['peanuts', 'tree nuts and milk'],
    ],
    ['Flour. Made on equipment that also processes soy', [], ['soy']],
    ['Flour. This product contains wheat', ['wheat'], []],
  ])('%s', (text, contains, mayContain) => {
    const { ingredients, statements } = parseIngredients(text);
    const of = (kind: string) => statements.filter((one) => one.kind === kind).map(({ name }) => name);
    expect(of('contains')).toEqual(contains);
    expect(of('may_contain')).toEqual(mayContain);
    expect(ingredients.map(({ name }) => name)).not.toContain('wheat');
  });

  test('a statement ends with its sentence', () => {
    expect(names('Flour. May contain nuts. Salt')).toEqual(['flour', 'salt']);
  });

  test('"contains" before what is no allergen introduces ingredients', () => {
    expect(names('Shortening, contains: palm oil, salt')).toEqual(['shortening', 'palm oil', 'salt']);
  });

  test('"contains milk" within brackets belongs to its ingredient', () => {
    const list = parseIngredients('whey (contains milk), salt');
    expect(list.ingredients.map(({ name }) => name)).toEqual(['whey', 'salt']);
    expect(list.ingredients[0]?.parts.map(({ name }) => name)).toEqual(['milk']);
  });

  test('addresses and storage are left out up to the end of their sentence', () => {
    expect(names('Salt. Distributed by Acme Foods, Springfield, IL 62701. Sugar')).toEqual(['salt', 'sugar']);
    expect(names('Salt. Keep refrigerated, shake well.')).toEqual(['salt']);
  });
});

describe('texts that are cut off', () => {
  test.each([
    ['of 255 characters', `${'sugar, '.repeat(36)}sal`, true],
    ['of 254 characters after a lost space', `${'sugar, '.repeat(36)}s,`, true],
    ['of 254 characters that end in a full stop', `${'sugar, '.repeat(36)}s.`, false],
    ['of any length with an ellipsis', 'sugar, salt…', true],
    ['short ones', 'sugar, salt', false],
  ])('%s', (_, text, truncated) => {
    expect(parseIngredients(text).truncated).toBe(truncated);
  });

  test('open brackets of a cut-off text are no mistake of the writer', () => {
    const text = `Chips (${'potato, '.repeat(31)}`;
    expect(parseIngredients(text.padEnd(255, 'o')).repairs).toBe(0);
  });
});
