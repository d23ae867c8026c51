import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALLERGEN_KEYS } from '#contract/allergens.ts';
import { readTable } from '../text-table.ts';
import { parseIngredients } from './parse-ingredients.ts';
import { readAllergens } from './read-allergens.ts';

const named = (text: string) => readAllergens(text).named.join(' ');
const contains = (text: string) => readAllergens(text).contains.join(' ');
const mayContain = (text: string) => readAllergens(text).may_contain.join(' ');

describe('what an ingredient list names', () => {
  test.each(readTable`
    Lowfat milk, vitamin A palmitate | milk
    Goat milk, salt | milk
    Cow's milk, cultures | milk
    Oat milk (water, oats) | gluten
    Enriched flour (niacin, iron), sugar | wheat gluten
    Bread crumbs, salt | wheat gluten
    Bread crumbs (rice flour, salt), oil |
    Rolled triticale | wheat gluten
    Rice noodles, corn tortillas, buckwheat flour |
    Egg noodles | eggs wheat gluten
    Cocoa butter, peanut butter, cream of tartar, coconut milk | peanuts
    Nutmeg, coconut, water chestnuts, butternut squash, eggplant |
    Butterhead lettuce, butter lettuce |
    Natural flavors (whey, casein), lactose | milk
    Worcestershire sauce (vinegar, anchovies) | fish
    Surimi (pollock, egg whites) | eggs fish
    Oyster sauce, oyster mushrooms | molluscs
    Farine de blé, œufs, lait écrémé, beurre de cacao, noix de coco | milk eggs wheat gluten
    Harina de trigo, huevo, leche, aceite de soya | milk eggs wheat gluten
    Halva, tahini | sesame
    Celeriac, mustard seed, sodium bisulfite, lupin flour | celery mustard sulphites lupin
    imported pancetta, milk | milk
    CULTURED NONFAT MILK.SUGAR, WATER | milk
    sugar, may contain: peanuts, cocoa butter, milk powder, salt | milk
    WATER SUGAR WHEAT FLOUR SALT | wheat gluten
    sauce [water, paste {soy (lecithin)}] | soybeans
    Pistaches, sel, sucre roux | tree_nuts
    Bacalao, baccalà, sockeye | fish
    Gamberi, aragosta | crustaceans
    Noix de Saint-Jacques, seppia | tree_nuts molluscs
    Rice, white chocolate macadamia nuts | milk tree_nuts
    White chocolate (cocoa butter, rice syrup), custard apple |
    Croissant, ham | wheat gluten
    Sugar, eggwhites, wheatflour | eggs wheat gluten
    Sel de mer, lactosa, nueces, cacahuètes | milk tree_nuts peanuts
    Molkenproteinkonzentrat, Dinkelmehl, Senfmehl | milk wheat gluten mustard
    Tarwemeel, sojameel, sesamzaad, selleri | wheat soybeans sesame gluten celery
    Shrimp, sodium metabisufite | crustaceans sulphites
    Jambon, disulfite de potassium | sulphites
    Prawns (preservative E 223) | crustaceans sulphites
    Prawns, preservative: INS-223 | crustaceans sulphites
    Unsulphured molasses, non-sulphured apples, sulfates |
    Oat flour, cream of wheat, cream of rice | wheat gluten
    Flour, 2% or less of dextrose, milkfish | fish wheat gluten
  `)('%s: %s', (text, expected) => {
    expect(named(text)).toBe(expected);
  });

  test.each(readTable`
    soybean oil, peanut oil |
    vegetable oil (soybean, peanut, and/or canola) |
    canola and/or soybean, and/or palm oil |
    vegetable oil (soybean and/ or canola) |
    partially hydrogenated soybean and cottonseed oil |
    soybeans and canola oil | soybeans
    soybean, canola oil | soybeans
    expeller pressed soybean oil | soybeans
    unrefined peanut oil | peanuts
    unrefined high oleic peanut oil | peanuts
    expeller pressed pure peanut oil | peanuts
    expeller pressed canola and soybean oil | soybeans
    expelled pressed soybean oil | soybeans
    mechanically (expeller) pressed organic soy oil | soybeans
    expeller pressed refined peanut oil |
    extra virgin olive oil and soybean oil |
    sesame oil, walnut oil, fish oil | fish tree_nuts sesame
    peanuts, canola oil | peanuts
    soy, peanuts (salt), vegetable oil | peanuts soybeans
  `)('a highly refined oil is no source of its allergen, any other is: %s', (text, expected) => {
    expect(named(text)).toBe(expected);
  });

  test.each(readTable`
    gluten-free oats |
    gluten free oats (whole oats, oat flour) |
    gluten-free flour blend (rice flour) |
    gluten free wheat starch | wheat
    farine de maïs, sans gluten |
    non-dairy creamer (coconut oil) |
    non-dairy creamer (coconut oil, sodium caseinate) | milk
    nonfat milk, fat free cream cheese | milk
    lactose free milk | milk
    egg-free mayonnaise (oil, vinegar) |
    cage free eggs | eggs
    wheat free tamari | soybeans
    unbleached non bromated flour | wheat gluten
    corn, no milk or eggs, wheat | wheat gluten
  `)('what a name denies is not in it, and nothing else is denied: %s', (text, expected) => {
    expect(named(text)).toBe(expected);
  });
});

describe('what a statement says', () => {
  test.each(readTable`
    Rice. Contains: fish (pollock, whiting), wheat, soy, milk | milk fish wheat soybeans gluten
    Rice. Contains almonds and milk-derived ingredients. | milk tree_nuts
    Rice. Contains bonito fish, wheat soy | fish wheat soybeans gluten
    Rice. Contains: soy (lecithin), milk | milk soybeans
    Rice. Contains goat milk, cow's milk, sesame oil | milk sesame
    Rice. Contains: Milk. Soy. | milk soybeans
    Rice. Contains peanut oil, milk | milk peanuts
    Rice. Contains: milk, glorp, wheat | milk wheat gluten
    Rice, salt contains milk | milk
    Rice. Allergens: wheat. Keep dry. | wheat gluten
    Rice, flavor (contains milk and soy), salt | milk soybeans
    Riz. Contient : lait, blé | milk wheat gluten
    Arroz. Contiene leche y soya | milk soybeans
    Rice. Contains shellfish | crustaceans
    Rice. Contains 2% or less of: salt, spice |
    Rice. Contains active yogurt cultures |
    Rice. Contains no milk, eggs or soy. |
    Rice. Does not contain milk. |
  `)('%s contains %s', (text, expected) => {
    expect(contains(text)).toBe(expected);
  });

  test.each(readTable`
    Rice. May contain peanuts, tree nuts, coconut and sesame. | tree_nuts peanuts sesame
    Rice. Made in a facility that also processes milk and eggs | milk eggs
    Rice. Made in a facility where peanuts are used | peanuts
    Rice. Produced on shared equipment with wheat. | wheat gluten
    Riz. Peut contenir des traces de lait | milk
    Rice sugar may contain nuts | tree_nuts
    Rice. May contain traces ofEGGtALMONDt | eggs tree_nuts
    Rice. May contain eggplant |
    Rice. Contains shellfish | molluscs
    Rice. Facility does not process peanuts |
    Rice. Made in a facility that does not process peanuts. |
    Rice. Made in a peanut free facility. |
    Rice, oil (may contain soybean, palm) |
    Rice, vegetable oil (may contain soybean and/or palm and/or canola oils) |
  `)('%s may contain %s', (text, expected) => {
    expect(mayContain(text)).toBe(expected);
  });

  test('a statement does not hide what the list names behind it', () => {
    expect(named('Sugar. May contain nuts. Milk powder, salt')).toBe('milk');
    expect(named('Contains milk. INGREDIENTS: wheat flour, eggs')).toContain('eggs');
    expect(named('Keep refrigerated, milk, eggs')).toBe('milk eggs');
    expect(named('No preservatives, milk, eggs')).toBe('milk eggs');
  });

  test('a statement that goes on as a list is the list', () => {
    const names = (text: string) => parseIngredients(text).ingredients.map(({ name }) => name);
    expect(names('Product contains: pistachios, salt.')).toEqual(['pistachios', 'salt']);
    expect(names('Contains: milk, soy.')).toEqual([]);
    expect(contains('Product contains: pistachios, salt.')).toBe('tree_nuts');
  });

  test.each(readTable`
    Beef, Worcestershire sauce, salt | fish
    Beef, Worcestershire sauce (vinegar, molasses), salt |
    Beef, vegan Worcestershire sauce |
    Beef, soy sauce, salt | wheat gluten
    Beef, soy sauce (water, soybeans, salt) |
    Beef, tamari soy sauce |
    Popcorn, ranch seasoning | milk eggs
    Popcorn, ranch seasoning (buttermilk, salt) |
    Butter, croissant | milk eggs
    Ice, toffee, satay sauce | milk peanuts
    Corn, hydrolyzed vegetable protein | wheat soybeans gluten
    Corn, hydrolyzed vegetable protein (corn) |
    Corn, textured vegetable protein | wheat soybeans gluten
    Ice cream, cookies | wheat gluten
    Ice cream, gluten free cookies |
    Sugar, lecithin | soybeans
    Sugar, sot lecithin | soybeans
    Sugar, lecithin (sunflower), canola lecithin, lécithine de tournesol |
    Ice cream, caramel swirl | milk
    Ice cream, caramel swirl (sugar, water), caramel color |
    Beef, teriyaki seasoning | wheat soybeans gluten
  `)(
    'a food that is often made with them may contain them unless its parts are listed: %s',
    (text, expected) => {
      expect(mayContain(text)).toBe(expected);
    },
  );
});

describe('what a text that is cut off says', () => {
  /** As the source that cuts at 255 characters gives it. */
  const cut = (end: string) => `${'Oats, '.repeat(50)}${end}`.slice(-255);

  test('all that it still shows', () => {
    expect(contains(cut('CONTAINS: MILK, SOY'))).toBe('milk soybeans');
  });

  test('the parts that it still shows may not be all', () => {
    expect(named(cut('graham cracker bits (enriched fl'))).toBe('wheat gluten');
    expect(named(cut('rice (salt), graham cracker bits (sugar), sal'))).toBe('gluten');
    expect(mayContain(cut('worcestershire sauce (vinegar, mola'))).toBe('fish');
  });

  test.each(readTable`
    organic ground almon | tree_nuts
    vitamin A, nonfat mil | milk
    enriched flo | wheat gluten
    roasted soybea | soybeans
    vegetable oil (palm, soybea |
    salt, contains: pean | peanuts
    salt, sug |
  `)('the beginning of a name may be that name: %s', (end, expected) => {
    expect(mayContain(cut(end))).toBe(expected);
  });

  test('a whole text that ends in such a word says nothing by it', () => {
    expect(mayContain('Oats, organic ground almon')).toBe('');
  });
});

const FOODS = ['sugar', 'salt', 'milk', 'wheat flour', 'eggs', 'peanuts', 'soy lecithin', 'rice', 'tuna'];

test('what is added to a list takes no allergen away from it', () => {
  const list = fc.array(fc.constantFrom(...FOODS), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(list, list, (foods, more) => {
      const before = readAllergens(foods.join(', ')).named;
      const after = readAllergens([...foods, ...more].join(', ')).named;
      const inBrackets = readAllergens(`mix (${foods.join(', ')}), ${more.join(', ')}`).named;
      expect(before.filter((allergen) => !after.includes(allergen))).toEqual([]);
      expect(before.filter((allergen) => !inBrackets.includes(allergen))).toEqual([]);
    }),
  );
});

test('any text is read, into allergens of the list', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const all = readAllergens(`contains ${text} may contain ${text}`);
      for (const allergen of [...all.contains, ...all.may_contain, ...all.named])
        expect(ALLERGEN_KEYS).toContain(allergen);
    }),
  );
});
