import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** Starts a script of the project as npm would, with this environment alone. */
export function startScript(
  path: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(process.execPath, [join(import.meta.dirname, '..', '..', path), ...parameters], {
    env: { PATH, HOME, ...env },
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
