import { z } from 'zod';

/**
 * A backup is SQL text, compressed by zstd: a line of facts, a COPY block for each table, a line with the checksum of all
 * before it. So the tables can be read without Larder too, by `zstd -d` and psql.
 */
export const FORMAT = 1;
export const HEADER_MARK = '-- Larder backup ';
export const END_OF_ROWS = '\\.\n';

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()).min(1) });

export const headerSchema = z.object({
  format: z.literal(FORMAT),
  made_at: z.iso.datetime(),
  /** The steps that made the tables, in their order. */
  migrations: z.array(z.object({ number: z.int(), checksum: z.string() })).min(1),
  tables: z.array(tableSchema),
  /** Null: never asked for a number. */
  sequences: z.array(z.object({ name: z.string(), value: z.int().nullable() })),
  /** The generations of keys that business ids are sealed with. */
  key_ids: z.array(z.string()),
  /** The keys themselves; null where SECRET_KEY gives them, or no server ever ran. */
  key_file: z.string().nullable(),
});

export type BackupHeader = z.infer<typeof headerSchema>;
export type BackupTable = z.infer<typeof tableSchema>;

/** A table with its columns, as COPY takes it. */
export function copyTarget({ name, columns }: BackupTable): string {
  return `${quote(name)} (${columns.map(quote).join(', ')})`;
}

export const copyLine = (table: BackupTable) => `COPY ${copyTarget(table)} FROM stdin;\n`;

export const lastLine = (sha256: string) => `-- End of the backup, SHA-256 of all before ${sha256}\n`;

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
