import { constants, setPriority } from 'node:os';

/** The thread that asks. */
const THIS_THREAD = 0;

/**
 * Has this thread wait while the process answers requests and there is no processor for both. Linux has a priority for each
 * thread; elsewhere it would be the whole process's, and nothing is done.
 */
export function letRequestsGoFirst(): void {
  if (process.platform === 'linux') setPriority(THIS_THREAD, constants.priority.PRIORITY_BELOW_NORMAL);
}
