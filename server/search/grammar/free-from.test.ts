import { describe, expect, test } from 'vitest';
import { ALLERGEN_KEYS, ALLERGENS } from '#contract/allergens.ts';
import { readGroups } from '#server/guidelines/text-table.ts';
import { readTerm } from './read-term.ts';

const leftOut = (term: string) =>
  readTerm(term).conditions.flatMap((each) => (each.kind === 'allergen' ? [each.allergen] : []));

test('“dairy free” says that what says nothing about milk stays', () => {
  const { conditions } = readTerm('dairy free');
  expect(conditions).toMatchObject([
    { label: 'Without milk', reason: expect.stringContaining('not what says nothing') },
  ]);
});

describe('an allergen is left out, whatever the words', () => {
  test.each(readGroups`
    milk | without milk | w/o milk | no milk | milk free | milk-free | free of milk | contains no milk
    milk | doesn't contain milk | dairy free | non-dairy | no dairy products | milk allergy | allergic to milk
    peanuts | no peanuts | without peanut butter
    peanuts, tree_nuts | nut free | nut allergies
    tree_nuts | tree nut free | without almonds
    eggs | eggless | egg free
    soybeans | soy free | no soya
    crustaceans, molluscs | shellfish free
    crustaceans | no shrimp
    fish, crustaceans, molluscs | no seafood
    sesame | sesame seed free | without sesame seeds
    gluten | gluten free | celiac
    sulphites | sulfite-free
  `)('%s: %s', (term, allergens) => {
    expect(leftOut(term).join(', ')).toBe(allergens);
  });

  test.each([
    ['cookies without milk or eggs', 'cookies', ['milk', 'eggs']],
    ['cookies without milk, eggs and nuts', 'cookies', ['milk', 'eggs', 'peanuts', 'tree_nuts']],
    ['no milk, no eggs', '', ['milk', 'eggs']],
    ['no milk no eggs', '', ['milk', 'eggs']],
    ['nut and dairy free bars', 'bars', ['peanuts', 'tree_nuts', 'milk']],
    ['milk, egg and soy free bread', 'bread', ['milk', 'eggs', 'soybeans']],
    ['milk, egg, soy free bread', 'bread', ['milk', 'eggs', 'soybeans']],
    ['gluten/dairy free', '', ['gluten', 'milk']],
    ['dairy- and gluten-free pizza', 'pizza', ['milk', 'gluten']],
    ['oat milk, nut free', 'oat milk', ['peanuts', 'tree_nuts']],
    ['no milk chocolate', 'chocolate', ['milk']],
    ['without sugar or milk', '', ['milk']],
    ['vegan,nut free cookies', 'cookies', ['peanuts', 'tree_nuts']],
  ])('%s', (term, words, allergens) => {
    expect(readTerm(term).words).toBe(words);
    expect(leftOut(term)).toEqual(allergens);
  });
});

test('every allergen has its name', () => {
  for (const allergen of ALLERGEN_KEYS) {
    const name = allergen === 'crustaceans' ? 'crustaceans' : ALLERGENS[allergen];
    expect(leftOut(`without ${name}`), name).toEqual([allergen]);
    expect(leftOut(`${name} free`), name).toEqual([allergen]);
  }
});

test('"gluten free" is a claim and leaves gluten out: the claim alone lets through what names it', () => {
  for (const term of ['gluten free', 'no gluten', 'free from gluten']) {
    expect(readTerm(term).conditions).toMatchObject([
      { kind: 'diet', diet: 'gluten_free', text: term },
      { kind: 'allergen', allergen: 'gluten', text: term },
    ]);
  }
});

test('of other allergens no claim is looked for', () => {
  for (const term of ['dairy free', 'nut free', 'without milk', 'no nuts'])
    expect(readTerm(term).conditions.every(({ kind }) => kind === 'allergen')).toBe(true);
});
