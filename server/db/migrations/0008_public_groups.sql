-- The list of public groups: most followed or newest first, found by the words of their names and descriptions.

-- Counted as followers come and go: the order of the list cannot count them for every group.
ALTER TABLE wishlist_groups ADD COLUMN follower_count integer NOT NULL DEFAULT 0 CHECK (follower_count >= 0);
UPDATE wishlist_groups one
SET follower_count = (SELECT count(*) FROM wishlist_group_followers f WHERE f.group_id = one.id);

CREATE FUNCTION count_group_followers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE wishlist_groups SET follower_count = follower_count + 1 WHERE id = NEW.group_id;
  ELSE
    UPDATE wishlist_groups SET follower_count = follower_count - 1 WHERE id = OLD.group_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_group_followers AFTER INSERT OR DELETE ON wishlist_group_followers
  FOR EACH ROW EXECUTE FUNCTION count_group_followers();

-- Without accents, and without the punctuation that would join words to an address or a path. As written, for the
-- beginnings of words, and by English stems, so that "soups" finds "soup".
CREATE FUNCTION group_words(name text, description text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  WITH folded AS (
    SELECT lower(regexp_replace(
      regexp_replace(normalize(name || ' ' || coalesce(description, ''), NFKD), '[\u0300-\u036f]', '', 'g'),
      '[-_/.:;,@&=''"“”‘’–—]', ' ', 'g')) AS text
  )
  SELECT to_tsvector('simple', text) || to_tsvector('english', text) FROM folded
);
ALTER TABLE wishlist_groups
  ADD COLUMN words tsvector NOT NULL GENERATED ALWAYS AS (group_words(name, description)) STORED;

CREATE INDEX public_groups_by_words ON wishlist_groups USING gin (words) WHERE is_public;
CREATE INDEX public_groups_by_followers ON wishlist_groups (follower_count DESC, created_at DESC, id DESC) WHERE is_public;
CREATE INDEX public_groups_by_age ON wishlist_groups (created_at DESC, id DESC) WHERE is_public;
