import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { ALLERGEN_KEYS, type Allergen } from '#contract/allergens.ts';
import { classifyIngredient } from './classify-ingredient.ts';
import { walkIngredients } from './ingredient-tree.ts';
import { parseIngredients } from './parse-ingredients.ts';
import { readAllergens } from './read-allergens.ts';

const FILE = '../shared/data/off/off-2019-us-ca-208k.tsv.gz';
const TEXT_COLUMN = 2;
/** One text in so many is searched for plain words. */
const EVERY = 5;
const LEAST_SHARE = 0.003;

/** The real texts where they are at hand, else a few in their manner. */
async function* texts(): AsyncGenerator<string> {
  if (!existsSync(FILE)) {
    yield* [
      'Sugar, milk (skimmed), soy lecithin [an emulsifier].',
      'Rice. May contain peanuts',
      'Barley malt, celery, eggs, wheat',
    ];
    return;
  }
  for await (const row of createInterface({ input: createReadStream(FILE).pipe(createGunzip()) })) {
    yield row.split('\t')[TEXT_COLUMN] ?? '';
  }
}

/** The plainest words for each allergen, written apart from the dictionary that is tested. */
const PLAIN: Readonly<Record<Allergen, string>> = {
  milk: 'milk|butter|cream|cheeses?|yogh?urt|milkfat|buttermilk|whey|casein(?:ates?)?|lactose',
  eggs: 'eggs?|albumen',
  fish: 'fish|cod|salmon|tuna|anchov(?:y|ies)|pollock|tilapia|sardines?',
  crustaceans: 'shrimps?|prawns?|crabs?|lobsters?|crayfish',
  tree_nuts: 'almonds?|cashews?|hazelnuts?|pecans?|pistachios?|walnuts?|macadamias?',
  peanuts: 'peanuts?',
  wheat: 'wheat|semolina|durum|spelt|farro|bulgur|couscous',
  soybeans: 'soy|soya|soybeans?|tofu|edamame|tempeh|miso',
  sesame: 'sesame|tahini',
  gluten: 'barley|rye|malt',
  celery: 'celery|celeriac',
  mustard: 'mustard',
  sulphites: 'sulfites?|sulphites?|metabisulfite|sulfur dioxide',
  lupin: 'lupins?',
  molluscs: 'mussels?|oysters?|clams?|scallops?|squid|octopus',
};
/**
 * What makes a text unfit for so plain a search, besides "free": a refined oil, a denial, another food of the same name.
 */
const UNFIT: Readonly<Partial<Record<Allergen, string>>> = {
  milk: 'artificial|vegan|not from|seed butter|(?:cacao|cocoa|coco|coconut|nut|peanuts?|almond|apple|mango|shea|sun) ?butter|butter ?(?:beans?|lettuce|peas?)|cream of tartar|cream of coconut|coconut cream|(?:coconut|rice|hemp|almond|oat|soy|cashew) ?milk|milk thistle|cream(?: style)? corn|cream soda|tango butter|butter type',
  eggs: 'no egg|egg ?plants?|egg replacer|no eggs|without egg',
  fish: 'no fish|swedish|shell ?fish',
  crustaceans: 'crab apple',
  tree_nuts: 'excluding|smoke',
  peanuts: 'oil|oils|shortening',
  wheat: 'no wheat|not from wheat|non wheat',
  soybeans: 'oils?|shortening|margarine|canola|cottonseed',
  gluten: 'sans|corn',
  sulphites: 'no added|sans|unsulfured|no sul|fresh',
  molluscs: 'mushrooms?|crackers?',
};

test('no filter lets through what real texts name in plain words', async () => {
  const wordOf = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'i');
  const patterns = ALLERGEN_KEYS.map((allergen) => ({
    allergen,
    words: wordOf(PLAIN[allergen]),
    unfit: wordOf(['free', UNFIT[allergen]].filter(Boolean).join('|')),
  }));
  const counts = new Map(ALLERGEN_KEYS.map((allergen) => [allergen, { named: 0, let: [] as string[] }]));
  let row = 0;
  for await (const text of texts()) {
    if (row++ % EVERY !== 0 && existsSync(FILE)) continue;
    const read = readAllergens(text);
    for (const { allergen, words, unfit } of patterns) {
      if (!words.test(text) || unfit.test(text)) continue;
      const count = counts.get(allergen) ?? { named: 0, let: [] };
      count.named++;
      if (![...read.named, ...read.contains, ...read.may_contain].includes(allergen)) count.let.push(text);
    }
  }
  for (const [allergen, { named, let: letThrough }] of counts) {
    expect(letThrough.length, `${allergen}: ${letThrough.slice(0, 3).join('\n')}`).toBeLessThanOrEqual(
      named * LEAST_SHARE,
    );
  }
  expect([...counts.values()].reduce((sum, { named }) => sum + named, 0)).toBeGreaterThan(2);
});

test('every real text parses, nearly all as they stand, into names that nearly all are known', async () => {
  const count = { texts: 0, asWritten: 0, names: 0, known: 0 };
  for await (const text of texts()) {
    if (text === '') continue;
    const list = parseIngredients(text);
    count.texts++;
    // Three in a hundred lack a bracket in the source itself; those are closed for the writer.
    if (list.repairs === 0) count.asWritten++;
    walkIngredients(list.ingredients, ({ name }, depth) => {
      count.names++;
      if (classifyIngredient(name).known) count.known++;
      if (depth > 16 || name === '') throw new Error(`Not a tree of names: ${text}`);
    });
  }
  expect(count.texts).toBeGreaterThan(2);
  expect(count.asWritten / count.texts).toBeGreaterThan(0.965);
  expect(count.known / count.names).toBeGreaterThan(0.95);
});
