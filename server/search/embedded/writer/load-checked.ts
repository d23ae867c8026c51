import type { LoadedSnapshot } from '../storage/snapshot-file.ts';
import { type IndexThread, openIndexThread } from './index-thread.ts';

/** Bodies that take longer to read than another thread takes to start. */
const MANY_BYTES = 512 << 20;

/** The snapshot, of which the bodies are checked while the rest is read, by another thread where they are many. */
export async function loadChecked(thread: IndexThread, folder: string): Promise<LoadedSnapshot> {
  const bodyFiles = await thread.run('readBodyFiles', { folder });
  const bytes = bodyFiles.reduce((sum, { length }) => sum + length, 0);
  const checker = bytes < MANY_BYTES ? thread : openIndexThread();
  try {
    const [snapshot] = await Promise.all([
      thread.run('load', { folder }),
      checker.run('checkBodies', { folder, bodyFiles }),
    ]);
    return snapshot;
  } finally {
    if (checker !== thread) await checker.end();
  }
}
