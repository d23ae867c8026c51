import { existsSync } from 'node:fs';
import { installByApt } from './install-by-apt.ts';

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser the tests drive: the system's, installed by apt where it is missing. Undefined where neither is to be had. */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found !== undefined) return found;
  installByApt('chromium');
  return findChromium();
}

function findChromium(): string | undefined {
  return CANDIDATES.find((path) => path !== undefined && existsSync(path));
}
