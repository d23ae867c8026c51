import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from './db/embedded/embedded-store.ts';
import { withFileMutex } from './db/embedded/file-mutex.ts';
import { identityOf, isAlive, type ProcessIdentity } from './db/embedded/process-identity.ts';
import { StartError } from './start-error.ts';

interface Claim extends ProcessIdentity {
  readonly url: string;
}

/**
 * Makes this process the one server of a `DATA_DIR`; importers may come and go meanwhile.
 * Throws StartError where another server lives. A claim whose process died counts for nothing.
 */
export async function claimDataDir(dataDir: string, url: string): Promise<{ release(): void }> {
  makeDataDir(dataDir);
  const path = join(dataDir, 'server.json');
  await withFileMutex(join(dataDir, 'server.lock'), async () => {
    const holder = readClaim(path);
    if (holder && isAlive(holder)) {
      throw new StartError(`Larder already runs on ${dataDir} (process ${holder.pid}, ${holder.url}).`);
    }
    const claim: Claim = { ...identityOf(process.pid), url };
    writeFileSync(path, JSON.stringify(claim), { mode: 0o600 });
  });
  return { release: () => rmSync(path, { force: true }) };
}

function readClaim(path: string): Claim | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Claim;
  } catch {
    return undefined;
  }
}
