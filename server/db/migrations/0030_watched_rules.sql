-- Standards, ingredient laws and places can be watched: what changed of them, by a new version of Larder or with the day.

ALTER TABLE watches ADD COLUMN key text; -- of a standard, a law or a place of laws
ALTER TABLE watches DROP CONSTRAINT watches_kind_check;
ALTER TABLE watches ADD CONSTRAINT watches_kind_check
  CHECK (kind IN ('product', 'wishlist', 'group', 'order', 'search', 'standard', 'law', 'place'));
ALTER TABLE watches DROP CONSTRAINT watches_check;
ALTER TABLE watches ADD CONSTRAINT watches_check CHECK (
  num_nonnulls(gtin, group_id, order_id, search_id, key) = CASE kind WHEN 'wishlist' THEN 0 ELSE 1 END
  AND (key IS NOT NULL) = (kind IN ('standard', 'law', 'place'))
);
ALTER TABLE watches DROP CONSTRAINT watches_user_id_kind_gtin_group_id_order_id_search_id_key;
ALTER TABLE watches ADD CONSTRAINT watches_once
  UNIQUE NULLS NOT DISTINCT (user_id, kind, gtin, group_id, order_id, search_id, key);

-- Every rule book as it was told last, and the day to which that was.
CREATE TABLE rule_books (
  key text PRIMARY KEY,
  book jsonb NOT NULL,
  told_to date NOT NULL
);

-- Of all rule books, watched or not: they are few. Numbers are those of changes of products, under the catalogue's lock,
-- so that one number is how far a watcher has looked.
CREATE TABLE rule_changes (
  id bigint PRIMARY KEY DEFAULT nextval('product_changes_id_seq'),
  key text NOT NULL,
  title text NOT NULL, -- the rule book may be gone when it is read
  place text,
  changed_at timestamptz NOT NULL,
  changes jsonb NOT NULL -- [{field, key, old, new}]
);
