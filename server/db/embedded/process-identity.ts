import { readFileSync } from 'node:fs';

/** A process as it can be told from a later one with the same number. */
export interface ProcessIdentity {
  readonly pid: number;
  /** When it started, in the kernel's own count; null where the system does not tell. */
  readonly started: string | null;
}

export function identityOf(pid: number): ProcessIdentity {
  return { pid, started: startTime(pid) };
}

/** Whether that very process is still there. */
export function isAlive({ pid, started }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return started === null || startTime(pid) === started;
}

/** Field 22 of /proc/PID/stat; undefined elsewhere than on Linux, null where the process is gone or a zombie. */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the name, may hold spaces and brackets; the last bracket ends it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}
