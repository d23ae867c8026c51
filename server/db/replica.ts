import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import type { Log } from '../log.ts';

const LOOK_MS = 1_000;
/** A replica that shows an older state than this is passed over. */
const MAX_LAG_MS = 5_000;

/** Whether a replica may be read just now. */
export interface ReplicaHealth {
  isFit(): boolean;
  /** A connection failed: not before it has answered again. */
  doubt(): void;
  close(): Promise<void>;
}

interface Mark {
  readonly lsn: string;
  readonly at: number;
}

/**
 * Looks at a streaming replica for as long as it is open. The primary's place in its log is noted with the time; once the
 * replica has replayed it, it shows at least the state of then. While the primary is away, what the replica shows is the
 * newest there is.
 */
export function watchReplica(
  primary: Pool,
  replica: Pool,
  log: Pick<Log, 'info' | 'warn'>,
  lookMs = LOOK_MS,
): ReplicaHealth {
  const closing = new AbortController();
  let fitUntil = 0;
  let wasFit = false;
  let mark: Mark | undefined;

  const look = async () => {
    const begun = performance.now();
    mark ??= await readMark(primary, begun).catch(() => undefined);
    const state = await readState(replica, mark?.lsn ?? null);
    if (!state.isReplica) throw new Error('it is no replica in recovery');
    if (mark === undefined) fitUntil = wasFit ? begun + MAX_LAG_MS : 0;
    else if (state.hasReplayed) {
      fitUntil = mark.at + MAX_LAG_MS;
      mark = undefined;
    }
  };
  const isFit = () => performance.now() < fitUntil;
  const tell = (reason: string) => {
    if (isFit() === wasFit) return;
    wasFit = isFit();
    if (wasFit) log.info('the replica is read');
    else log.warn({ reason }, 'the replica is passed over; the primary is read');
  };
  const run = async () => {
    while (!closing.signal.aborted) {
      let reason = 'it is behind';
      await look().catch((error: Error) => {
        fitUntil = 0;
        reason = error.message;
      });
      tell(reason);
      await sleep(lookMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  };
  const ended = run();
  return {
    isFit,
    doubt() {
      fitUntil = 0;
    },
    async close() {
      closing.abort();
      await ended;
    },
  };
}

async function readMark(primary: Pool, at: number): Promise<Mark | undefined> {
  const { rows } = await primary.query<{ lsn: string }>('SELECT pg_current_wal_lsn()::text AS lsn');
  return rows[0] && { lsn: rows[0].lsn, at };
}

async function readState(replica: Pool, lsn: string | null) {
  const { rows } = await replica.query<{ isReplica: boolean; hasReplayed: boolean | null }>(
    `SELECT pg_is_in_recovery() AS "isReplica", pg_last_wal_replay_lsn() >= $1::pg_lsn AS "hasReplayed"`,
    [lsn],
  );
  return { isReplica: rows[0]?.isReplica === true, hasReplayed: rows[0]?.hasReplayed === true };
}

/** Which database of which server a pool leads to; a replica has its primary's. */
export async function identityOfStore(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ identity: string }>(
    `SELECT system_identifier || ' ' || current_database() AS identity FROM pg_control_system()`,
  );
  return rows[0]?.identity ?? '';
}
