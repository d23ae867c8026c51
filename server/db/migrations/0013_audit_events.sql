-- Who came in, how, and what was ended or deleted: kept for half a year, by number and network address, without a name.

CREATE TABLE audit_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  event text NOT NULL,
  detail text,
  user_id uuid, -- no reference: the deletion of an account is such an event; null: no account yet
  client text -- network address; null once the account is deleted
);
CREATE INDEX audit_events_by_user ON audit_events (user_id, at);
CREATE INDEX audit_events_by_time ON audit_events (at);
