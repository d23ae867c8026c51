-- The channels (schools, retail ...) for which a person judges by ingredient laws; none: all.
ALTER TABLE standard_choices ADD COLUMN channels text[] NOT NULL DEFAULT '{}';
