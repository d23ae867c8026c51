import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import type { CatalogueTables } from '#server/db/catalogue-tables.ts';
import { arrayText, type CopyValue } from '#server/db/copy-rows.ts';
import type { PreparedProduct } from './prepare-product.ts';

/** A column of `products`; `T` is what PostgreSQL gives back. */
interface Column<T> {
  /** Is read as JSON: an array's own text takes the thread that reads it ten times as long. */
  readonly isArray?: true;
  readonly write: (product: PreparedProduct, changeNumber: number, brandId: number | null) => CopyValue;
  /** Whether `stored` is what writing `written` leaves in the store. */
  isSame(stored: T, written: CopyValue): boolean;
}

type Stored = Omit<Selectable<CatalogueTables['products']>, 'created_at' | 'updated_at'>;
type Columns = { readonly [Name in keyof Stored]: Column<Stored[Name]> };

/** Columns of which a product's answers and search documents are made. */
const ANSWERED = {
  gtin: plain(({ item }) => item.gtin),
  product_type: plain(({ item }) => item.product_type),
  name: plain(({ item }) => item.name),
  normalized_name: plain(({ normalized_name }) => normalized_name),
  title: plain(({ item }) => item.title),
  description: plain(({ item }) => item.description),
  family_code: plain(({ category }) => category.family_code),
  class_code: plain(({ category }) => category.class_code),
  brick_code: plain(({ category }) => category.brick_code),
  ingredients: plain(({ item }) => item.ingredients),
  package_weight_value: plain(({ item }) => item.package_weight?.value ?? null),
  package_weight_unit: plain(({ item }) => item.package_weight?.unit ?? null),
  image_urls: json(({ item }) => item.image_urls),
  cuisine_tags: list(({ item }) => item.cuisine_tags),
  diet_types: list(({ item }) => item.diet_types),
  claims: json(({ item }) => item.claims),
  price_amount: cents(({ item }) => item.price?.amount ?? null),
  price_unit: plain(({ item }) => item.price?.unit ?? null),
  popularity: float4(({ item }) => item.popularity ?? 0),
  nova_label: plain(({ labels }) => (labels.nova_label === null ? null : Number(labels.nova_label))),
  smart_snack: plain(({ labels }) => labels.verdicts.smart_snack),
  good_choice: plain(({ labels }) => labels.verdicts.good_choice),
  philly: plain(({ labels }) => labels.verdicts.philly),
  standard_answers: list(({ labels }) => labels.standard_answers),
  label_substances: listOrNull(({ labels }) => labels.label_substances),
  sources: json(({ item }) => item.sources),
} satisfies Partial<Columns>;

/** Every column that is written: one that is missing here, or of another type than in the store, does not compile. */
export const COLUMNS: Columns = {
  ...ANSWERED,
  change_seq: given((_product, changeNumber) => changeNumber),
  listed: given(() => true),
  brand_id: given((_product, _changeNumber, brandId) => brandId),
  serving_size_value: plain(({ item }) => item.serving.size?.value ?? null),
  serving_size_unit: plain(({ item }) => item.serving.size?.unit ?? null),
  serving_description: plain(({ item }) => item.serving.description),
  servings_per_container: plain(({ item }) => item.serving.per_container),
  derived_diets: list(({ labels }) => labels.derived_diets),
  price_currency: plain(({ item }) => item.price?.currency ?? null),
  field_sources: json(({ item }) => item.field_sources),
};

export const COLUMN_NAMES = Object.keys(COLUMNS) as readonly (keyof Columns)[];

const WRITERS = Object.values(COLUMNS).map(({ write }) => write);

/** A product's values in the order of {@link COLUMN_NAMES}. Listed until `relistProducts` says otherwise. */
export function productRow(product: PreparedProduct, changeNumber: number, brandId: number | null) {
  return WRITERS.map((write) => write(product, changeNumber, brandId));
}

/** A product as {@link SELECT_PRODUCT} reads it. */
export interface ProductRow extends Readonly<Pick<Stored, keyof typeof ANSWERED>> {
  readonly brand: string | null;
  /** The title of its GPC brick, else of its class. */
  readonly kind_title: string | null;
  /** `state:allergen`, ordered. */
  readonly allergens: readonly string[];
}

/** Products `product` as {@link ProductRow}; a WHERE may follow. Raw SQL: the index is rebuilt through it. */
export const SELECT_PRODUCT = `
  SELECT ${Object.entries<Column<never>>(ANSWERED)
    .map(([name, { isArray }]) => (isArray ? `to_json(product.${name}) AS ${name}` : `product.${name}`))
    .join(', ')}, brand.name AS brand,
    coalesce(brick.brick_title, class.class_title) AS kind_title,
    to_json(ARRAY(
      SELECT state || ':' || allergen FROM product_allergens known
      WHERE known.gtin = product.gtin ORDER BY allergen
    )) AS allergens
  FROM products product LEFT JOIN brands brand ON brand.id = product.brand_id
    LEFT JOIN gpc_bricks brick ON brick.gpc_code = product.brick_code
    LEFT JOIN gpc_classes class ON class.gpc_code = product.class_code`;

type Read<V> = (product: PreparedProduct) => V;

function plain<T extends CopyValue>(write: Read<T>): Column<T> {
  return { write, isSame: (stored, written) => stored === written };
}

/** Bookkeeping of the store: it says nothing of the product. */
function given<T extends CopyValue>(write: (...from: Parameters<Column<T>['write']>) => T): Column<T> {
  return { write, isSame: () => true };
}

function list<T extends string>(read: Read<readonly T[]>): Column<T[]> {
  return {
    isArray: true,
    write: (product) => arrayText(read(product)),
    isSame: (stored, written) => arrayText(stored) === written,
  };
}

function listOrNull(read: Read<readonly string[] | null>): Column<string[] | null> {
  const textOf = (values: readonly string[] | null) => (values === null ? null : arrayText(values));
  return {
    isArray: true,
    write: (product) => textOf(read(product)),
    isSame: (stored, written) => textOf(stored) === written,
  };
}

function json(read: Read<object>): Column<object> {
  return {
    write: (product) => JSON.stringify(read(product)),
    isSame: (stored, written) => isDeepStrictEqual(stored, JSON.parse(String(written))),
  };
}

/** numeric(12, 2), which comes back as text. */
function cents(write: Read<number | null>): Column<string | null> {
  return {
    write,
    isSame: (stored, written) =>
      stored === null || written === null ? stored === written : toCents(stored) === toCents(Number(written)),
  };
}

/** 1.005 as PostgreSQL rounds it: by its decimal digits. */
function toCents(amount: number | string): number {
  return Math.round(Number(`${Number(amount)}e2`));
}

/** real, which keeps four bytes of the number. */
function float4(write: Read<number>): Column<number> {
  return { write, isSame: (stored, written) => Math.fround(stored) === Math.fround(Number(written)) };
}
