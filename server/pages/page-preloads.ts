import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The part of Vite's manifest that is read here. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/**
 * Answers what makes the tags that name a page's own scripts, which the entry alone would ask for one after another. The page
 * asks for all of them once it has been painted (`web/index.html`).
 * @param webRoot folder of the built web app; without a manifest in it there are no tags
 */
export async function readPreloads(webRoot: string): Promise<(page: string) => string> {
  const manifest = await readManifest(join(webRoot, '.vite', 'manifest.json'));
  // The entry's own files are in the page already.
  const known = new Set<string>();
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) collect(manifest, name, known);
  return (page) => {
    const scripts = new Set<string>();
    collect(manifest, page, scripts);
    return [...scripts]
      .filter((file) => !known.has(file))
      .map((file) => `<link rel="after-paint" crossorigin href="/${file}">`)
      .join('\n    ');
  };
}

function collect(manifest: Readonly<Record<string, Chunk>>, name: string, scripts: Set<string>): void {
  const chunk = manifest[name];
  if (!chunk || scripts.has(chunk.file)) return;
  scripts.add(chunk.file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, scripts);
}

async function readManifest(path: string): Promise<Readonly<Record<string, Chunk>>> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Readonly<Record<string, Chunk>>;
  } catch {
    return {};
  }
}
