#!/bin/sh
# Copies the primary where PGDATA is empty, then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA"
  chmod 700 "$PGDATA"
  PGPASSWORD="$REPLICATION_PASSWORD" pg_basebackup --host primary --username replicator --pgdata "$PGDATA" --wal-method stream --write-recovery-conf
  echo "include '/etc/larder/postgres/replica.conf'" >> "$PGDATA/postgresql.conf"
fi
exec postgres
