import { readFile } from 'node:fs/promises';
import type { Tracer } from './tracer.ts';

const PACKAGE = new URL('../../package.json', import.meta.url);

/** The tracer of this process; without a collector none, and nothing of the libraries for it is loaded. */
export async function openTracing(collector: string | undefined): Promise<Tracer | undefined> {
  if (collector === undefined) return undefined;
  const { openTracer } = await import('./tracer.ts');
  return openTracer(collector, await readVersion());
}

/** Larder's own version. */
export async function readVersion(): Promise<string> {
  const { version } = JSON.parse(await readFile(PACKAGE, 'utf8')) as { version: string };
  return version;
}
