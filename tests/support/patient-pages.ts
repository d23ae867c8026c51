import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before the server (`node --import`): pages wait thirty times as long for their parts. On a busy machine one takes longer
 * than the second after which a page is sent without it.
 */
export const patientPages = () => ({ NODE_OPTIONS: `--import=${import.meta.filename}`, PATIENT_PAGES: 'on' });

// Pages are rendered in a thread.
if (process.env.PATIENT_PAGES === 'on' && !isMainThread) {
  const begin = globalThis.setTimeout;
  const longer = (work: () => void, ms = 0, ...given: []) =>
    begin(work, ms === 1_000 ? 30 * ms : ms, ...given);
  Object.assign(globalThis, { setTimeout: longer });
}
