-- The catalogue: what the sources say (source_records), and what Larder makes of it (products and their rows).

CREATE DOMAIN gtin AS text COLLATE "C" CHECK (VALUE ~ '^[0-9]{14}$');

CREATE TYPE source AS ENUM ('fdc', 'off', 'gdsn', 'prices', 'demo');
CREATE TYPE verdict AS ENUM ('pass', 'fail', 'unknown');
CREATE TYPE amount_unit AS ENUM ('g', 'ml');
CREATE TYPE basis AS ENUM ('100g', '100ml', 'serving');
CREATE TYPE containment AS ENUM ('contains', 'may_contain', 'free_from');
CREATE TYPE nutrient AS ENUM (
  'calories', 'total_fat', 'saturated_fat', 'trans_fat', 'cholesterol', 'sodium', 'total_carbohydrate',
  'dietary_fiber', 'sugars', 'added_sugars', 'protein', 'vitamin_d', 'calcium', 'iron', 'potassium'
);
CREATE TYPE allergen AS ENUM (
  'milk', 'eggs', 'fish', 'crustaceans', 'tree_nuts', 'peanuts', 'wheat', 'soybeans', 'sesame',
  'gluten', 'celery', 'mustard', 'sulphites', 'lupin', 'molluscs'
);

-- GPC segment 50000000, May 2025; filled from the data file beside the migrations.
CREATE TABLE gpc_families (
  gpc_code text PRIMARY KEY,
  family_title text -- null: published without a title
);
CREATE TABLE gpc_classes (
  gpc_code text PRIMARY KEY,
  family_code text NOT NULL REFERENCES gpc_families,
  class_title text NOT NULL
);
CREATE TABLE gpc_bricks (
  gpc_code text PRIMARY KEY,
  class_code text NOT NULL REFERENCES gpc_classes,
  brick_title text NOT NULL
);

CREATE TABLE brands (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL UNIQUE
);

-- One row a source and GTIN: the trade item as that source describes it, after mapping, before merging.
-- Products are always recomputed from these, so the order of imports never matters.
CREATE TABLE source_records (
  gtin gtin NOT NULL,
  source source NOT NULL,
  content_hash bytea NOT NULL, -- of the mapped record: equal means there is nothing to write
  record jsonb NOT NULL,
  imported_at timestamptz NOT NULL,
  PRIMARY KEY (gtin, source)
);
CREATE INDEX source_records_by_source ON source_records (source, gtin);

-- Every change of a product takes the next number. Writers hold one advisory lock for the length of their
-- transaction, so numbers become visible in their order and a reader that has seen n has seen all before n.
CREATE SEQUENCE catalogue_change_seq AS bigint;

CREATE TABLE products (
  gtin gtin PRIMARY KEY,
  change_seq bigint NOT NULL,
  -- false for a trade item that only packs other products of the catalogue: reachable by GTIN, not listed.
  listed boolean NOT NULL,
  product_type text,
  name text,
  normalized_name text,
  title text,
  description text,
  brand_id integer REFERENCES brands,
  family_code text REFERENCES gpc_families,
  class_code text REFERENCES gpc_classes,
  brick_code text REFERENCES gpc_bricks,
  ingredients text,
  serving_size_value double precision CHECK (serving_size_value > 0),
  serving_size_unit amount_unit,
  serving_description text,
  servings_per_container double precision CHECK (servings_per_container > 0),
  package_weight_value double precision CHECK (package_weight_value > 0),
  package_weight_unit amount_unit,
  image_urls jsonb NOT NULL,
  cuisine_tags text[] NOT NULL,
  diet_types text[] NOT NULL,
  claims jsonb NOT NULL, -- claim type -> tags
  price_amount numeric(12, 2) CHECK (price_amount >= 0),
  price_currency text,
  price_unit text,
  popularity real NOT NULL, -- 0 to 1; 0 where no source tells
  nova_label smallint CHECK (nova_label BETWEEN 1 AND 4),
  smart_snack verdict NOT NULL,
  good_choice verdict NOT NULL,
  philly verdict NOT NULL,
  sources jsonb NOT NULL, -- [{source, imported_at}], most trusted first
  field_sources jsonb NOT NULL, -- field -> source it was taken from
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX products_by_change ON products (change_seq);

-- A product that went: what the search index needs to forget it.
CREATE TABLE deleted_products (
  gtin gtin PRIMARY KEY,
  change_seq bigint NOT NULL UNIQUE
);

CREATE TABLE product_nutrients (
  gtin gtin NOT NULL REFERENCES products ON DELETE CASCADE,
  nutrient nutrient NOT NULL,
  source source NOT NULL,
  source_value double precision NOT NULL,
  source_unit text NOT NULL,
  basis basis NOT NULL,
  per_serving double precision, -- in the nutrient's standard unit; null where no serving is known
  per_100 double precision, -- per 100 g or 100 ml in the standard unit
  flagged boolean NOT NULL, -- the source's unit cannot be this nutrient's: nothing was standardised
  PRIMARY KEY (gtin, nutrient)
);

CREATE TABLE product_allergens (
  gtin gtin NOT NULL REFERENCES products ON DELETE CASCADE,
  allergen allergen NOT NULL,
  containment containment NOT NULL,
  source source NOT NULL,
  PRIMARY KEY (gtin, allergen)
);

-- A containing trade item, what is in it, and how many. The contained one may not be in the catalogue.
CREATE TABLE product_links (
  parent_gtin gtin NOT NULL REFERENCES products ON DELETE CASCADE,
  child_gtin gtin NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  source source NOT NULL,
  PRIMARY KEY (parent_gtin, child_gtin)
);
CREATE INDEX product_links_by_child ON product_links (child_gtin);

-- One row a run of the importer: counts that add up, and how far a killed run had come.
CREATE TABLE import_runs (
  id uuid PRIMARY KEY,
  source source NOT NULL,
  files text NOT NULL, -- names, for people
  fingerprint text NOT NULL, -- identity of the files' contents: a resumed run must be of the same
  status text NOT NULL CHECK (status IN ('running', 'finished', 'failed')),
  rows_read bigint NOT NULL DEFAULT 0,
  rows_written bigint NOT NULL DEFAULT 0,
  rows_unchanged bigint NOT NULL DEFAULT 0,
  rows_rejected bigint NOT NULL DEFAULT 0,
  started_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz
);
CREATE INDEX import_runs_by_fingerprint ON import_runs (source, fingerprint);
