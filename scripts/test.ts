import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWebOnce } from './build-web.ts';
import { ensureChromium } from './install-chromium.ts';

const ROOT = join(import.meta.dirname, '..');

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Runs a program of node_modules/.bin; the exit status decides. */
function runStep(
  name: string,
  program: string,
  parameters: readonly string[],
  env: NodeJS.ProcessEnv = {},
): boolean {
  const started = performance.now();
  process.stdout.write(`\n── ${name}\n`);
  const { status } = spawnSync(join(ROOT, 'node_modules', '.bin', program), parameters, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  process.stdout.write(
    `── ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${Math.round((performance.now() - started) / 1000)} s\n`,
  );
  return status === 0;
}

/** A check without tests of its own counts as one. */
function check(name: string, program: string, ...parameters: readonly string[]): Counts {
  const ok = runStep(name, program, parameters);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** A suite whose report cannot be read, or in which nothing ran, has failed. */
function suite(ok: boolean, readCounts: () => Counts): Counts {
  try {
    const counts = readCounts();
    const silent = counts.passed + counts.failed === 0 || (!ok && counts.failed === 0);
    return silent ? { ...counts, failed: counts.failed + 1 } : counts;
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

async function unitTests(reports: string): Promise<Counts> {
  // Some start the whole program, and wait no longer than a start takes that has nothing to build.
  await buildWebOnce();
  const path = join(reports, 'vitest.json');
  const ok = runStep('unit and integration tests', 'vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path}`,
  ]);
  return suite(ok, () => {
    const report = readJson<{ numPassedTests: number; numFailedTests: number; numPendingTests: number }>(
      path,
    );
    return { passed: report.numPassedTests, failed: report.numFailedTests, skipped: report.numPendingTests };
  });
}

async function browserTests(reports: string): Promise<Counts> {
  const chromium = ensureChromium();
  if (chromium === undefined) {
    process.stdout.write(
      '\nThe browser tests did not run: there is no Chromium, and apt could not install it.\n',
    );
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const path = join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: path };
  const ok = runStep('browser tests', 'playwright', ['test', '--reporter=list,json'], env);
  return suite(ok, () => {
    const { stats } = readJson<{
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
    }>(path);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  });
}

const reports = mkdtempSync(join(tmpdir(), 'larder-reports-'));
const all = [
  check('lint and format', 'biome', 'check', '--error-on-warnings', '.'),
  check('types', 'tsc', '--build'),
  check('unused code', 'knip'),
  await unitTests(reports),
  await browserTests(reports),
  check('sizes of what pages load first', 'node', 'scripts/bundle-sizes.ts'),
];
rmSync(reports, { recursive: true, force: true });

const total = (key: keyof Counts) => all.reduce((sum, counts) => sum + counts[key], 0);
// A test that is skipped has not run: the run is not whole.
const failed = total('failed') + total('skipped');
process.stdout.write(`\n${total('passed')} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
