import { existsSync } from 'node:fs';
import { installByApt } from './install-by-apt.ts';

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Debian's, without the script in front of it. */
const HEADLESS_SHELL = ['/usr/lib/chromium/chromium-headless-shell'];

/** The whole browser: the system's, installed by apt where it is missing. Undefined where neither is to be had. */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  if (found !== undefined) return found;
  installByApt('chromium');
  return findChromium();
}

export function findChromium(): string | undefined {
  return findBrowser(CHROMIUM);
}

/**
 * The browser the tests drive: Chromium's engine in a shell without windows, which takes a third less of the processor;
 * the whole browser where there is no shell. CHROMIUM_PATH names another.
 */
export function findTestBrowser(): string | undefined {
  return findBrowser([...HEADLESS_SHELL, ...CHROMIUM]);
}

function findBrowser(paths: readonly string[]): string | undefined {
  return [process.env.CHROMIUM_PATH, ...paths].find((path) => path !== undefined && existsSync(path));
}

// Before the tests: the shell, and the whole browser for what only that can do.
if (import.meta.main) {
  const whole = ensureChromium();
  if (whole !== undefined && findTestBrowser() === whole && !process.env.CHROMIUM_PATH)
    installByApt('chromium-headless-shell');
  const browser = findTestBrowser();
  process.stdout.write(`${browser ?? 'There is no Chromium, and apt could not install it.'}\n`);
  process.exitCode = browser === undefined ? 1 : 0;
}
