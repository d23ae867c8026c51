import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

const OLDEST = 21;

/** The `java` of the newest JDK on this machine; undefined where none is new enough for OpenSearch 3. */
export function findJava(): string | undefined {
  const [newest] = listHomes()
    .filter((home) => existsSync(join(home, 'bin', 'java')))
    .map((home) => ({ home, version: versionOf(home) }))
    .filter(({ version }) => version >= OLDEST)
    .sort((a, b) => b.version - a.version);
  return newest && join(newest.home, 'bin', 'java');
}

/** Those that the environment names, and those installed beside the `java` on the path. */
function listHomes(): string[] {
  const named = [process.env.OPENSEARCH_JAVA_HOME, process.env.JAVA_HOME].filter(
    (home) => home !== undefined,
  );
  const found = spawnSync('which', ['java'], { encoding: 'utf8' });
  if (found.status !== 0) return named;
  const installed = dirname(dirname(dirname(realpathSync(found.stdout.trim()))));
  return [...named, ...readdirSync(installed).map((name) => join(installed, name))];
}

function versionOf(home: string): number {
  const release = join(home, 'release');
  if (!existsSync(release)) return 0;
  return Number(/JAVA_VERSION="(\d+)/.exec(readFileSync(release, 'utf8'))?.[1] ?? 0);
}
