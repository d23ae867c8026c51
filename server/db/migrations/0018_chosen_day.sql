-- Which substances of ingredient laws a label names: `red_3` is named, `caramel_iv?` may be in it, `?`: any may be. Null: no
-- ingredient list is known, or the product has not been evaluated since.
ALTER TABLE products ADD COLUMN label_substances text[];

-- What a person judges by: standards in the order of reading, places of ingredient laws, and a day other than today.
CREATE TABLE standard_choices (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  standards text[] NOT NULL,
  places text[] NOT NULL,
  day date,
  updated_at timestamptz NOT NULL
);
