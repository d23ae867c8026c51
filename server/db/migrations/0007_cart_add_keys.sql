-- The keys of adds that a browser may send again: one that is here has been counted. Kept for a day.

CREATE TABLE cart_add_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL CHECK (length(key) BETWEEN 16 AND 64),
  added_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX cart_add_keys_by_age ON cart_add_keys (added_at);
