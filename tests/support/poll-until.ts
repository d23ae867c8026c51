import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 10;
const PATIENCE_MS = 60_000;

/** Polls for a state that no event announces. Throws after `patienceMs`. */
export async function pollUntil(
  state: string,
  isReached: () => boolean | Promise<boolean>,
  patienceMs = PATIENCE_MS,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await isReached())) {
    if (Date.now() > deadline) throw new Error(`In ${patienceMs} ms it never came to this: ${state}.`);
    await pause(POLL_MS);
  }
}
