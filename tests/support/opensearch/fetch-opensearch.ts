import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findJava } from './find-java.ts';

export const VERSION = '3.8.0';
const ARTEFACT = `org.opensearch.distribution.integ-test-zip:opensearch:${VERSION}:zip`;
const UNPACK = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack';
/** Where any user may read it, as OpenSearch refuses to run as root; fetched once for all runs on a machine. */
export const HOME = join(tmpdir(), 'larder-opensearch', `opensearch-${VERSION}`);
/** What search needs of the server's modules: each other one makes the start slower. */
const MODULES = ['analysis-common', 'transport-netty4', 'reindex', 'mapper-extras', 'lang-painless'];
const FETCH_PATIENCE_MS = 300_000;

/** Fetches OpenSearch through Maven; why it cannot be had, in a sentence, where it cannot. */
export async function fetchOpenSearch(): Promise<string | undefined> {
  if (findJava() === undefined) return 'there is no JDK 21 or newer on this machine';
  if (existsSync(HOME)) return undefined;
  await mkdir(join(HOME, '..'), { recursive: true, mode: 0o755 });
  // The plugin leaves a folder of its own in the current one.
  const folder = await mkdtemp(`${HOME}-`);
  const fetched = spawnSync(
    'mvn',
    ['-q', '-B', UNPACK, `-Dartifact=${ARTEFACT}`, `-DoutputDirectory=${folder}`],
    {
      cwd: folder,
      timeout: FETCH_PATIENCE_MS,
      stdio: 'ignore',
    },
  );
  if (fetched.status !== 0) {
    await rm(folder, { recursive: true, force: true });
    return fetched.error ? 'there is no Maven on this machine' : "Maven's repository cannot be reached";
  }
  const unpacked = join(folder, `opensearch-${VERSION}`);
  for (const name of await readdir(join(unpacked, 'modules'))) {
    if (!MODULES.includes(name)) await rm(join(unpacked, 'modules', name), { recursive: true });
  }
  await chmod(unpacked, 0o755);
  // Another run may have been quicker: one of the two stays.
  await rename(unpacked, HOME).catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
  return undefined;
}
