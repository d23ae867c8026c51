#!/bin/sh
# Run once by the image of PostgreSQL, in a new PGDATA: the settings of a primary, and a role for its replica.
set -eu
echo "include '/etc/larder/postgres/primary.conf'" >> "$PGDATA/postgresql.conf"
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
psql --username "$POSTGRES_USER" --set password="$REPLICATION_PASSWORD" <<'SQL'
CREATE ROLE replicator LOGIN REPLICATION PASSWORD :'password';
SQL
