-- What people write through the contact page. It is mailed as well; here it stays if the mail goes astray.

CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  email text NOT NULL,
  message text NOT NULL CHECK (length(message) BETWEEN 1 AND 5000),
  client_hash bytea, -- of the sender's network address, for the hourly limit alone; null after the hour
  created_at timestamptz NOT NULL
);
CREATE INDEX contact_messages_by_client ON contact_messages (client_hash, created_at) WHERE client_hash IS NOT NULL;
