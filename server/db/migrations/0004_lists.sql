-- What people keep: carts, wishlists, groups. A product may leave the catalogue; what was kept stays and says so.

CREATE TABLE cart_items (
  id uuid NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  gtin gtin NOT NULL,
  quantity integer NOT NULL CHECK (quantity BETWEEN 1 AND 9999),
  added_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, gtin)
);

CREATE TABLE wishlist_items (
  id uuid NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  gtin gtin NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, gtin)
);

CREATE TABLE wishlist_groups (
  id uuid PRIMARY KEY,
  owner_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  description text CHECK (length(description) <= 2000),
  is_public boolean NOT NULL,
  share_token text UNIQUE, -- who knows it may read without an account; null: no link
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (id, owner_id)
);
CREATE INDEX wishlist_groups_by_owner ON wishlist_groups (owner_id);

-- An item of a group is one of its owner's wishlist: what leaves the wishlist leaves the groups.
CREATE TABLE wishlist_group_items (
  group_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  gtin gtin NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, gtin),
  FOREIGN KEY (group_id, owner_id) REFERENCES wishlist_groups (id, owner_id) ON DELETE CASCADE,
  FOREIGN KEY (owner_id, gtin) REFERENCES wishlist_items (user_id, gtin) ON DELETE CASCADE
);
CREATE INDEX wishlist_group_items_by_item ON wishlist_group_items (owner_id, gtin);

CREATE TABLE wishlist_group_followers (
  group_id uuid NOT NULL REFERENCES wishlist_groups ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  followed_at timestamptz NOT NULL,
  PRIMARY KEY (group_id, user_id)
);
CREATE INDEX wishlist_group_followers_by_user ON wishlist_group_followers (user_id);
