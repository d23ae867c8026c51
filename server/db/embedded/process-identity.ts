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

/** Whether the process has ended, and its parent has not asked how; false elsewhere than on Linux. */
export function isUncollected(pid: number): boolean {
  return readStat(pid)?.[0] === 'Z';
}

/** Field 22 of /proc/PID/stat; null elsewhere than on Linux, and where the process is gone or a zombie. */
function startTime(pid: number): string | null {
  const fields = readStat(pid);
  return fields?.[0] === 'Z' ? null : (fields?.[19] ?? null);
}

/** The fields of /proc/PID/stat from the third one on, the state; undefined where there is none. */
function readStat(pid: number): readonly string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the name, may hold spaces and brackets; the last bracket ends it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}
