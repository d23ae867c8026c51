import type { Gtin } from '#contract/gtin.ts';
import type { Source } from '#contract/product.ts';
import type { NutrientStatement, Serving, TradeItem } from '../trade-item.ts';
import { claimedFreeFrom } from './free-from-claims.ts';
import { joinAllergens, type KnownAllergen } from './join-allergens.ts';
import { DESCRIBING_SOURCES, type MergedField, SOURCES_BY_TRUST, TRUST } from './trust.ts';

/** What one source says of a GTIN, and when it was read. */
export interface SourceRecord {
  readonly source: Source;
  readonly imported_at: Date;
  readonly item: TradeItem;
}

type TakenAsItIs = Exclude<keyof TradeItem, 'gtin' | 'serving' | 'nutrients' | 'allergens'>;

/** A GTIN as all its sources together describe it. */
export interface MergedItem extends Pick<TradeItem, TakenAsItIs> {
  readonly gtin: Gtin;
  readonly serving: Serving;
  readonly nutrients: readonly NutrientStatement[];
  /** What is declared and what the ingredient lists name, one state an allergen. */
  readonly allergens: readonly KnownAllergen[];
  /** The most trusted first. */
  readonly sources: readonly { readonly source: Source; readonly imported_at: Date }[];
  /** Which source each known field was taken from. */
  readonly field_sources: Readonly<Partial<Record<MergedField | 'serving', Source>>>;
}

/**
 * Makes one item of all records of a GTIN, by {@link TRUST}. The order of the records does not matter.
 * Undefined where no source describes it.
 */
export function mergeRecords(records: readonly SourceRecord[]): MergedItem | undefined {
  const bySource = new Map(records.map((record) => [record.source, record]));
  const first = DESCRIBING_SOURCES.map((source) => bySource.get(source)).find((record) => record);
  if (!first) return undefined;
  const fields: Partial<Record<MergedField | 'serving', Source>> = {};

  function take<T>(
    field: MergedField,
    read: (item: TradeItem) => T,
    isKnown: (value: T) => boolean,
    none: T,
  ): T {
    for (const source of TRUST[field]) {
      const record = bySource.get(source);
      if (!record) continue;
      const value = read(record.item);
      if (!isKnown(value)) continue;
      fields[field] = source;
      return value;
    }
    return none;
  }
  const one = <K extends MergedField & TakenAsItIs>(field: K): TradeItem[K] | null =>
    take<TradeItem[K] | null>(field, (item) => item[field], isGiven, null);
  const list = <T>(field: MergedField, read: (item: TradeItem) => readonly T[]) =>
    take(field, read, (values) => values.length > 0, []);

  return {
    gtin: first.item.gtin,
    product_type: one('product_type'),
    name: one('name'),
    title: one('title'),
    description: one('description'),
    brand: one('brand'),
    ...take('category', categoryOf, hasCategory, NO_CATEGORY),
    ingredients: one('ingredients'),
    package_weight: one('package_weight'),
    ...takeNutrition(bySource, fields),
    allergens: allergensOf(bySource, fields),
    diet_types: list('diet_types', (item) => item.diet_types),
    claims: take(
      'claims',
      (item) => item.claims,
      (claims) => Object.keys(claims).length > 0,
      {},
    ),
    cuisine_tags: list('cuisine_tags', (item) => item.cuisine_tags),
    image_urls: take('image_urls', (item) => item.image_urls, hasImages, NO_IMAGES),
    price: one('price'),
    popularity: one('popularity'),
    contains: list('contains', (item) => item.contains),
    sources: SOURCES_BY_TRUST.flatMap((source) => {
      const record = bySource.get(source);
      return record ? [{ source, imported_at: record.imported_at }] : [];
    }),
    field_sources: fields,
  };
}

const isGiven = (value: unknown) => value !== null;

const NO_CATEGORY = { family_code: null, class_code: null, brick_code: null };
const categoryOf = ({
  family_code,
  class_code,
  brick_code,
}: TradeItem): Pick<TradeItem, keyof typeof NO_CATEGORY> => ({ family_code, class_code, brick_code });
const hasCategory = (codes: Pick<TradeItem, keyof typeof NO_CATEGORY>) =>
  codes.family_code !== null || codes.class_code !== null || codes.brick_code !== null;

const NO_IMAGES = { externalFileLink: [], dam: [] };
const hasImages = ({ externalFileLink, dam }: TradeItem['image_urls']) =>
  externalFileLink.length + dam.length > 0;

type BySource = ReadonlyMap<Source, SourceRecord>;
type FieldSources = Partial<Record<MergedField | 'serving', Source>>;

/**
 * Nutrients are one source's, with that source's serving. Where it tells none, another source's serving may stand in
 * as long as no nutrient is stated for a serving: it would be for one of another size.
 */
function takeNutrition(bySource: BySource, fields: FieldSources): Pick<MergedItem, 'serving' | 'nutrients'> {
  const inOrder = TRUST.nutrition.flatMap((source) => bySource.get(source) ?? []);
  const stated = inOrder.find(({ item }) => item.nutrients.length > 0);
  const nutrients = stated?.item.nutrients ?? [];
  if (stated) fields.nutrition = stated.source;
  const own = stated && hasServing(stated.item.serving) ? stated : undefined;
  const mayBorrow = nutrients.every(({ basis }) => basis !== 'serving');
  const served = own ?? (mayBorrow ? inOrder.find(({ item }) => hasServing(item.serving)) : undefined);
  if (served) fields.serving = served.source;
  return { serving: served?.item.serving ?? NO_SERVING, nutrients };
}

const NO_SERVING: Serving = { size: null, description: null, per_container: null };
const hasServing = ({ size, description, per_container }: Serving) =>
  size !== null || description !== null || per_container !== null;

function allergensOf(bySource: BySource, fields: FieldSources): readonly KnownAllergen[] {
  const allergens = joinAllergens(
    TRUST.allergens.flatMap((source) => {
      const item = bySource.get(source)?.item;
      if (item === undefined) return [];
      const { allergens, ingredients } = item;
      return [{ source, allergens, claimedFree: claimedFreeFrom(item), ingredients }];
    }),
  );
  const [first] = allergens;
  if (first) fields.allergens = first.source;
  return allergens;
}
