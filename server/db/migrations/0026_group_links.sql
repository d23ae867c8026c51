-- Links to groups keep their tokens as hashes alone, as those to scorecards do. The links that exist go on working; their
-- tokens were random, so they cannot be shown again, only replaced.

CREATE TABLE wishlist_group_links (
  id uuid PRIMARY KEY,
  group_id uuid NOT NULL UNIQUE REFERENCES wishlist_groups ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
INSERT INTO wishlist_group_links (id, group_id, token_hash, created_at)
  SELECT gen_random_uuid(), id, sha256(convert_to(share_token, 'UTF8')), updated_at
  FROM wishlist_groups WHERE share_token IS NOT NULL;
-- A dropped column stays in the rows until they are written again.
UPDATE wishlist_groups SET share_token = NULL WHERE share_token IS NOT NULL;
ALTER TABLE wishlist_groups DROP COLUMN share_token;
