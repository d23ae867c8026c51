import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { Allergen, AllergenState } from '#contract/allergens.ts';
import type { Verdict } from '#contract/guideline.ts';
import type { Basis, NutrientLabel } from '#contract/nutrition.ts';
import type { AmountUnit, DietType, ProductType, Source } from '#contract/product.ts';
import type { ImageUrls, TradeItem } from '#server/catalogue/trade-item.ts';

/** Which data set a product's data came from, and when. */
export interface SourceMention {
  readonly source: Source;
  /** ISO 8601. */
  readonly imported_at: string;
}

/** Why rows of an import were rejected, and how many. */
export interface RejectReason {
  readonly reason: string;
  readonly rows: number;
}

/** Of how many products, how many lack which field. */
export interface GapCount {
  /** Null: the products as they are shown; else the source's own records of listed products. */
  readonly source: Source | null;
  readonly products: number;
  readonly lacking: Readonly<Record<string, number>>;
}

/** Tables of the catalogue (0001_catalogue.sql, 0006_allergen_states.sql). */
export interface CatalogueTables {
  gpc_families: {
    gpc_code: string;
    family_title: string | null;
  };
  gpc_classes: {
    gpc_code: string;
    family_code: string;
    class_title: string;
  };
  gpc_bricks: {
    gpc_code: string;
    class_code: string;
    brick_title: string;
  };
  brands: {
    id: GeneratedAlways<number>;
    name: string;
  };
  source_records: {
    gtin: string;
    source: Source;
    content_hash: Buffer;
    record: JSONColumnType<TradeItem>;
    imported_at: Date;
  };
  products: {
    gtin: string;
    change_seq: number;
    listed: boolean;
    product_type: ProductType | null;
    name: string | null;
    normalized_name: string | null;
    title: string | null;
    description: string | null;
    brand_id: number | null;
    family_code: string | null;
    class_code: string | null;
    brick_code: string | null;
    ingredients: string | null;
    serving_size_value: number | null;
    serving_size_unit: AmountUnit | null;
    serving_description: string | null;
    servings_per_container: number | null;
    package_weight_value: number | null;
    package_weight_unit: AmountUnit | null;
    image_urls: JSONColumnType<ImageUrls>;
    cuisine_tags: string[];
    diet_types: DietType[];
    /** Diets that follow from the ingredients; no source declares them. */
    derived_diets: DietType[];
    /** `nutri_score:a`, `child_care_sugars@2017-10-01:pass`, `fda_healthy?amount`; a missing standard is unknown. */
    standard_answers: string[];
    /** `red_3` is named, `caramel_iv?` may be in it, `?`: any may be; null: no list is known. */
    label_substances: string[] | null;
    claims: JSONColumnType<Record<string, string[]>>;
    /** numeric: comes as text, so that no cent is lost on the way. */
    price_amount: ColumnType<string | null, number | string | null, number | string | null>;
    price_currency: string | null;
    price_unit: string | null;
    popularity: number;
    nova_label: number | null;
    smart_snack: Verdict;
    good_choice: Verdict;
    philly: Verdict;
    sources: JSONColumnType<SourceMention[]>;
    field_sources: JSONColumnType<Record<string, Source>>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  deleted_products: {
    gtin: string;
    change_seq: number;
  };
  product_nutrients: {
    gtin: string;
    nutrient: NutrientLabel;
    source: Source;
    source_value: number;
    source_unit: string;
    basis: Basis;
    per_serving: number | null;
    per_100: number | null;
    flagged: boolean;
    less_than: boolean;
  };
  product_allergens: {
    gtin: string;
    allergen: Allergen;
    state: AllergenState;
    source: Source;
  };
  product_links: {
    parent_gtin: string;
    child_gtin: string;
    quantity: number;
    source: Source;
  };
  import_runs: {
    id: string;
    source: Source;
    files: string;
    fingerprint: string;
    status: 'running' | 'finished' | 'failed';
    rows_read: Generated<number>;
    rows_written: Generated<number>;
    rows_unchanged: Generated<number>;
    rows_rejected: Generated<number>;
    started_at: Generated<Date>;
    updated_at: Generated<Date>;
    finished_at: Date | null;
    /** 0025_operations.sql. */
    seconds: Generated<number>;
    reject_reasons: JSONColumnType<RejectReason[], string | undefined, string>;
  };
  /** 0025_operations.sql: one row at most. */
  catalogue_gaps: {
    only_row: Generated<boolean>;
    counted_at: Date;
    seconds: number;
    sequence: number;
    counts: JSONColumnType<GapCount[]>;
  };
  /** How far the products have been evaluated by which rules: one row at most, none counts as version 0. */
  catalogue_evaluation: {
    only_row: Generated<boolean>;
    version: number;
    /** The last GTIN done; empty: none yet. Null: all of them. */
    evaluated_to: string | null;
  };
}
