import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { listTables } from './store-shape.queries.ts';

/** An account with a cart of one item, written at once. */
export async function addPerson(pool: Pool): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `WITH person AS (
       INSERT INTO users (id, email, email_key, auth_provider, is_verified, created_at, updated_at)
       VALUES ($1, $2, $2, 'email', true, now(), now()) RETURNING id
     ) INSERT INTO cart_items SELECT id, id, $3, 1, now() FROM person`,
    [id, `${id}@example.com`, '09520000000011'],
  );
  return id;
}

/** Every table of a store as text. */
export async function contents(pool: Pool): Promise<Record<string, string>> {
  const client = await pool.connect();
  const tables = await listTables(client);
  client.release();
  const entries = tables.map(async ({ name }) => {
    const { rows } = await pool.query<{ rows: string | null }>(
      `SELECT string_agg(t::text, E'\\n' ORDER BY t::text) AS rows FROM ${name} t`,
    );
    return [name, rows[0]?.rows ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
