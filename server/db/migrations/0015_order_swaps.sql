-- What a swapped line orders in place of its own: worked out when it is swapped, as prices and packs stood then.

ALTER TABLE order_lines
  ADD COLUMN swapped_quantity double precision CHECK (swapped_quantity >= 0), -- null: not known
  ADD COLUMN swapped_unit text, -- case, each
  ADD COLUMN swapped_holds integer CHECK (swapped_holds > 0), -- of a case
  ADD COLUMN swapped_amount double precision CHECK (swapped_amount >= 0); -- dollars for the line
