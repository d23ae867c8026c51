-- What people watch, and what changed of it.

CREATE TABLE watches (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('product', 'wishlist', 'group', 'order', 'search')),
  gtin gtin,
  group_id uuid REFERENCES wishlist_groups ON DELETE CASCADE,
  order_id uuid REFERENCES orders ON DELETE CASCADE,
  search_id uuid REFERENCES saved_searches ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  is_too_large boolean NOT NULL DEFAULT false, -- a search that finds too many products to look for new ones
  UNIQUE NULLS NOT DISTINCT (user_id, kind, gtin, group_id, order_id, search_id),
  CHECK (num_nonnulls(gtin, group_id, order_id, search_id) = CASE kind WHEN 'wishlist' THEN 0 ELSE 1 END)
);
CREATE INDEX watches_by_gtin ON watches (gtin) WHERE gtin IS NOT NULL;
CREATE INDEX watches_by_group ON watches (group_id) WHERE group_id IS NOT NULL;
CREATE INDEX watches_by_order ON watches (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX watches_by_search ON watches (search_id) WHERE search_id IS NOT NULL;
CREATE TRIGGER limit_account BEFORE INSERT ON watches
  FOR EACH ROW EXECUTE FUNCTION limit_account('100', 'An account watches at most 100 things. Stop watching one to make room.');

-- What a watched search found at the last look.
CREATE TABLE watched_search_products (
  watch_id uuid NOT NULL REFERENCES watches ON DELETE CASCADE,
  gtin gtin NOT NULL,
  PRIMARY KEY (watch_id, gtin)
);

-- An import asks which of its products anybody watches.
CREATE INDEX wishlist_items_by_gtin ON wishlist_items (gtin);
CREATE INDEX wishlist_group_items_by_gtin ON wishlist_group_items (gtin);
CREATE INDEX order_lines_by_gtin ON order_lines (coalesce(swapped_gtin, gtin));
CREATE INDEX watched_search_products_by_gtin ON watched_search_products (gtin);

-- Each product with the watches it is under; a group only while its watcher may read it.
CREATE VIEW watched_products AS
  SELECT id AS watch_id, user_id, created_at, gtin FROM watches WHERE kind = 'product'
  UNION ALL
  SELECT watch.id, watch.user_id, watch.created_at, item.gtin
  FROM watches watch JOIN wishlist_items item ON item.user_id = watch.user_id WHERE watch.kind = 'wishlist'
  UNION ALL
  SELECT watch.id, watch.user_id, watch.created_at, item.gtin
  FROM watches watch JOIN wishlist_groups one ON one.id = watch.group_id AND (one.is_public OR one.owner_id = watch.user_id)
  JOIN wishlist_group_items item ON item.group_id = one.id
  UNION ALL
  SELECT watch.id, watch.user_id, watch.created_at, coalesce(line.swapped_gtin, line.gtin)
  FROM watches watch JOIN order_lines line ON line.order_id = watch.order_id
  WHERE coalesce(line.swapped_gtin, line.gtin) IS NOT NULL
  UNION ALL
  SELECT watch.id, watch.user_id, watch.created_at, found.gtin
  FROM watches watch JOIN watched_search_products found ON found.watch_id = watch.id;

-- Written in the transaction that changes the product, for watched products alone. Ids become visible in their order:
-- writers hold the catalogue's lock. A row of a search is its watcher's own.
CREATE TABLE product_changes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  gtin gtin NOT NULL,
  name text NOT NULL, -- the product may be gone when it is read
  changed_at timestamptz NOT NULL DEFAULT now(),
  source source, -- null: no source, but the rules, or a search
  changes jsonb NOT NULL, -- [{field, key, unit, old, new}]
  watch_id uuid REFERENCES watches ON DELETE CASCADE
);
CREATE INDEX product_changes_by_gtin ON product_changes (gtin, id);
CREATE INDEX product_changes_by_age ON product_changes (changed_at);
CREATE INDEX product_changes_by_watch ON product_changes (watch_id) WHERE watch_id IS NOT NULL;

-- How far a watcher has looked, and the weekly mail. Who knows the token may turn the mail off, and nothing else.
CREATE TABLE watch_settings (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  seen_to bigint NOT NULL,
  mailed_to bigint NOT NULL,
  is_mailed boolean NOT NULL DEFAULT false,
  next_mail_at timestamptz NOT NULL,
  unsubscribe_token text NOT NULL UNIQUE
);
CREATE INDEX watch_settings_due ON watch_settings (next_mail_at) WHERE is_mailed;

-- A mail that is no key to an account may wait for longer than one that is.
ALTER TABLE mail_outbox ADD COLUMN expires_at timestamptz, ADD COLUMN unsubscribe_url text;
UPDATE mail_outbox SET expires_at = created_at + interval '15 minutes';
ALTER TABLE mail_outbox ALTER COLUMN expires_at SET NOT NULL;
