import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder of a test file's own, removed after it. Call it before the hooks that close what writes there: they run first. */
export function openTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'larder-test-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return folder;
}
