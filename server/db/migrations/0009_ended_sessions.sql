-- Sessions of deleted accounts, of which no other row is left, until the last access token they may have is expired.
CREATE TABLE ended_sessions (
  session_id uuid PRIMARY KEY,
  ended_at timestamptz NOT NULL
);
