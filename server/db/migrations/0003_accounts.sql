-- Accounts, sessions and the mails that open them.

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL, -- as the person wrote it
  email_key text NOT NULL UNIQUE, -- lower case, host in ASCII: what makes two addresses one
  first_name text,
  last_name text,
  company_name text,
  phone text,
  business_id bytea, -- AES-256-GCM: key id, nonce, tag, ciphertext
  business_id_last text, -- the last 4 characters, all that is ever answered
  auth_provider text NOT NULL CHECK (auth_provider IN ('email', 'google', 'apple')),
  is_verified boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- A person at an identity provider. Never moved from one account to another.
CREATE TABLE user_identities (
  provider text NOT NULL CHECK (provider IN ('google', 'apple')),
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject)
);
CREATE INDEX user_identities_by_user ON user_identities (user_id);

-- One request for a link. Rows exist for unknown addresses too, so that every later answer is the same.
CREATE TABLE magic_links (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_key text NOT NULL,
  token_hash bytea NOT NULL UNIQUE,
  nonce_hash bytea NOT NULL UNIQUE,
  code_hash bytea NOT NULL,
  redeemable boolean NOT NULL, -- false: a sign-in asked for an address without an account
  signup jsonb, -- the profile of an account still to be made
  tries_left smallint NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  voided_at timestamptz
);
CREATE INDEX magic_links_by_address ON magic_links (email_key, created_at);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  auth_provider text NOT NULL,
  user_agent text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_revocation ON sessions (revoked_at) WHERE revoked_at IS NOT NULL;

-- The chain of a session's refresh tokens, by hash. The unrotated one is the newest.
CREATE TABLE refresh_tokens (
  token_hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  issued_at timestamptz NOT NULL,
  rotated_at timestamptz
);
CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id);

-- Half-finished sign-ins at a provider, and the one-time codes that hand tokens to the page.
CREATE TABLE provider_sign_ins (
  state_hash bytea PRIMARY KEY,
  provider text NOT NULL CHECK (provider IN ('google', 'apple')),
  browser_hash bytea NOT NULL, -- of the cookie of the browser that began it
  code_verifier text NOT NULL,
  nonce text NOT NULL,
  created_at timestamptz NOT NULL,
  handover_hash bytea UNIQUE, -- set once the provider answered; redeemed by POST /api/auth/apple/callback
  user_id uuid REFERENCES users ON DELETE CASCADE
);

-- Counted events behind the limits: they survive a restart and are shared by several processes.
CREATE TABLE rate_events (
  bucket text NOT NULL, -- what is limited, hashed where it is personal
  at timestamptz NOT NULL
);
CREATE INDEX rate_events_by_bucket ON rate_events (bucket, at);

-- Mail waits here from the transaction that wants it sent until a server took it.
CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  subject text NOT NULL,
  text_body text NOT NULL,
  html_body text NOT NULL,
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz
);
CREATE INDEX mail_outbox_waiting ON mail_outbox (next_attempt_at) WHERE sent_at IS NULL AND given_up_at IS NULL;
