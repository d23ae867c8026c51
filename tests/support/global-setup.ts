import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { joinEmbeddedStore } from '#server/db/embedded/embedded-store.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the test run's embedded server lives. It is started by the first test file that needs it. */
    storeFolder: string;
  }
}

/** One embedded server a run, shared by all test files, stopped and removed at the end. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const storeFolder = await mkdtemp(join(tmpdir(), 'larder-test-'));
  await chmod(storeFolder, 0o711);
  project.provide('storeFolder', storeFolder);
  return async () => {
    // Joining and leaving again stops a server whose members are all gone; an unused folder has none.
    if ((await readdir(storeFolder)).length > 0) await (await joinEmbeddedStore(storeFolder)).leave();
    // A worker that has not ended yet may look after the server, and write its lock there meanwhile.
    await rm(storeFolder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  };
}
