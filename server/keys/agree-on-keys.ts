import type { Pool } from 'pg';
import { StartError } from '../start-error.ts';
import type { KeyRing } from './secret-keys.ts';

/**
 * Makes sure that all servers of a store sign and seal with keys that all of them hold: the first one notes its newest key
 * (by its id, which tells nothing of it), others must have it too. Throws StartError where this one does not.
 */
export async function agreeOnKeys(pool: Pool, keys: KeyRing): Promise<void> {
  const ids = [...keys.all.keys()];
  await pool.query('INSERT INTO current_key (key_id) VALUES ($1) ON CONFLICT DO NOTHING', [keys.current.id]);
  // A ring that holds the key in use may bring a newer one.
  const { rowCount } = await pool.query('UPDATE current_key SET key_id = $1 WHERE key_id = ANY($2)', [
    keys.current.id,
    ids,
  ]);
  if (rowCount === 0) throw new StartError(await describeMissing(pool));
}

async function describeMissing(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ key_id: string }>('SELECT key_id FROM current_key');
  return (
    `The keys of this server lack the one its store is used with (${rows[0]?.key_id}): set SECRET_KEY to the same in ` +
    'every server, or copy DATA_DIR/keys/secret.key of the first one. If it is lost, see docs/operations.md.'
  );
}
