import type { PoolClient } from 'pg';
import type { Gtin } from '#contract/gtin.ts';
import type { Source } from '#contract/product.ts';
import type { SourceRecord } from '../sources/merge.ts';
import { readSourceRecord, type StoredRecord } from '../sources/record-json.ts';

// Raw SQL throughout: an import reads and replaces thousands of records in one transaction.

/** What the sources, but for `except`, say of GTINs. */
export async function findRecords(
  client: PoolClient,
  gtins: readonly Gtin[],
  except: Source | null,
): Promise<ReadonlyMap<string, SourceRecord[]>> {
  const { rows } = await client.query<{
    gtin: string;
    source: Source;
    record: StoredRecord;
    imported_at: Date;
  }>(
    `SELECT gtin, source, record, imported_at FROM source_records
     WHERE gtin = ANY($1) AND ($2::source IS NULL OR source <> $2)`,
    [gtins, except],
  );
  const byGtin = new Map<string, SourceRecord[]>();
  for (const { gtin, source, record, imported_at } of rows) {
    const records = byGtin.get(gtin) ?? [];
    records.push({ source, imported_at, item: readSourceRecord(source, record) });
    byGtin.set(gtin, records);
  }
  return byGtin;
}

/** Hashes of what a source said before, by GTIN. */
export async function findHashes(
  client: PoolClient,
  source: Source,
  gtins: readonly Gtin[],
): Promise<Map<string, string>> {
  const { rows } = await client.query<[string, string]>({
    text: "SELECT gtin, encode(content_hash, 'hex') FROM source_records WHERE source = $1 AND gtin = ANY($2)",
    values: [source, gtins],
    rowMode: 'array',
  });
  return new Map(rows);
}

export async function deleteRecords(
  client: PoolClient,
  source: Source,
  gtins: readonly Gtin[],
): Promise<void> {
  await client.query('DELETE FROM source_records WHERE source = $1 AND gtin = ANY($2)', [source, gtins]);
}

/** Takes out some of a source's records; gives their GTINs. */
export async function takeRecords(client: PoolClient, source: Source, limit: number): Promise<Gtin[]> {
  const { rows } = await client.query<{ gtin: Gtin }>(
    `DELETE FROM source_records WHERE source = $1 AND gtin IN (
       SELECT gtin FROM source_records WHERE source = $1 ORDER BY gtin LIMIT $2
     ) RETURNING gtin`,
    [source, limit],
  );
  return rows.map(({ gtin }) => gtin);
}
