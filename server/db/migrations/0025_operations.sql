-- What the operations page and the metrics tell of imports and of what the catalogue lacks.

-- Work of all attempts of a run, and why rows were rejected: [{reason, rows}], the most frequent first.
ALTER TABLE import_runs
  ADD COLUMN seconds double precision NOT NULL DEFAULT 0,
  ADD COLUMN reject_reasons jsonb NOT NULL DEFAULT '[]';
CREATE INDEX import_runs_by_start ON import_runs (started_at DESC);

-- At most one row: the newest count, of the catalogue as of `sequence`.
CREATE TABLE catalogue_gaps (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  counted_at timestamptz NOT NULL,
  seconds double precision NOT NULL, -- that counting took
  sequence bigint NOT NULL,
  counts jsonb NOT NULL -- [{source, products, lacking: {field: products}}]; source null: the products themselves
);
