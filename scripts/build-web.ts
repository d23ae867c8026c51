import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'dist', 'web', '.sources-hash');
/** Everything the build reads. */
const SOURCES = ['web/**/*', 'contract/**/*.ts', 'vite.config.ts', 'package-lock.json', 'tsconfig.json'];

/** Builds the web app, unless the one that is there was built from the same sources. */
export async function buildWebOnce(): Promise<void> {
  const hash = await hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  process.stderr.write('Building the web app …\n');
  const { build } = await import('vite');
  await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
  writeFileSync(STAMP, hash);
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const entries = await Array.fromAsync(glob(SOURCES, { cwd: ROOT, withFileTypes: true }));
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) hash.update(path.slice(ROOT.length)).update(await readFile(path));
  return hash.digest('hex');
}
