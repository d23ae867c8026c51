-- What the ingredient list names, and where that contradicts a declaration, beside what is declared; guidelines that are
-- not about a food; diets that follow from its ingredients; and how far the store has been evaluated by which rules.

ALTER TYPE containment RENAME TO allergen_state;
ALTER TYPE allergen_state ADD VALUE 'named';
ALTER TYPE allergen_state ADD VALUE 'conflict';
ALTER TYPE verdict ADD VALUE 'not_applicable';
ALTER TABLE product_allergens RENAME COLUMN containment TO state;

ALTER TABLE products ADD COLUMN derived_diets text[] NOT NULL DEFAULT '{}';

-- One row. `version` is that of the program's rules which every product up to `evaluated_to` has been judged by;
-- products of later GTINs still have the labels of the version before. Null: all of them have been.
CREATE TABLE catalogue_evaluation (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  version integer NOT NULL,
  evaluated_to text
);
INSERT INTO catalogue_evaluation (version, evaluated_to) VALUES (0, NULL);
