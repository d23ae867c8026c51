import { beforeAll, expect, test } from 'vitest';
import { demoTradeItems } from '#demo/catalogue/demo-catalogue.ts';
import { SELECT_PRODUCT } from '#server/catalogue/product/columns.ts';
import { getJson } from '#tests/support/feature-app.ts';
import { openTestApp, type TestApp } from '#tests/support/test-app.ts';
import { demoGtin, tradeItem } from '#tests/support/trade-items.ts';

const [UNDECLARED, WITH_GLUTEN] = [demoGtin(990_001), demoGtin(990_002)];

let larder: TestApp;
beforeAll(async () => {
  const everyFourth = [...demoTradeItems()].filter((_, i) => i % 4 === 0);
  larder = await openTestApp([
    ...everyFourth,
    tradeItem({ gtin: UNDECLARED, name: 'Organic Gluten Free Zwieback' }),
    tradeItem({ gtin: WITH_GLUTEN, name: 'Gluten Free Zwieback', ingredients: 'Wheat flour, sugar.' }),
  ]);
});

async function list(parameters: Readonly<Record<string, string | readonly string[]>>) {
  const pairs = Object.entries(parameters).flatMap(([name, values]) =>
    [values].flat().map((value): [string, string] => [name, value]),
  );
  const { status, body } = await getJson(larder.app, `/api/products?${new URLSearchParams(pairs)}`);
  expect(status).toBe(200);
  return body;
}

test.each<[term: string, filters: Record<string, string | readonly string[]>]>([
  ['low sodium soup', { search_term: 'soup', nutrient: 'sodium:..140' }],
  ['granola 8g+ protein', { search_term: 'granola', nutrient: 'protein:8..' }],
  [
    'soup under 200 calories without milk',
    { search_term: 'soup', nutrient: 'calories:..200', exclude_allergen: 'milk' },
  ],
  ['nut free cookies', { search_term: 'cookies', exclude_allergen: ['peanuts', 'tree_nuts'] }],
  ['vegan cheese', { search_term: 'cheese', diet: 'vegan' }],
  ['smart snack bars', { search_term: 'bars', is_smart_snack: 'true' }],
  ['nova 1 yogurt', { search_term: 'yogurt', nova_label: '1' }],
  ['soup under $5', { search_term: 'soup', price: '..5' }],
  ['granola without coconut or raisins', { search_term: 'granola -coconut -raisins' }],
])('%s finds what the filters find, and says so', async (term, filters) => {
  const said = await list({ search_term: term, limit: '100' });
  const chosen = await list({ ...filters, limit: '100', as_words: 'true' });
  expect(said.total).toBe(chosen.total);
  // The order differs: what names state, or a source declares free from an allergen of the term, comes first.
  expect(gtinsOf(said)).toEqual(gtinsOf(chosen));
  expect(said.understood.length).toBeGreaterThan(0);
  for (const { text, label } of said.understood) {
    expect(term).toContain(text);
    expect(label).not.toBe('');
  }
});

test('no product that names what is to be left out is found, in its name or its ingredients', async () => {
  const all = await list({ search_term: 'granola' });
  const { products, total } = await list({ search_term: 'granola without honey' });
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(all.total);
  for (const { name, brand, ingredients } of products)
    expect(`${name} ${brand} ${ingredients}`).not.toMatch(/\bhoney\b/i);
});

test('the same words are looked for as words where that is asked for', async () => {
  const { understood, products } = await list({ search_term: 'smart snack', as_words: 'true' });
  expect(understood).toEqual([]);
  expect(products.length).toBeGreaterThan(0);
  for (const { gtin, name, brand, ingredients } of products) {
    const [product] = await larder.store.pool
      .query(`${SELECT_PRODUCT} WHERE product.gtin = $1`, [gtin])
      .then(({ rows }) => rows);
    expect(`${name} ${brand} ${product.kind_title} ${ingredients}`.toLowerCase()).toMatch(/smart|snack/);
  }
});

test('a diet that no data states is looked for in names; an allergen stays left out', async () => {
  const organic = await list({ search_term: 'organic zwieback' });
  expect(organic.products.map(({ gtin }: { gtin: string }) => gtin)).toEqual([UNDECLARED]);
  expect(organic.understood).toEqual([]);
  const glutenFree = await list({ search_term: 'gluten free zwieback' });
  expect(glutenFree.products.map(({ gtin }: { gtin: string }) => gtin)).toEqual([UNDECLARED]);
  expect(glutenFree.understood).toEqual([expect.objectContaining({ label: 'Without gluten' })]);
});

test('a brand is found however it is written', async () => {
  const { products } = await list({ limit: '1' });
  const { brand } = products[0];
  const { total } = await list({ brand });
  const said = await list({ search_term: `brand:"${brand.toUpperCase()}"` });
  expect(said.total).toBe(total);
  expect(said.understood).toHaveLength(1);
});

test('a word that no product has beside the others is left out, and said so', async () => {
  const { total, left_out } = await list({ search_term: 'xylophone granola' });
  expect(left_out).toEqual({
    is_found: false,
    words: [
      { text: 'xylophone', is_left_out: true },
      { text: 'granola', is_left_out: false },
    ],
    put_backs: [],
  });
  expect(total).toBe((await list({ search_term: 'granola' })).total);
  expect((await list({ search_term: '"xylophone" granola' })).total).toBe(0);
});

const gtinsOf = ({ products }: Awaited<ReturnType<typeof list>>) =>
  products.map((product: { readonly gtin: string }) => product.gtin).sort();

test.each([
  ['nutrient', 'salt:..5'],
  ['nutrient', 'sodium:9..5'],
  ['price', '5'],
  ['price', '6..5'],
  ['histogram', 'salt'],
])('%s=%s is refused with a sentence', async (name, value) => {
  const { status, body } = await getJson(
    larder.app,
    `/api/products?${new URLSearchParams({ [name]: value })}`,
  );
  expect(status).toBe(422);
  expect(JSON.stringify(body)).toMatch(/Must /);
});

test('a histogram counts every product once', async () => {
  const { total, histograms } = await list({ histogram: ['sodium', 'protein-per-100'] });
  expect(histograms).toHaveLength(2);
  for (const { counts, above, unknown } of histograms as {
    counts: number[];
    above: number;
    unknown: number;
  }[]) {
    expect(counts.reduce((sum, count) => sum + count, above + unknown)).toBe(total);
  }
});

test('products that lack some of the words fill the page only where asked for, and are never counted', async () => {
  const term = { search_term: 'gluten zwieback' };
  const plain = await list(term);
  expect(plain.also_close).toBeNull();
  const { also_close, ...filled } = await list({ ...term, also_close: 'true' });
  expect(filled).toEqual({ ...plain, also_close: undefined });
  const found = new Set(filled.products.map(({ gtin }: { gtin: string }) => gtin));
  expect(found.size).toBe(2);
  expect(also_close?.products.length).toBeGreaterThan(0);
  expect(also_close?.products.length).toBeLessThanOrEqual(12 - found.size);
  expect(also_close?.products.some(({ gtin }: { gtin: string }) => found.has(gtin))).toBe(false);
  expect(also_close?.without).toContain('zwieback');
});

test('with all parts of the term as words nothing is close: it may be what was not wanted', async () => {
  const page = await list({ search_term: 'gluten free zwieback', as_words: 'true', also_close: 'true' });
  expect(page.total).toBeGreaterThan(0);
  expect(page.also_close).toBeNull();
});
