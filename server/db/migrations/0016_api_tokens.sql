-- Personal tokens: programs act for a person, within a scope and until a day.

CREATE TABLE api_tokens (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  token_hash bytea NOT NULL UNIQUE,
  scope text NOT NULL CHECK (scope IN ('read', 'lists')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  -- Calls since the minute began, shared by every process.
  minute_began_at timestamptz NOT NULL,
  minute_calls integer NOT NULL
);
CREATE INDEX api_tokens_by_user ON api_tokens (user_id);
