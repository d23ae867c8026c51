import { existsSync } from 'node:fs';
import { installByApt } from './install-by-apt.ts';

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Prometheus with its promtool: the system's, installed by apt where it is missing. */
export function ensurePrometheus(): { readonly prometheus: string; readonly promtool: string } | undefined {
  const found = findPrometheus();
  if (found !== undefined) return found;
  installByApt('prometheus');
  return findPrometheus();
}

function findPrometheus() {
  const folder = FOLDERS.find(
    (place) => existsSync(`${place}/promtool`) && existsSync(`${place}/prometheus`),
  );
  return folder === undefined
    ? undefined
    : { prometheus: `${folder}/prometheus`, promtool: `${folder}/promtool` };
}
