import { countTaken, type LoadedSnapshot, layOutSnapshot } from '../storage/load-snapshot.ts';
import { type IndexThread, openIndexThread } from './index-thread.ts';

/** Half of it takes longer to read than another thread takes to start. */
const LARGE_BYTES = 512 << 20;

/** The snapshot; a large one is read by two threads, as most of the time goes to new pages of memory and to checksums. */
export async function loadIndex(
  folder: string,
  thread: IndexThread,
  largeBytes = LARGE_BYTES,
): Promise<LoadedSnapshot> {
  const { snapshot, arrays } = layOutSnapshot(folder);
  const bytes = arrays.reduce((sum, { into }) => sum + into.length, 0);
  const second = bytes < largeBytes ? [] : [openIndexThread()];
  const taken = countTaken();
  try {
    await Promise.all([thread, ...second].map((one) => one.run('readArrays', { folder, arrays, taken })));
    return snapshot;
  } finally {
    // The index is there: nothing waits for the end of a thread.
    for (const one of second) void one.end();
  }
}
