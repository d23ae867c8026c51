-- The source says that it is less than the amount, as labels do of 1 g and GDSN by LESS_THAN.
ALTER TABLE product_nutrients ADD COLUMN less_than boolean NOT NULL DEFAULT false;
