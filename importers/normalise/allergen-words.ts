import type { Allergen } from '#contract/allergens.ts';

/**
 * What an allergen is called in a statement about allergens, in lower case and singular. "shellfish" can be
 * crustaceans or molluscs and is in neither list; see {@link AMBIGUOUS}.
 */
const WORDS: Readonly<Record<Allergen, string>> = {
  milk: 'milk, dairy, lactose, casein, caseinate, whey, cream, butter, buttermilk, cheese, milkfat, milk fat, cow milk',
  eggs: 'egg, egg white, egg yolk, albumen',
  fish: `fish, anchovy, bass, catfish, cod, flounder, haddock, halibut, herring, mackerel, mahi mahi, pollock, salmon,
    sardine, snapper, sole, swordfish, tilapia, trout, tuna, whitefish, alaska pollock, alaskan pollock`,
  crustaceans:
    'crustacean, crustacean shellfish, shrimp, prawn, crab, lobster, crayfish, crawfish, krill, langoustine',
  tree_nuts: `tree nut, treenut, nut, almond, hazelnut, filbert, walnut, black walnut, cashew, cashew nut, pecan,
    brazil nut, pistachio, pistachio nut, macadamia, macadamia nut, pine nut, pignoli, heartnut`,
  peanuts: 'peanut, groundnut, arachis',
  wheat:
    'wheat, durum, durum wheat, semolina, spelt, kamut, farro, einkorn, emmer, wheat gluten, wheat starch, triticale',
  soybeans: 'soy, soya, soybean, soya bean, soy bean, soy lecithin, soya lecithin, edamame, tofu',
  sesame: 'sesame, sesame seed, tahini, benne',
  gluten: 'gluten, rye, barley, barley malt, malt, oat, cereal containing gluten, gluten containing cereal',
  celery: 'celery, celeriac',
  mustard: 'mustard, mustard seed',
  sulphites: `sulphite, sulfite, sulphur dioxide, sulfur dioxide, sulfiting agent, sulphiting agent, sodium sulfite,
    sodium bisulfite, sodium metabisulfite, potassium metabisulfite, metabisulfite`,
  lupin: 'lupin, lupine',
  molluscs:
    'mollusc, mollusk, molluscan shellfish, oyster, clam, mussel, scallop, squid, octopus, cuttlefish, abalone',
};

const ALLERGENS: ReadonlyMap<string, Allergen> = new Map(
  Object.entries(WORDS).flatMap(([allergen, words]) =>
    words.split(',').map((word) => [word.trim().replace(/\s+/g, ' '), allergen as Allergen] as const),
  ),
);

/** Which it is of the two a statement does not say. */
const AMBIGUOUS: ReadonlySet<string> = new Set(['shellfish', 'seafood']);

/** Named in statements, and no allergen of the list: FDA took coconut and chestnut out of the tree nuts in 2025. */
const HARMLESS: ReadonlySet<string> = new Set(['coconut', 'chestnut', 'corn', 'allergen']);

const BEFORE =
  /^(?:and\/or|and|or|also|trace|traces|small|amounts?|quantities|of|the|following|other|some|possible|a|an|any|one|may|be|products?|items?|foods?|ingredients?|allergens?|that|which|with|containing|contain|made|derived|from|bioengineered|organic|fresh|ground|dried|dry|roasted|pasteurized|whole|nonfat|non-fat|skim|lowfat|fat|free|raw|these|known|major|food|our|other)\s+/;
const AFTER =
  /\s+(?:ingredients?|products?|derivatives?|derived|proteins?|powder|solids?|allergens?|flours?|seeds?|pieces?|by-products|residues?|traces?|isolate|concentrate|as well|and their|too|species|meat|butter)$/;

export type AllergenWord = readonly Allergen[] | 'ambiguous' | 'harmless' | undefined;

/** What one member of a list of allergens names; undefined where it is no allergen's name. */
export function readAllergenWord(text: string): AllergenWord {
  let word = text.trim();
  for (let next = strip(word); next !== word; next = strip(word)) {
    const found = lookUp(word);
    if (found) return found;
    word = next;
  }
  return lookUp(word) ?? lookUpStart(word);
}

/** "milk code 2", "peanut butter": what follows the name changes nothing, unless it makes another thing of it. */
function lookUpStart(word: string): AllergenWord {
  const [, one = '', two = '', next = ''] = /^(\S+)\s+((\S+).*)$/.exec(word) ?? [];
  if (one === '' || ANOTHER_THING.test(two)) return undefined;
  return lookUp(`${one} ${next}`) ?? lookUp(one);
}

/** Refined oils are not declared (21 U.S.C. 321(qq)(2)); the others only share the word. */
const ANOTHER_THING = /^(?:oils?|free|of|thistle|beans?|plant|nog|flavou?r)\b/;

function strip(word: string): string {
  return word.replace(BEFORE, '').replace(AFTER, '');
}

function lookUp(word: string): AllergenWord {
  for (const form of [word, word.replace(/ies$/, 'y'), word.replace(/es$/, ''), word.replace(/s$/, '')]) {
    const allergen = ALLERGENS.get(form);
    // Wheat is a cereal with gluten by definition (Regulation (EU) 1169/2011 Annex II); gluten need not be wheat's.
    if (allergen) return allergen === 'wheat' ? ['wheat', 'gluten'] : [allergen];
    if (AMBIGUOUS.has(form)) return 'ambiguous';
    if (HARMLESS.has(form)) return 'harmless';
  }
  return undefined;
}
