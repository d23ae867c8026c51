import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTable } from '../text-table.ts';
import { type Ingredient, walkIngredients } from './ingredient-tree.ts';
import { parseIngredients } from './parse-ingredients.ts';

/** "a(b c) d*" — a tree in one line: parts in brackets, a star for minor. */
function draw(ingredients: readonly Ingredient[]): string {
  return ingredients
    .map(
      ({ name, parts, minor }) => `${name}${minor ? '*' : ''}${parts.length > 0 ? `(${draw(parts)})` : ''}`,
    )
    .join('; ');
}

const tree = (text: string) => draw(parseIngredients(text).ingredients);

describe('lists', () => {
  test.each(readTable`
    Sugar, salt, spice. | sugar; salt; spice
    INGREDIENTS: MILK; CREAM | milk; cream
    Farine de blé, sucre、sel，levure | farine de ble; sucre; sel; levure
    salt and pepper | salt; pepper
    Äpfel, Zucker und Salz | apfel; zucker; salz
    sel et poivre | sel; poivre
    mono and diglycerides, natural and artificial flavor | mono and diglycerides; natural and artificial flavor
    corn, no additives or preservatives | corn; no additives or preservatives
    No additives or preservatives. Corn | corn
    Mehl, 3,5 % Fett, Salz | mehl; fett; salz
    Citric acid. Potato starch | citric acid; potato starch
    Yellow no. 5, vit. c | yellow no. 5; vit. c
    _Lait_ entier, *épices biologiques | lait entier; epices biologiques
  `)('%s', (text, expected) => {
    expect(tree(text)).toBe(expected);
  });
});

test.each(['', ' , ; . '])('nothing is in "%s"', (text) => {
  expect(tree(text)).toBe('');
});

describe('brackets', () => {
  test.each(readTable`
    chips (potatoes, oil), salt | chips(potatoes; oil); salt
    chocolate [sugar, milk (skimmed)], salt | chocolate(sugar; milk(skimmed)); salt
    sauce {water, tomato [paste (salt)]} | sauce(water; tomato(paste(salt)))
    crust (flour) sauce (tomato) | crust(flour); sauce(tomato)
    benzoate (preservative) and sorbate (preservative) | benzoate(preservative); sorbate(preservative)
    emulsifier: soy lecithin, salt | emulsifier(soy lecithin); salt
    Crust: (flour, water), salt | crust(flour; water); salt
  `)('%s', (text, expected) => {
    expect(tree(text)).toBe(expected);
    expect(parseIngredients(text).repairs).toBe(0);
  });

  test.each([
    ['chips (potatoes, oil', 'chips(potatoes; oil)', 1],
    ['chips potatoes), salt', 'chips potatoes; salt', 1],
    ['chips [potatoes), salt', 'chips(potatoes); salt', 1],
    ['a (b (c, d), e', 'a(b(c; d); e)', 1],
  ])('a bracket without its partner is repaired and counted: %s', (text, expected, repairs) => {
    expect(tree(text)).toBe(expected);
    expect(parseIngredients(text).repairs).toBe(repairs);
  });
});

describe('percentages', () => {
  test.each([
    ['milk chocolate 27%, sugar', 27],
    ['tomato (12,5 %), water', 12.5],
    ['beef 85.5%', 85.5],
    ['beef', null],
    ['sugar 350%', null],
  ])('%s', (text, percent) => {
    const [first] = parseIngredients(text).ingredients;
    expect(first?.percent ?? first?.parts[0]?.percent ?? null).toBe(percent);
  });

  test('100 % is part of a name, other shares are not', () => {
    expect(tree('100% orange juice, sugar 3%')).toBe('100% orange juice; sugar');
  });
});

describe('what is less than two percent', () => {
  test.each(readTable`
    flour, contains 2% or less of: salt, yeast | flour; salt*; yeast*
    flour, less than 2% of salt, yeast | flour; salt*; yeast*
    flour, contains less than 2 percent of the following: salt | flour; salt*
    flour. Contains 1% or less of each of the following: salt, yeast. Contains: wheat | flour; salt*; yeast*
    soup (water, contains less than 2% of salt), rice | soup(water; salt*); rice
    farine, moins de 2% de: sel | farine; sel*
    contains 2% or less of (salt, spice), oil | salt*; spice*; oil*
    flour, contains 2% or less of dextrose | flour; dextrose*
    milk, less than 1% of vanilla | milk; vanilla*
    2% milk, sugar | milk; sugar
  `)('%s', (text, expected) => {
    expect(tree(text)).toBe(expected);
  });
});

describe('alternatives', () => {
  test('"and/or" names what a maker chooses from', () => {
    const [oil] = parseIngredients('vegetable oil (soybean and/or canola)').ingredients;
    expect(oil?.parts.map(({ name, alternative }) => [name, alternative])).toEqual([
      ['soybean', true],
      ['canola', true],
    ]);
  });

  test('"contains one or more of the following" is no ingredient', () => {
    expect(tree('potatoes, oil (contains one or more of the following: corn, sunflower), salt')).toBe(
      'potatoes; oil(corn; sunflower); salt',
    );
  });
});

const names = (text: string) => parseIngredients(text).ingredients.map(({ name }) => name);

describe('statements around the list', () => {
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
    ['that end in a comma', 'sugar, salt,', true],
    ['that end in an open bracket', 'sugar, oil (', true],
    ['that end in a conjunction', 'sugar, salt and', true],
    ['short ones', 'sugar, salt', false],
    ['that end in a word like one', 'sugar, brand', false],
  ])('%s', (_, text, truncated) => {
    expect(parseIngredients(text).truncated).toBe(truncated);
  });

  test('open brackets of a cut-off text are no mistake of the writer', () => {
    const text = `Chips (${'potato, '.repeat(31)}`;
    expect(parseIngredients(text.padEnd(255, 'o')).repairs).toBe(0);
  });
});

describe('hostile and broken texts', () => {
  const junk = fc.string({ unit: fc.constantFrom(...'ab ,;.:()[]{}%0259&*_-/é、\n'), maxLength: 300 });

  test('never throws, and every name is trimmed and not empty', () => {
    fc.assert(
      fc.property(fc.oneof(junk, fc.string({ unit: 'binary' }), fc.string()), (text) => {
        const list = parseIngredients(text);
        walkIngredients(list.ingredients, ({ name }) => expect(name).toBe(name.trim()));
        walkIngredients(list.ingredients, ({ name }) => expect(name).not.toBe(''));
      }),
    );
  });

  test('the tree of a text with matching brackets needs no repair', () => {
    const word = fc.constantFrom('salt', 'whole milk', 'sugar');
    const { item } = fc.letrec((tie) => ({
      item: fc.oneof(
        { depthSize: 'small' },
        word,
        fc
          .tuple(word, fc.array(tie('item'), { minLength: 1, maxLength: 3 }))
          .map(([name, parts]) => `${name} (${parts.join(', ')})`),
      ),
    }));
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 4 }), (items) => {
        expect(parseIngredients(items.join(', ')).repairs).toBe(0);
      }),
    );
  });

  test.each([
    ...[
      '(',
      ')',
      '(a',
      '(a)',
      'a(b)',
      'a,',
      ' and ',
      'contains ',
      '%',
      '1%',
      ':',
      'a:',
      '* ',
      '.a',
      '. ',
      '_',
      'x ',
    ],
    'made in a facility ',
    'contains less than 2% of ',
  ])('a megabyte of "%s" is read', (piece) => {
    const list = parseIngredients(`${piece.repeat(Math.ceil(1_000_000 / piece.length))}a`);
    let deepest = 0;
    walkIngredients(list.ingredients, (_, depth) => {
      deepest = Math.max(deepest, depth);
    });
    expect(deepest).toBeLessThan(20);
  });
});
