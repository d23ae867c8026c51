import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const ROOT = join(import.meta.dirname, '..');
const STAMP = join(ROOT, 'dist', 'web', '.sources-hash');
/** Everything the build reads. */
const SOURCES = [
  'scripts/build-web.ts',
  'scripts/chunk-groups.ts',
  'scripts/late-styles.ts',
  'scripts/offline-worker.ts',
  'scripts/slim-libraries.ts',
  'web/**/*',
  'contract/**/*.ts',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig*.json',
];

/** Builds the web app, unless the last build had the same sources. */
export async function buildWebOnce(): Promise<void> {
  const hash = await hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  process.stderr.write('Building the web app …\n');
  await Promise.all([runVite(), runVite('--ssr', 'app/render.tsx', '--outDir', '../dist/render')]);
  await compressFiles(join(ROOT, 'dist', 'web'));
  writeFileSync(STAMP, hash);
}

/** In its own process, so that the server does not keep the compiler's memory. */
async function runVite(...parameters: readonly string[]): Promise<void> {
  const program = join(ROOT, 'node_modules', '.bin', 'vite');
  const child = spawn(program, ['build', '--logLevel', 'warn', ...parameters], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error('The web app could not be built.');
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const COMPRESSIBLE = /\.(?:js|css|svg|json|webmanifest|wasm)$/;
/** Smaller files fit a packet as they are. */
const MIN_BYTES = 1024;

/** Compressed copies beside the files: made once, at the best setting, instead of at every request. */
async function compressFiles(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => COMPRESSIBLE.test(name)).map((name) => join(folder, name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      if (content.length < MIN_BYTES) return;
      await writeFile(`${file}.br`, await brotli(content));
      await writeFile(`${file}.gz`, await zip(content, { level: 9 }));
    }),
  );
}

async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  const entries = await Array.fromAsync(glob(SOURCES, { cwd: ROOT, withFileTypes: true }));
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.sort()) hash.update(path.slice(ROOT.length)).update(await readFile(path));
  return hash.digest('hex');
}

if (import.meta.main) await buildWebOnce();
