import type { PoolClient } from 'pg';
import type { MigrationMark } from '../db/migrate.ts';
import type { BackupHeader, BackupTable } from './backup-format.ts';

/** PostgreSQL's own tables about the store's, in raw SQL: the types of the store do not know them. */

const MIGRATIONS = 'migrations';

/** The steps that a store was made by; empty where it is no store yet. */
export async function listApplied(client: PoolClient): Promise<MigrationMark[]> {
  const { rows } = await client.query<{ exists: boolean }>('SELECT to_regclass($1) IS NOT NULL AS exists', [
    MIGRATIONS,
  ]);
  if (!rows[0]?.exists) return [];
  const applied = await client.query<MigrationMark>(
    `SELECT number, checksum FROM ${MIGRATIONS} ORDER BY number`,
  );
  return applied.rows;
}

/** Every table but that of migrations, with the columns that are not computed from others. */
export async function listTables(client: PoolClient): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `SELECT c.relname::text AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> $1
       AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     GROUP BY c.relname ORDER BY c.relname`,
    [MIGRATIONS],
  );
  return rows;
}

export async function listSequences(client: PoolClient): Promise<BackupHeader['sequences']> {
  const { rows } = await client.query<BackupHeader['sequences'][number]>(
    `SELECT sequencename::text AS name, last_value AS value FROM pg_sequences
     WHERE schemaname = current_schema() ORDER BY sequencename`,
  );
  return rows;
}

export interface ForeignKey {
  /** Quoted where it needs to be, as the name is. */
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

export async function listForeignKeys(client: PoolClient): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY oid`,
  );
  return rows;
}
