-- Searches that people keep under a name: the page's address opens one, the query of GET /api/products answers it.

CREATE TABLE saved_searches (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  address text NOT NULL CHECK (length(address) <= 4000),
  query text NOT NULL CHECK (length(query) <= 4000),
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, name)
);

-- Refuses an insert that gives an account too many rows. Arguments: the limit, and the sentence that says so. The account's
-- row is locked first, so that of two inserts at once the second counts the first.
CREATE FUNCTION limit_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  most bigint;
BEGIN
  PERFORM FROM users WHERE id = NEW.user_id FOR UPDATE;
  EXECUTE format('SELECT count(*) FROM %I WHERE user_id = $1', TG_TABLE_NAME) INTO most USING NEW.user_id;
  IF most >= TG_ARGV[0]::bigint THEN
    RAISE EXCEPTION '%', TG_ARGV[1] USING ERRCODE = 'LL001';
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER limit_account BEFORE INSERT ON saved_searches
  FOR EACH ROW EXECUTE FUNCTION limit_account('50', 'An account keeps at most 50 searches. Delete one to make room.');
