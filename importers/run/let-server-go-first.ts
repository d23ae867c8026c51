import { readdirSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * Users of a server on the same machine go first, and so does what reads changes for its index: the lowest priority is below
 * that one's. Linux has a priority for each thread, and Node has started several.
 */
export function letServerGoFirst(): void {
  const threads = process.platform === 'linux' ? readdirSync('/proc/self/task').map(Number) : [process.pid];
  for (const thread of threads) setPriority(thread, constants.priority.PRIORITY_LOW);
}
