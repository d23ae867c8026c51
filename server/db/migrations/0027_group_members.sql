-- People who keep a group together: members by invitation, and what each of them did.

CREATE TABLE wishlist_group_members (
  id uuid PRIMARY KEY,
  group_id uuid NOT NULL REFERENCES wishlist_groups ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  role text NOT NULL CHECK (role IN ('view', 'edit')),
  joined_at timestamptz NOT NULL,
  UNIQUE (group_id, user_id)
);
CREATE INDEX wishlist_group_members_by_user ON wishlist_group_members (user_id);

-- An invitation goes with its answer. It opens the group to the account of its address alone.
CREATE TABLE wishlist_group_invitations (
  id uuid PRIMARY KEY,
  group_id uuid NOT NULL REFERENCES wishlist_groups ON DELETE CASCADE,
  email text NOT NULL,
  email_key text NOT NULL,
  role text NOT NULL CHECK (role IN ('view', 'edit')),
  token_hash bytea NOT NULL UNIQUE,
  sent_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  UNIQUE (group_id, email_key)
);
CREATE INDEX wishlist_group_invitations_by_address ON wishlist_group_invitations (email_key);

-- Followers and members, without the owner: what the list of public groups is ordered by.
ALTER TABLE wishlist_groups RENAME COLUMN follower_count TO other_count;
CREATE OR REPLACE FUNCTION count_group_followers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE wishlist_groups SET other_count = other_count + 1 WHERE id = NEW.group_id;
  ELSE
    UPDATE wishlist_groups SET other_count = other_count - 1 WHERE id = OLD.group_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER count_group_members AFTER INSERT OR DELETE ON wishlist_group_members
  FOR EACH ROW EXECUTE FUNCTION count_group_followers();

-- Who did what, for the people of the group. An account that is deleted leaves its events without a name.
CREATE TABLE wishlist_group_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  group_id uuid NOT NULL REFERENCES wishlist_groups ON DELETE CASCADE,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  actor_id uuid REFERENCES users ON DELETE SET NULL,
  member_id uuid REFERENCES users ON DELETE SET NULL, -- whom it was done to
  gtins text[] NOT NULL DEFAULT '{}',
  detail jsonb NOT NULL DEFAULT '{}'
);
CREATE INDEX wishlist_group_events_by_group ON wishlist_group_events (group_id, id);
CREATE INDEX wishlist_group_events_by_actor ON wishlist_group_events (actor_id);
CREATE INDEX wishlist_group_events_by_member ON wishlist_group_events (member_id);

-- The newest thousand of a group are kept.
CREATE FUNCTION trim_group_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM wishlist_group_events WHERE group_id = NEW.group_id AND id <= (
    SELECT id FROM wishlist_group_events WHERE group_id = NEW.group_id ORDER BY id DESC OFFSET 1000 LIMIT 1);
  RETURN NULL;
END $$;
CREATE TRIGGER trim_group_events AFTER INSERT ON wishlist_group_events
  FOR EACH ROW EXECUTE FUNCTION trim_group_events();

-- Whether a person may read a group.
CREATE FUNCTION may_read_group(one wishlist_groups, reader uuid) RETURNS boolean LANGUAGE sql STABLE
RETURN one.is_public OR one.owner_id = reader OR EXISTS (
  SELECT FROM wishlist_group_members member WHERE member.group_id = one.id AND member.user_id = reader);

CREATE OR REPLACE VIEW watched_products AS
  SELECT id AS watch_id, user_id, created_at, gtin FROM watches WHERE kind = 'product'
  UNION ALL
  SELECT watch.id, watch.user_id, watch.created_at, item.gtin
  FROM watches watch JOIN wishlist_items item ON item.user_id = watch.user_id WHERE watch.kind = 'wishlist'
  UNION ALL
  SELECT watch.id, watch.user_id, watch.created_at, item.gtin
  FROM watches watch JOIN wishlist_groups one ON one.id = watch.group_id AND may_read_group(one, watch.user_id)
  JOIN wishlist_group_items item ON item.group_id = one.id
  UNION ALL
  SELECT watch.id, watch.user_id, watch.created_at, coalesce(line.swapped_gtin, line.gtin)
  FROM watches watch JOIN order_lines line ON line.order_id = watch.order_id
  WHERE coalesce(line.swapped_gtin, line.gtin) IS NOT NULL
  UNION ALL
  SELECT watch.id, watch.user_id, watch.created_at, found.gtin
  FROM watches watch JOIN watched_search_products found ON found.watch_id = watch.id;
