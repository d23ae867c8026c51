import { readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isOnDisk } from '../segment/merge-input.ts';
import type { SavedSegment } from '../storage/snapshot-file.ts';

/** The files of parts of a rebuild. No snapshot refers to them: what a killed process left is deleted. */
export interface PartFiles {
  /** The path of a new file. */
  reserve(): string;
  /** Deletes those of parts that were merged, without waiting for it. */
  drop(parts: readonly SavedSegment[]): void;
  dropAll(): void;
}

const NAME = /^part-\d+\.bin$/;

export function openPartFiles(folder: string): PartFiles {
  let last = 0;
  return {
    reserve: () => join(folder, `part-${++last}.bin`),
    drop(parts) {
      for (const { segment } of parts)
        if (isOnDisk(segment)) rm(segment.path, { force: true }).catch(() => undefined);
    },
    dropAll() {
      for (const name of readdirSync(folder))
        if (NAME.test(name)) rmSync(join(folder, name), { force: true });
    },
  };
}
