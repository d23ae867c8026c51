-- The key that the servers of this store sign and seal with, by its id: a server that lacks it does not start.

CREATE TABLE current_key (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  key_id text NOT NULL
);

-- Secrets of webhooks are sealed as business ids are; those of before are sealed by the next server that starts.

ALTER TABLE webhooks RENAME COLUMN secret TO plain_secret;
ALTER TABLE webhooks ALTER COLUMN plain_secret DROP NOT NULL;
ALTER TABLE webhooks ADD COLUMN sealed_secret bytea;
ALTER TABLE webhooks ADD CONSTRAINT webhooks_one_secret CHECK (num_nonnulls(plain_secret, sealed_secret) = 1);
