import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALLERGEN_KEYS } from '#contract/allergens.ts';
import { processorMs } from '../http-load.ts';
import { joinStore } from '../real-store.ts';
import type { Peer, PeerQuery, PeerRow } from './peer.ts';

/** PostgreSQL's full-text search on the embedded PostgreSQL: a GIN index, columns for the filters, no text in the rows. */
export async function openPostgres(batches: AsyncIterable<readonly PeerRow[]>): Promise<Peer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'larder-bench-'));
  await chmod(dataDir, 0o711);
  const store = await joinStore(dataDir);
  const client = await store.pool.connect();
  for (const setting of SETTINGS) await client.query(setting);
  const flags = ALLERGEN_KEYS.map((key) => `no_${key}`);
  // What is looked up by the index alone is kept out of the rows.
  await client.query(`CREATE TEMPORARY TABLE peers (id int PRIMARY KEY, name tsvector, words tsvector, category text,
    nova text, smart boolean, ${flags.map((flag) => `${flag} boolean`).join(', ')}) WITH (toast_tuple_target = 128)`);
  await client.query('ALTER TABLE peers ALTER name SET STORAGE MAIN, ALTER words SET STORAGE EXTERNAL');
  for await (const rows of batches)
    await client.query(
      `INSERT INTO peers SELECT id, array_to_tsvector(name), array_to_tsvector(name || ingredients), category, nova, smart,
         ${ALLERGEN_KEYS.map((key) => `NOT '${key}' = ANY (allergens)`).join(', ')}
       FROM jsonb_to_recordset($1) AS r (id int, name text[], ingredients text[], category text, nova text, smart boolean,
         allergens text[])`,
      [JSON.stringify(rows)],
    );
  await client.query('CREATE INDEX ON peers USING gin (words) WITH (fastupdate = off)');
  await client.query('CREATE INDEX ON peers (category)');
  await client.query('ANALYZE peers');
  const { rows: pids } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pid = pids[0]?.pid ?? 0;
  return {
    name: 'PostgreSQL full-text search',
    async search(query, facets) {
      const { where, values } = conditionsOf(query);
      const { rows } = await client.query<{ count: string }>(
        facets
          ? `SELECT category, nova, smart, count(*), ${SUMS} FROM peers ${where} GROUP BY 1, 2, 3`
          : `SELECT count(*) FROM peers ${where}`,
        values,
      );
      const rank = query.conditions.length > 0 ? 'ts_rank(name, $1::tsquery) DESC, id' : 'id';
      await client.query(
        `SELECT id FROM peers ${where} ORDER BY ${rank} LIMIT ${query.limit} OFFSET ${query.offset}`,
        values,
      );
      return rows.reduce((sum, { count }) => sum + Number(count), 0);
    },
    processorMs: () => processorMs(pid),
    async close() {
      client.release(true);
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

const SETTINGS = [
  "SET work_mem = '256MB'",
  "SET temp_buffers = '2GB'",
  'SET jit = off',
  'SET max_parallel_workers_per_gather = 0',
  'SET plan_cache_mode = force_custom_plan',
];

const SUMS = ALLERGEN_KEYS.map((key) => `count(*) FILTER (WHERE no_${key})`).join(', ');

function conditionsOf({ conditions, category, nova, smart, without }: PeerQuery) {
  const values: string[] = [];
  const place = (value: string) => `$${values.push(value)}`;
  const words = conditions.map(
    (any) => `(${any.map(({ text, isPrefix }) => `'${text}'${isPrefix ? ':*' : ''}`).join(' | ')})`,
  );
  const all = [
    ...(words.length === 0 ? [] : [`words @@ ${place(words.join(' & '))}::tsquery`]),
    ...(category === null ? [] : [`category = ${place(category)}`]),
    ...(nova === null ? [] : [`nova = ${place(nova)}`]),
    ...(smart ? ['smart'] : []),
    ...without.map((key) => `no_${key}`),
  ];
  return { where: all.length === 0 ? '' : `WHERE ${all.join(' AND ')}`, values };
}
