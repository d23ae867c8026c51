-- The group that an order was made of, so that its swaps can go back there; an order outlives its group.
ALTER TABLE orders ADD COLUMN group_id uuid REFERENCES wishlist_groups ON DELETE SET NULL;
CREATE INDEX orders_by_group ON orders (group_id) WHERE group_id IS NOT NULL;
