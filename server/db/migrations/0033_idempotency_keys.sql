-- One table for the keys of changes that a browser may send again: a change whose key is here was made. Kept for a day.
-- While servers are updated in turn, those of the version before go on with the old names, as views of it, so that a change
-- sent to one of each is made once. A later migration drops the views.

LOCK TABLE cart_add_keys, exchange_keys IN ACCESS EXCLUSIVE MODE;

CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  change text NOT NULL CHECK (change IN ('add', 'exchange')),
  key text NOT NULL CHECK (length(key) BETWEEN 16 AND 64),
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, change, key)
);
INSERT INTO idempotency_keys (user_id, change, key, taken_at)
  SELECT user_id, 'add', key, added_at FROM cart_add_keys
  UNION ALL
  SELECT user_id, 'exchange', key, made_at FROM exchange_keys;
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (taken_at);

DROP TABLE cart_add_keys, exchange_keys;
CREATE VIEW cart_add_keys AS
  SELECT user_id, key, taken_at AS added_at, change FROM idempotency_keys WHERE change = 'add';
ALTER VIEW cart_add_keys ALTER COLUMN change SET DEFAULT 'add';
CREATE VIEW exchange_keys AS
  SELECT user_id, key, taken_at AS made_at, change FROM idempotency_keys WHERE change = 'exchange';
ALTER VIEW exchange_keys ALTER COLUMN change SET DEFAULT 'exchange';
