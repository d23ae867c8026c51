-- The keys of exchanges that a browser may send again: one that is here was made. Kept for a day.

CREATE TABLE exchange_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL CHECK (length(key) BETWEEN 16 AND 64),
  made_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, key)
);
CREATE INDEX exchange_keys_by_age ON exchange_keys (made_at);
