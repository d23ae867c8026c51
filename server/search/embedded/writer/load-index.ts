import { countTaken, type LoadedSnapshot, layOutSnapshot } from '../storage/load-snapshot.ts';
import type { IndexThread } from './index-thread.ts';

export async function loadIndex(folder: string, thread: IndexThread): Promise<LoadedSnapshot> {
  const { snapshot, arrays } = layOutSnapshot(folder);
  await thread.run('readArrays', { folder, arrays, taken: countTaken() });
  return snapshot;
}
