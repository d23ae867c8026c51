import { readFileSync } from 'node:fs';
import { constants, getPriority } from 'node:os';
import { expect, test } from 'vitest';
import { openTestDb } from '#tests/support/test-db.ts';
import { newPool } from './new-pool.ts';

const { connection } = await openTestDb();
const QUIET = { warn: () => undefined };

/** What Linux gives the connection's process of the store, and its session where sessions share the processors. */
async function prioritiesOf(config: Parameters<typeof newPool>[0]) {
  const pool = newPool({ ...config, max: 1 }, QUIET);
  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pid = rows[0]?.pid as number;
  const priorities = [getPriority(pid), sessionPriority(pid)];
  await pool.end();
  return priorities;
}

function sessionPriority(pid: number): number | undefined {
  try {
    return Number(/nice (-?\d+)/.exec(readFileSync(`/proc/${pid}/autogroup`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}

test.runIf(process.platform === 'linux')(
  'connections that give way have a lower priority in the store of this machine, the others keep theirs',
  async () => {
    const [own, ownSession] = await prioritiesOf(connection);
    const lower = constants.priority.PRIORITY_BELOW_NORMAL;
    const lowerSession = ownSession === undefined ? undefined : lower;
    expect(own).toBeLessThan(lower);
    expect(await prioritiesOf({ ...connection, givesWay: true })).toEqual([lower, lowerSession]);
    expect(await prioritiesOf(connection)).toEqual([own, ownSession]);
  },
);
