import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { labelProduct } from '../evaluate.ts';
import { food, GPC } from '../subject-fixture.ts';

const TABLE = '../shared/data/off/off-official-2026-04-1000.tsv.gz';
const LINES = '../shared/data/off/off-official-2026-04-100.jsonl.gz';

interface Sample {
  readonly name: string | null;
  readonly ingredients: string | null;
  /** Open Food Facts' own group; empty where it gives none. */
  readonly group: string;
}

const unzip = (file: string) => gunzipSync(readFileSync(file)).toString('utf8').split('\n');

function readTable(): Sample[] {
  const [head = '', ...lines] = unzip(TABLE);
  const columns = head.split('\t');
  const at = (name: string) => columns.indexOf(name);
  const [group, name, ingredients] = [at('nova_group'), at('product_name'), at('ingredients_text')];
  return lines.map((line) => {
    const cells = line.split('\t');
    return { name: cells[name] || null, ingredients: cells[ingredients] || null, group: cells[group] ?? '' };
  });
}

function readLines(): Sample[] {
  return unzip(LINES)
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .map((product) => ({
      name: product.product_name || null,
      ingredients: product.ingredients_text || null,
      group: String(product.nova_group ?? ''),
    }));
}

/** The real sets where they are at hand, else a few products of undisputed group. */
const SETS: readonly (readonly [string, number, () => Sample[]])[] = existsSync(TABLE)
  ? [
      ['the 1,000 of the table', 0.94, readTable],
      ['the 100 of the JSON lines', 0.85, readLines],
    ]
  : [
      [
        'undisputed products',
        0.99,
        () => [
          { name: 'Almonds', ingredients: 'Almonds', group: '1' },
          { name: 'Olive Oil', ingredients: 'Olive oil', group: '2' },
          { name: 'Diced Tomatoes', ingredients: 'Tomatoes, salt', group: '3' },
          { name: 'Cola', ingredients: 'Water, high fructose corn syrup, natural flavor', group: '4' },
        ],
      ],
    ];

test.each(SETS)('NOVA agrees with Open Food Facts on %s by more than %d', (_, least, read) => {
  let both = 0;
  let agree = 0;
  for (const { name, ingredients, group } of read()) {
    const ours = labelProduct(food(GPC.none, name, ingredients)).nova_label;
    if (ours === null || group === '') continue;
    both++;
    if (ours === group) agree++;
  }
  expect(agree / both).toBeGreaterThan(least);
});
