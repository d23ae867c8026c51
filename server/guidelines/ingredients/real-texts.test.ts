import { createReadStream, existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { expect, test } from 'vitest';
import { classifyIngredient } from './classify-ingredient.ts';
import { walkIngredients } from './ingredient-tree.ts';
import { parseIngredients } from './parse-ingredients.ts';

const FILE = '../shared/data/off/off-2019-us-ca-208k.tsv.gz';
const TEXT_COLUMN = 2;

/** The real texts where they are at hand, else a few in their manner. */
async function* texts(): AsyncGenerator<string> {
  if (!existsSync(FILE)) {
    yield* ['Sugar, milk (skimmed), soy lecithin [an emulsifier].', 'Water, salt. Contains: milk', 'Almonds'];
    return;
  }
  for await (const line of createInterface({ input: createReadStream(FILE).pipe(createGunzip()) })) {
    const text = line.split('\t')[TEXT_COLUMN];
    if (text !== undefined && text !== '') yield text;
  }
}

test('every real text parses, nearly all as they stand, into names that nearly all are known', async () => {
  const count = { texts: 0, asWritten: 0, names: 0, known: 0 };
  for await (const text of texts()) {
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
}, 60_000);
