import { mkdirSync, statSync } from 'node:fs';
import { StartError } from '../../start-error.ts';

/** Makes `DATA_DIR` where it is missing. PostgreSQL's own user must be able to pass through it. */
export function makeDataDir(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    if (!statSync(folder).isDirectory()) throw new Error('it is not a folder');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`DATA_DIR ${folder} cannot be used: ${reason}`);
  }
}
