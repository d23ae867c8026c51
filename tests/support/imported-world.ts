import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runScript } from './run-script.ts';
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
  const env = { DATA_DIR: dataDir, INIT_CWD: dataDir };
  const { code, out, errors } = await runScript('importers/cli.ts', ['gdsn', name], env);
  if (code !== 0) throw new Error(`The import failed: ${out}${errors}`);
}
