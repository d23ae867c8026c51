import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readAudit } from './audit.ts';
import { type LockedPackage, refusedLicences } from './licences.ts';

const ROOT = join(import.meta.dirname, '..');
const AUDIT_PATIENCE_MS = 30_000;

const readJson = <T>(path: string) => JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as T;

/** Needs no network. */
function checkLicences(): boolean {
  const { packages } = readJson<{ packages: Record<string, LockedPackage> }>('package-lock.json');
  const installed = (path: string) => {
    if (!existsSync(join(ROOT, path, 'package.json'))) return undefined;
    const { license } = readJson<LockedPackage>(join(path, 'package.json'));
    // Old packages say it as an object: then the lock has nothing either, and it is refused as not stated.
    return typeof license === 'string' ? license : undefined;
  };
  const refused = refusedLicences(packages, installed);
  for (const { path, licence } of refused) console.log(`${path}: the licence is ${licence}.`);
  if (refused.length === 0)
    console.log(`The licences of ${Object.keys(packages).length - 1} packages are on the list.`);
  return refused.length === 0;
}

/** Said, not failed: an advisory of today says nothing about a change of ours, and the registry may not answer. */
function reportAdvisories(): void {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
    timeout: AUDIT_PATIENCE_MS,
  });
  console.log(readAudit(stdout ?? ''));
}

reportAdvisories();
process.exit(checkLicences() ? 0 : 1);
