import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { glob, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { LANGUAGES, type Language } from '../contract/language.ts';

const ROOT = join(import.meta.dirname, '..');
const WEB = join(ROOT, 'dist', 'web');
const STAMP = join(WEB, '.sources-hash');
/** Everything the build reads. */
const SOURCES = [
  'scripts/build-web.ts',
  'scripts/chunk-groups.ts',
  'scripts/languages/*.ts',
  'scripts/late-styles.ts',
  'scripts/lean-preloads.ts',
  'scripts/offline-worker.ts',
  'scripts/slim-libraries.ts',
  'web/**/*',
  'contract/**/*.{ts,po}',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig*.json',
];

/** Builds the web app, unless the last build had the same sources. */
export async function buildWebOnce(): Promise<void> {
  const hash = await hashSources();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hash) return;
  process.stderr.write('Building the web app …\n');
  await rm(join(ROOT, 'dist'), { recursive: true, force: true });
  for (const language of LANGUAGES)
    await Promise.all([runVite(language), runVite(language, '--ssr', 'app/render.tsx')]);
  for (const language of LANGUAGES.slice(1)) await removeCopies(language);
  await compressFiles(WEB);
  writeFileSync(STAMP, hash);
}

/** In its own process, so that the server does not keep the compiler's memory. */
async function runVite(language: Language, ...parameters: readonly string[]): Promise<void> {
  const program = join(ROOT, 'node_modules', '.bin', 'vite');
  const child = spawn(program, ['build', '--logLevel', 'warn', ...parameters], {
    cwd: ROOT,
    env: { ...process.env, WEB_LANGUAGE: language },
    stdio: ['ignore', 2, 2],
  });
  const [status] = (await once(child, 'close')) as [number | null];
  if (status !== 0) throw new Error('The web app could not be built.');
}

/** Files without a word of the language are those of the first, under the same names: a browser that has them keeps them. */
async function removeCopies(language: Language): Promise<void> {
  const files = await Array.fromAsync(
    glob('{assets/*,art/*,*.svg,*.png,*.webmanifest}', { cwd: join(WEB, LANGUAGES[0]) }),
  );
  await Promise.all(files.map((file) => rm(join(WEB, language, file), { force: true })));
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
