import { randomUUID } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import readXlsx from 'read-excel-file/node';
import { beforeAll, describe, expect, test } from 'vitest';
import { MAX_SHEET_PRODUCTS } from '#contract/cell.ts';
import { exportsContract } from '#contract/exports.schema.ts';
import type { Gtin } from '#contract/gtin.ts';
import type { Product } from '#contract/product.schema.ts';
import type { SearchEngine } from '#server/search/engine.ts';
import { openTokenApp } from '#tests/support/token-app.ts';
import { demoGtin, inServing, perServing, tradeItem } from '#tests/support/trade-items.ts';
import { exportSearch } from './export-search.ts';

const COUNT = 1_203;
/** With brands so long that a file of all is more than a connection takes which is not read. */
const colas = Array.from({ length: COUNT }, (_, n) =>
  tradeItem({
    gtin: demoGtin(n),
    name: `Cola ${n}`,
    brand: 'x'.repeat(4_000),
    popularity: (n % 7) / 10,
  }),
);
const [SOUP, CANDY, NAMED, OTHER] = [0, 1, 2, 3].map((n) => demoGtin(COUNT + n)) as [Gtin, Gtin, Gtin, Gtin];

const soup = (gtin: Gtin, name: string, popularity: number) =>
  tradeItem({
    gtin,
    name,
    popularity,
    family_code: '50390000',
    ...perServing(240, { sodium: 100 }),
  });
const { app, call, begin, signUp, makeToken } = await openTokenApp([
  ...colas,
  tradeItem({
    gtin: SOUP,
    name: '=HYPERLINK("http://x")',
    brand: '@Norrland, "Foods"',
    family_code: '50390000',
    ingredients: 'Water, milk.',
    ...perServing(200, {}),
    nutrients: [
      ...inServing({ sodium: 0, protein: 3.25 }),
      { nutrient: 'dietary_fiber', value: 1, unit: 'g', basis: 'serving', less_than: true },
    ],
    allergens: [{ allergen: 'eggs', containment: 'free_from' }],
    price: { amount: 2.25, currency: 'USD', unit: 'case' },
  }),
  soup(NAMED, 'Low Sodium Tomato Soup', 0.1),
  soup(OTHER, 'Tomato Soup', 0.9),
  tradeItem({ gtin: CANDY, name: 'Cherry Candy', ingredients: 'Sugar, Red 3.' }),
]);
let token: string;
beforeAll(async () => {
  token = await makeToken(await signUp(`${randomUUID()}@example.com`));
});

const get = (query: string, bearer = token) => call('GET', `/api/exports/search?${query}`, bearer);

test('a file of many products is in the language of its reader to the last line', async () => {
  const headers = { authorization: `Bearer ${token}`, 'accept-language': 'es-MX' };
  const url = `/api/exports/search?format=csv&with_standard=health_star&with_laws=true`;
  const { body } = await app.inject({ url, headers });
  const [head = [], ...rows]: string[][] = parse(body, { bom: true });
  expect(head).toEqual(
    expect.arrayContaining([
      'Producto',
      'Categoría',
      'Precio por',
      'Declarado libre de',
      'Sodio, mg por porción',
    ]),
  );
  expect(head.join()).not.toMatch(/\b(?:Product|Contains|Declared|Sodium|per serving)\b/);
  expect(rows).toHaveLength(COUNT + 4);
  const column = head.indexOf('Smart Snack');
  const words = ['Cumple', 'No cumple', 'Se desconoce', 'No aplica'];
  expect(rows.filter((row) => !words.includes(row[column] ?? ''))).toEqual([]);
  expect(rows.flat().join()).toContain('Menciona Rojo 3');
  expect(rows.flat().join()).not.toMatch(/Unknown|Not applicable|Eggs|Cannot be told/);
});

async function readCsv(query: string): Promise<Record<string, string>[]> {
  const reply = await get(`format=csv&${query}`);
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  return parse(reply.body, { bom: true, columns: true });
}
const gtinsOf = (rows: readonly Record<string, string>[]) => rows.map(({ GTIN }) => GTIN?.slice(2, -1));

describe('an export of a search is refused', () => {
  test.each([
    ['search_term=cola', 'format'],
    ['format=pdf', 'Must be one of csv, xlsx'],
    ['format=csv&with_standard=nutri', 'with_standard'],
    ['format=csv&with_standard=nutri&day=2026-11-25', 'with_standard'],
    ['format=csv&standard=nutri:a&day=2026-11-25', 'standard'],
    ['format=csv&figure=water', 'Must be a nutrient, such as sodium'],
    ['format=csv&family_title=Cars', 'Must be the title of a category'],
    ['format=csv&sort=cheapest', 'sort'],
    ['format=csv&day=2004-01-01', 'from 2005-12-01'],
    ['format=csv&with_law=tx_sb_26', 'with_law'],
    ['format=csv&with_standard=nutri_score&day=2023-12-30', 'Must not be before 2023-12-31'],
    ['format=csv&with_laws=true&day=2020-12-31', 'Must not be before 2021-01-01'],
  ])('%s', async (query, words) => {
    const reply = await get(query);
    expect([reply.statusCode, reply.body]).toEqual([422, expect.stringContaining(words)]);
  });

  test('where it is more than a worksheet holds, with the way out', async () => {
    const page = { total: MAX_SHEET_PRODUCTS + 1 };
    const search = { search: async () => page } as unknown as SearchEngine;
    const query = { ...exportsContract.search.query.parse({ format: 'xlsx' }), day: '2026-11-25' };
    // No test's store has a million products; of this one nothing else is asked.
    expect(await exportSearch({ search } as never, query)).toMatchObject({
      ok: false,
      failure: { code: 'invalid', detail: expect.stringContaining('Take CSV, or narrow the search.') },
    });
  });

  test('while another export of the account is under way, and not after its reader went away', async () => {
    const slow = await begin('/api/exports/search?format=csv', token);
    expect((await get('format=xlsx')).statusCode).toBe(429);
    expect((await call('GET', '/api/exports/products', token)).statusCode).toBe(429);
    slow.destroy();
    const again = async () => (await get('format=csv&search_term=candy')).statusCode;
    await expect.poll(again).toBe(200);
  });
});

describe('an export of a search', () => {
  test('has every product of it, in the order of its pages', async () => {
    const pages: Product[] = [];
    for (let offset = 0; offset < COUNT; offset += 100) {
      const reply = await app.inject({
        url: `/api/products?search_term=cola&sort=name&limit=100&offset=${offset}`,
      });
      pages.push(...reply.json().products);
    }
    const rows = await readCsv('search_term=cola&sort=name');
    expect(rows).toHaveLength(COUNT);
    expect(gtinsOf(rows)).toEqual(pages.map(({ gtin }) => gtin));
  });

  test('has the order of its pages where names that state a condition come first', async () => {
    const asked = 'search_term=low+sodium+soup&limit=100';
    const { products } = (await app.inject({ url: `/api/products?${asked}` })).json();
    const gtins = products.map(({ gtin }: Product) => gtin);
    expect(gtins).toEqual([NAMED, OTHER]);
    expect(gtinsOf(await readCsv('search_term=low+sodium+soup'))).toEqual(gtins);
  });

  test('has what the search finds by filters, and the head alone where it finds nothing', async () => {
    expect(gtinsOf(await readCsv('brand=%40Norrland, "Foods"'))).toEqual([SOUP]);
    expect(await readCsv('brand=None')).toEqual([]);
    expect((await get('format=csv&brand=None')).body).toMatch(/^\uFEFFGTIN,Product,Brand,/);
  });

  test('says verdicts with reasons, allergens apart, and leaves what is not known empty', async () => {
    const [row] = await readCsv('nutrient=protein:3..&sort=name');
    const { body } = await call('GET', `/api/products/${SOUP}/guidelines`, token);
    const smart = JSON.parse(body).guidelines.find(
      (each: { guideline: string }) => each.guideline === 'smart_snack',
    );
    expect(row).toMatchObject({
      GTIN: `="${SOUP}"`,
      Product: `'=HYPERLINK("http://x")`,
      Brand: `'@Norrland, "Foods"`,
      'Price, USD': '2.25',
      'Price per': 'case',
      'Smart Snack, why': smart.summary,
      Contains: '',
      'Named in ingredients or name': 'Milk',
      'Declared free from': 'Eggs',
      'Sodium, mg per serving': '0',
      'Protein, g per 100 g or mL': '1.63',
      'Calories, kcal per serving': '',
    });
    expect(row?.['Not declared']).toContain('Peanut');
  });

  test('answers by the standards, day and places asked for', async () => {
    const candy = async (query: string) =>
      (await readCsv(`search_term=candy&with_laws=true&place=US&${query}`))[0];
    expect(await candy('day=2027-01-14')).toMatchObject({
      'Ingredient laws, on 2027-01-14': 'Red 3 banned from 15 Jan 2027',
    });
    expect(await candy('day=2027-01-15&with_standard=nutri_score')).toMatchObject({
      'Ingredient laws, on 2027-01-15': 'Names Red 3',
      'Nutri-Score 2023, on 2027-01-15': 'Cannot be told',
    });
    expect(await candy('day=2027-01-14&with_law=us_red_3&with_law=ca_ab_418')).toMatchObject({
      'FDA: Red No. 3, on 2027-01-14': 'Named: Red 3; banned from 15 Jan 2027',
      'California AB 418, on 2027-01-14': 'Not for the places chosen',
    });
    expect(await candy('day=2027-01-15&with_law=us_red_3')).toMatchObject({
      'FDA: Red No. 3, on 2027-01-15': 'Named: Red 3',
    });
    const [unasked = {}] = await readCsv('search_term=candy');
    expect(Object.keys(unasked).filter((name) => name.includes(', on '))).toEqual([]);
  });

  test('says where there is less than an amount, and finds it below that alone', async () => {
    const [row] = await readCsv(
      'nutrient=dietary_fiber:..1&figure=dietary_fiber&figure=dietary_fiber-per-100',
    );
    expect(row).toMatchObject({
      GTIN: `="${SOUP}"`,
      'Dietary Fiber, g per serving': '<1',
      'Dietary Fiber, g per 100 g or mL': '<0.5',
    });
    expect(await readCsv('nutrient=dietary_fiber:1..')).toEqual([]);
  });

  test('has the nutrients asked for', async () => {
    const [row] = await readCsv('search_term=candy&figure=sodium&figure=protein-per-100');
    expect(Object.keys(row ?? {}).slice(-3)).toEqual([
      'Not declared',
      'Sodium, mg per serving',
      'Protein, g per 100 g or mL',
    ]);
  });

  test('is a workbook with the same cells, numbers as numbers and no formula', async () => {
    const query = 'sort=name&with_laws=true&day=2027-01-15&figure=sodium';
    const { headers, rawPayload } = await get(`format=xlsx&${query}`);
    expect(headers['content-disposition']).toBe('attachment; filename="larder-products-2027-01-15.xlsx"');
    const [sheet] = await readXlsx(rawPayload);
    const [head = [], ...rows] = sheet?.data ?? [];
    const csv = await readCsv(query);
    expect(rows.map(([gtin]) => gtin)).toEqual(gtinsOf(csv));
    expect(head).toEqual(Object.keys(csv[0] ?? {}));
    const soup = rows.find(([gtin]) => gtin === SOUP) ?? [];
    expect([soup[1], soup.at(-1)]).toEqual(['=HYPERLINK("http://x")', 0]);
  });
});
