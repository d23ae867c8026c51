-- Read-only links to the scorecards of lists. A token is kept as its hash alone; it is derived from the row's id and a key
-- outside the store, so that its owner can see it again.

CREATE TABLE scorecard_links (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('order', 'cart', 'wishlist', 'group')),
  order_id uuid REFERENCES orders ON DELETE CASCADE,
  group_id uuid REFERENCES wishlist_groups ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (user_id, kind, order_id, group_id),
  CHECK ((kind = 'order') = (order_id IS NOT NULL) AND (kind = 'group') = (group_id IS NOT NULL))
);
CREATE INDEX scorecard_links_by_order ON scorecard_links (order_id);
CREATE INDEX scorecard_links_by_group ON scorecard_links (group_id);
