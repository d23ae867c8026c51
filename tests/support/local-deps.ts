import { readConfig } from '#server/config.ts';
import { readPrimary } from '#server/db/open-reads.ts';
import type { Deps } from '#server/deps.ts';
import { loadKeyRing } from '#server/keys/secret-keys.ts';

/** What the application needs over a folder and a store of this process alone. */
export async function localDeps(
  dataDir: string,
  parts: Pick<Deps, 'db' | 'pool' | 'search' | 'log'>,
  env: Readonly<Record<string, string>> = {},
): Promise<Deps> {
  return {
    ...parts,
    config: readConfig({ DATA_DIR: dataDir, ...env }),
    publicUrl: 'http://localhost:3000',
    reads: readPrimary(parts),
    keys: await loadKeyRing(dataDir, undefined),
    clock: () => new Date(),
  };
}
