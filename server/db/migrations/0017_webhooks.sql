-- Webhooks: each row is the outbox of one receiver, with its place in the changes and the message that is under way.

CREATE TABLE webhooks (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  url text NOT NULL,
  secret text NOT NULL, -- signs, so it cannot be a hash
  created_at timestamptz NOT NULL,
  is_paused boolean NOT NULL DEFAULT false,
  sequence bigint NOT NULL, -- changes up to it were accepted
  message_id text, -- the message under way, kept word for word until it is accepted
  message_body text,
  message_sequence bigint,
  failed_attempts integer NOT NULL DEFAULT 0,
  failing_since timestamptz,
  last_error text,
  last_delivered_at timestamptz,
  next_attempt_at timestamptz NOT NULL,
  disabled_at timestamptz
);
CREATE INDEX webhooks_by_user ON webhooks (user_id);
CREATE INDEX webhooks_due ON webhooks (next_attempt_at) WHERE NOT is_paused AND disabled_at IS NULL;
