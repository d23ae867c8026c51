-- Orders that people bring: each line as the file has it, and which product it was matched with.

CREATE TYPE line_match AS ENUM ('code', 'name', 'absent', 'problem');

CREATE TABLE orders (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 120),
  origin text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX orders_by_user ON orders (user_id, created_at DESC);

CREATE TABLE order_lines (
  order_id uuid NOT NULL REFERENCES orders ON DELETE CASCADE,
  line integer NOT NULL CHECK (line BETWEEN 1 AND 5000), -- the limit of an order
  -- As the file has them.
  code text NOT NULL,
  supplier_number text NOT NULL,
  brand text NOT NULL,
  name text NOT NULL,
  pack text NOT NULL,
  unit text NOT NULL,
  quantity double precision CHECK (quantity >= 0),
  price double precision CHECK (price >= 0), -- dollars
  price_per text,
  -- What was made of them.
  match line_match NOT NULL,
  note text,
  is_warning boolean NOT NULL,
  gtin gtin, -- null: no product, or none yet
  level text, -- of the trade item that the code names
  holds integer CHECK (holds > 0), -- how many of the product it holds; null: not known
  is_chosen boolean NOT NULL,
  swapped_gtin gtin,
  candidates jsonb NOT NULL, -- [{gtin, likelihood, why}], the likeliest first
  PRIMARY KEY (order_id, line)
);

CREATE FUNCTION limit_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT max(n) FROM (SELECT count(*) AS n FROM orders WHERE user_id IN (SELECT user_id FROM added) GROUP BY user_id) AS counted) > 200 THEN
    RAISE EXCEPTION 'An account holds at most 200 orders. Delete one to make room.' USING ERRCODE = 'LL001';
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER limit_orders AFTER INSERT ON orders REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION limit_orders();
