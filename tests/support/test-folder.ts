import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder of a test file's own, removed after it. Call it at the top of the file. */
export async function openTestFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'larder-test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
