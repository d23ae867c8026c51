-- Lines of an order that do not count by themselves: set aside, or merged into another line of the same product.

ALTER TABLE order_lines
  ADD COLUMN is_aside boolean NOT NULL DEFAULT false,
  ADD COLUMN merged_into integer, -- a line of the same order
  ADD CHECK (merged_into IS NULL OR (is_aside AND merged_into <> line));
CREATE INDEX order_lines_merged ON order_lines (order_id, merged_into) WHERE merged_into IS NOT NULL;

-- A product of a line that is set aside is not watched through the order.
CREATE OR REPLACE VIEW watched_products AS
  SELECT id AS watch_id, user_id, created_at, gtin FROM watches WHERE kind = 'product'
  UNION ALL
  SELECT watch.id, watch.user_id, watch.created_at, item.gtin
  FROM watches watch JOIN wishlist_items item ON item.user_id = watch.user_id WHERE watch.kind = 'wishlist'
  UNION ALL
  SELECT watch.id, watch.user_id, watch.created_at, item.gtin
  FROM watches watch JOIN wishlist_groups one ON one.id = watch.group_id AND may_read_group(one, watch.user_id)
  JOIN wishlist_group_items item ON item.group_id = one.id
  UNION ALL
  SELECT watch.id, watch.user_id, watch.created_at, coalesce(line.swapped_gtin, line.gtin)
  FROM watches watch JOIN order_lines line ON line.order_id = watch.order_id
  WHERE coalesce(line.swapped_gtin, line.gtin) IS NOT NULL AND NOT line.is_aside
  UNION ALL
  SELECT watch.id, watch.user_id, watch.created_at, found.gtin
  FROM watches watch JOIN watched_search_products found ON found.watch_id = watch.id;
