import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { COMPILE_CACHE } from './compile-cache.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Starts a script of the project as npm would, with this environment alone, in the folder `cwd` where it is given. */
export function startScript(
  path: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>>,
  cwd?: string,
) {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, [join(ROOT, path), ...parameters], {
    ...(cwd !== undefined && { cwd }),
    env: { PATH, HOME, NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs a script to its end. */
export async function runScript(...call: Parameters<typeof startScript>) {
  const child = startScript(...call);
  const [out, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code: code as number | null, out, errors };
}
