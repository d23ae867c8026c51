import { hash } from 'node:crypto';
import type { Pool } from 'pg';
import { ImportError } from '#importers/import-error.ts';

/**
 * Runs `work` as the only import of this data. The lock is the connection's: it goes with a killed process.
 * Throws ImportError where another process has it.
 */
export async function asOnlyImport<T>(
  pool: Pool,
  name: string,
  fingerprint: string,
  work: () => Promise<T>,
): Promise<T> {
  // 63 bits of the fingerprint: PostgreSQL's advisory locks are signed 64-bit numbers.
  const key = (BigInt(`0x${hash('sha256', `import ${fingerprint}`).slice(0, 16)}`) >> 1n).toString();
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      key,
    ]);
    if (!rows[0]?.locked) throw new ImportError(`${name} is being imported by another process.`);
    try {
      return await work();
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [key]);
    }
  } finally {
    client.release();
  }
}
