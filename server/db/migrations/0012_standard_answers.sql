-- What the further standards say of a product by its newest rules, as `nutri_score:a`; a missing standard is unknown.
ALTER TABLE products ADD COLUMN standard_answers text[] NOT NULL DEFAULT '{}';
