-- What people write beside a product in a list: a note, and a tag to sort by. Null is none.

ALTER TABLE cart_items
  ADD COLUMN note text CHECK (length(note) BETWEEN 1 AND 500),
  ADD COLUMN tag text CHECK (length(tag) BETWEEN 1 AND 40);
ALTER TABLE wishlist_items
  ADD COLUMN note text CHECK (length(note) BETWEEN 1 AND 500),
  ADD COLUMN tag text CHECK (length(tag) BETWEEN 1 AND 40);
-- A group's are its own: they are shared, those of the wishlist are not.
ALTER TABLE wishlist_group_items
  ADD COLUMN note text CHECK (length(note) BETWEEN 1 AND 500),
  ADD COLUMN tag text CHECK (length(tag) BETWEEN 1 AND 40);
