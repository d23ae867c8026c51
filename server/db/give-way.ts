import { writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import type { ClientBase } from 'pg';

const PRIORITY = constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Has the process of the embedded PostgreSQL that serves a connection wait while there is no processor for it and for requests.
 * Where Linux shares processors among sessions (autogroup, in sched(7)), each of PostgreSQL's processes is one: there the
 * session's priority counts and not the process's.
 */
export function giveWay(client: ClientBase): void {
  const { processID } = client as { readonly processID?: number | null };
  if (process.platform !== 'linux' || !processID) return;
  for (const lower of [
    () => setPriority(processID, PRIORITY),
    () => writeFileSync(`/proc/${processID}/autogroup`, String(PRIORITY)),
  ]) {
    try {
      lower();
    } catch {
      // It belongs to another user, or there are no autogroups: it goes on as it is.
    }
  }
}
