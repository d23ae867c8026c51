import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { Allergen } from '#contract/allergens.ts';
import { FAMILIES } from '#contract/families.ts';
import { demoTradeItems } from '#demo/catalogue/demo-catalogue.ts';
import { loadDemo } from '#demo/catalogue/load-demo.ts';
import { foodKind } from '#server/catalogue/product/food-kind.ts';
import { openCatalogueFeed } from '#server/catalogue/read/feed.queries.ts';
import { joinAllergens } from '#server/catalogue/sources/join-allergens.ts';
import { normaliseBrand, normaliseName } from '#server/catalogue/sources/normalise-name.ts';
import type { Store } from '#server/db/open-db.ts';
import { readPrimary } from '#server/db/open-reads.ts';
import { plainDocument } from '#server/search/conformance/plain-catalogue.ts';
import type { SearchDocument } from '#server/search/document.ts';
import { unpackDocuments } from '#server/search/packed.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import type { Facts } from './judge.ts';

/** Products to search in, and the facts that they are judged by. */
export interface Catalogue {
  readonly documents: readonly SearchDocument[];
  readonly facts: readonly Facts[];
}

const REAL_FILE = '../shared/data/off/off-2019-us-ca-208k.tsv.gz';

/** The listed products of the demo catalogue. */
export function readDemoCatalogue(): Catalogue {
  const titles = readGpcTitles();
  const items = [...demoTradeItems()].filter(({ contains }) => contains.length === 0);
  return catalogueOf(
    items.map((item) => ({
      gtin: item.gtin,
      name: normaliseName(item.name ?? item.title ?? ''),
      brand: item.brand && normaliseBrand(item.brand),
      brick: item.brick_code ?? '',
      ingredients: item.ingredients,
      kind: foodKind(titles.get(item.brick_code ?? '') ?? titles.get(item.class_code ?? '') ?? ''),
      category: FAMILIES.find(({ gpc_code }) => gpc_code === item.family_code)?.family_title ?? null,
      diets: item.diet_types,
      popularity: item.popularity ?? 0,
    })),
  );
}

/** The same from an empty store, which is given them: with all that is known of each, so that filters find it. */
export async function readStoredDemo({ db, pool }: Pick<Store, 'db' | 'pool'>): Promise<Catalogue> {
  await loadDemo({ db, pool }, silentLog);
  const documents: SearchDocument[] = [];
  for await (const batch of openCatalogueFeed(pool, readPrimary({ db, pool })).readAll())
    documents.push(...unpackDocuments(batch));
  return { documents, facts: readDemoCatalogue().facts };
}

/** Real products, of which little but names and ingredients is known; undefined where their file is not at hand. */
export async function readRealCatalogue(): Promise<Catalogue | undefined> {
  if (!existsSync(REAL_FILE)) return undefined;
  const products = new Map<string, IndexedProduct>();
  const lines = createInterface({ input: createReadStream(REAL_FILE).pipe(createGunzip()) });
  for await (const line of lines) {
    const [code = '', name = '', ingredients = ''] = line.split('\t');
    const gtin = code.padStart(14, '0').slice(-14);
    if (!/^\d{8,14}$/.test(code) || products.has(gtin)) continue;
    products.set(gtin, {
      gtin,
      name: normaliseName(name),
      brand: null,
      brick: '',
      ingredients: ingredients || null,
      kind: null,
      category: null,
      diets: [],
      popularity: 0,
    });
  }
  return catalogueOf([...products.values()]);
}

/** Titles of GPC classes and bricks by code, from the migration that stores them. */
function readGpcTitles(): ReadonlyMap<string, string> {
  const sql = readFileSync('server/db/migrations/0002_gpc.sql', 'utf8');
  return new Map(
    Array.from(sql.matchAll(/\('(\d{8})', '\d{8}', '([^']*)'\)/g), ([, code = '', title = '']) => [
      code,
      title,
    ]),
  );
}

interface IndexedProduct
  extends Pick<
    SearchDocument,
    'gtin' | 'name' | 'brand' | 'ingredients' | 'category' | 'kind' | 'diets' | 'popularity'
  > {
  readonly brick: string;
}

/** Most popular first, ties by GTIN. The bodies have the GTIN alone. */
function catalogueOf(products: IndexedProduct[]): Catalogue {
  const sorted = products.sort((a, b) => b.popularity - a.popularity || (a.gtin < b.gtin ? -1 : 1));
  return {
    documents: sorted.map(({ brick, ...product }) =>
      plainDocument(0, {
        ...product,
        allergens: allergensOf(product),
        body: Buffer.from(JSON.stringify({ gtin: product.gtin })),
      }),
    ),
    facts: sorted.map(({ gtin, name, brand, brick, ingredients }) => ({
      gtin,
      name,
      brand: brand ?? '',
      brick,
      list: ingredients ?? '',
    })),
  };
}

/** As an import stores them: what the ingredient list names or declares, and a claim that the name makes, as the label does. */
function allergensOf({
  name,
  ingredients,
}: Pick<IndexedProduct, 'name' | 'ingredients'>): SearchDocument['allergens'] {
  const claimedFree: Allergen[] = /gluten.free/i.test(name ?? '') ? ['gluten'] : [];
  const known = joinAllergens([{ source: 'off', allergens: [], claimedFree, ingredients, name }]);
  return Object.fromEntries(known.map(({ allergen, state }) => [allergen, state]));
}
