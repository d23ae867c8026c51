import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { makeFolder, startServer } from './start-server.ts';

export interface ImportedWorld {
  readonly url: string;
  close(): Promise<void>;
}

/** The real server with the products of a GDSN message alone, imported as a person imports them. */
export async function openImportedWorld(xml: string): Promise<ImportedWorld> {
  const dataDir = await makeFolder();
  const server = await startServer({ dataDir, env: { DEMO: 'off' } });
  await writeFile(join(dataDir, 'message.xml'), xml);
  await runImport(dataDir, 'message.xml');
  return {
    url: server.url,
    async close() {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function runImport(dataDir: string, name: string): Promise<void> {
  const { PATH = '' } = process.env;
  const program = join(import.meta.dirname, '..', '..', 'importers', 'cli.ts');
  const child = spawn(process.execPath, [program, 'gdsn', name], {
    env: { PATH, DATA_DIR: dataDir, INIT_CWD: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (code !== 0) throw new Error(`The import failed: ${out}${errors}`);
}
