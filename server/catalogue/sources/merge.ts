import type { Source } from '#contract/product.ts';
import { isSaid, NOTHING_SAID, type TradeItem } from '../trade-item.ts';
import { claimedFreeFrom } from './free-from-claims.ts';
import { joinAllergens, type KnownAllergen } from './join-allergens.ts';
import { DESCRIBING_SOURCES, type MergedField, SOURCES_BY_TRUST, TRUST } from './trust.ts';

/** What one source says of a GTIN, and when it was read. */
export interface SourceRecord {
  readonly source: Source;
  readonly imported_at: Date;
  readonly item: TradeItem;
}

/** Fields that one source gives as it stands. */
type TakenField = Exclude<MergedField & keyof TradeItem, 'allergens'>;

const CATEGORY_FIELDS = ['family_code', 'class_code', 'brick_code'] as const;
type Category = Pick<TradeItem, (typeof CATEGORY_FIELDS)[number]>;

/** Which data set a product's data came from, and when. */
interface SourceMention {
  readonly source: Source;
  readonly imported_at: Date;
}

type FieldSources = Partial<Record<MergedField | 'serving', Source>>;

/** A GTIN as all its sources together describe it. */
export interface MergedItem extends Category, Pick<TradeItem, TakenField | 'gtin' | 'serving' | 'nutrients'> {
  /** What is declared and what the ingredient lists name, one state an allergen. */
  readonly allergens: readonly KnownAllergen[];
  /** The most trusted first. */
  readonly sources: readonly SourceMention[];
  /** Which source each known field was taken from. */
  readonly field_sources: Readonly<FieldSources>;
}

/**
 * Makes one item of all records of a GTIN, by {@link TRUST}. The order of the records does not matter.
 * Undefined where no source describes it.
 */
export function mergeRecords(records: readonly SourceRecord[]): MergedItem | undefined {
  const bySource = new Map(records.map((record) => [record.source, record]));
  const first = DESCRIBING_SOURCES.map((source) => bySource.get(source)).find((record) => record);
  if (!first) return undefined;
  const fields: FieldSources = {};
  const take = <K extends TakenField>(field: K): (typeof NOTHING_SAID)[K] => {
    for (const source of TRUST[field]) {
      const value = bySource.get(source)?.item[field];
      if (value === undefined || !isSaid(value)) continue;
      fields[field] = source;
      return value;
    }
    return NOTHING_SAID[field];
  };

  return {
    gtin: first.item.gtin,
    product_type: take('product_type'),
    name: take('name'),
    title: take('title'),
    description: take('description'),
    brand: take('brand'),
    ...takeCategory(bySource, fields),
    ingredients: take('ingredients'),
    package_weight: take('package_weight'),
    ...takeNutrition(bySource, fields),
    allergens: joinAll(bySource, fields),
    diet_types: take('diet_types'),
    claims: take('claims'),
    cuisine_tags: take('cuisine_tags'),
    image_urls: take('image_urls'),
    price: take('price'),
    popularity: take('popularity'),
    contains: take('contains'),
    sources: SOURCES_BY_TRUST.flatMap((source) => {
      const record = bySource.get(source);
      return record ? [{ source, imported_at: record.imported_at }] : [];
    }),
    field_sources: fields,
  };
}

type BySource = ReadonlyMap<Source, SourceRecord>;

function takeCategory(bySource: BySource, fields: FieldSources): Category {
  const categorised = TRUST.category
    .flatMap((source) => bySource.get(source) ?? [])
    .find(({ item }) => CATEGORY_FIELDS.some((field) => item[field] !== null));
  if (categorised) fields.category = categorised.source;
  const { family_code, class_code, brick_code } = categorised?.item ?? NOTHING_SAID;
  return { family_code, class_code, brick_code };
}

/**
 * Nutrients are one source's, with that source's serving. Where it tells none, another source's serving may stand in
 * as long as no nutrient is stated for a serving: it would be for one of another size.
 */
function takeNutrition(bySource: BySource, fields: FieldSources): Pick<MergedItem, 'serving' | 'nutrients'> {
  const inOrder = TRUST.nutrition.flatMap((source) => bySource.get(source) ?? []);
  const stated = inOrder.find(({ item }) => item.nutrients.length > 0);
  const nutrients = stated?.item.nutrients ?? [];
  if (stated) fields.nutrition = stated.source;
  const own = stated && isSaid(stated.item.serving) ? stated : undefined;
  const mayBorrow = nutrients.every(({ basis }) => basis !== 'serving');
  const served = own ?? (mayBorrow ? inOrder.find(({ item }) => isSaid(item.serving)) : undefined);
  if (served) fields.serving = served.source;
  return { serving: served?.item.serving ?? NOTHING_SAID.serving, nutrients };
}

function joinAll(bySource: BySource, fields: FieldSources): readonly KnownAllergen[] {
  const allergens = joinAllergens(
    TRUST.allergens.flatMap((source) => {
      const item = bySource.get(source)?.item;
      if (item === undefined) return [];
      const { allergens, ingredients, name } = item;
      return [
        { source, allergens, claimedFree: claimedFreeFrom(item), ingredients, name: name ?? item.title },
      ];
    }),
  );
  const [first] = allergens;
  if (first) fields.allergens = first.source;
  return allergens;
}
