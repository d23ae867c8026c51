import { resolve } from 'node:path';
import { StartError } from '../start-error.ts';

/** Runs a command on the file that its one parameter names; prints its sentence, or why it could not. Gives the exit code. */
export async function runOnFile(
  usage: string,
  parameters: readonly string[],
  work: (path: string, signal: AbortSignal) => Promise<string>,
): Promise<0 | 1> {
  const [name, ...others] = parameters;
  if (name === undefined || name.startsWith('-') || others.length > 0) return say(usage);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  try {
    // Relative to the caller's working folder.
    process.stdout.write(
      `${await work(resolve(process.env.INIT_CWD ?? process.cwd(), name), stop.signal)}\n`,
    );
    return 0;
  } catch (error) {
    if (stop.signal.aborted && error === stop.signal.reason) return say('Interrupted: nothing was kept.');
    if (error instanceof StartError) return say(error.message);
    throw error;
  }
}

function say(sentence: string): 1 {
  process.stderr.write(`${sentence}\n`);
  return 1;
}

export const megabytes = (bytes: number) =>
  `${(bytes / 1e6).toLocaleString('en-US', { maximumFractionDigits: 1 })} MB`;
