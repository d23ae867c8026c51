import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Failure,
  failedBrowserTests,
  failedUnitTests,
  firstLines,
  type PlaywrightSuite,
  printFailures,
  unhandledErrors,
  type VitestFile,
} from './failed-tests.ts';
import { findTestBrowser } from './install-chromium.ts';

const ROOT = join(import.meta.dirname, '..');

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** What failed, to be said again at the end. */
  readonly failures: readonly Failure[];
}

/** What a program printed is there where it was not shown at once. */
interface Step {
  readonly ok: boolean;
  readonly printed: string;
}

/** Runs a program of node_modules/.bin; the exit status decides. What it prints is kept until `mayPrint`, where given. */
async function runStep(
  name: string,
  program: string,
  parameters: readonly string[],
  { env = {}, mayPrint }: { readonly env?: NodeJS.ProcessEnv; readonly mayPrint?: Promise<unknown> } = {},
): Promise<Step> {
  const heading = `\n── ${name}\n`;
  if (!mayPrint) process.stdout.write(heading);
  let isTurn = false;
  const started = performance.now();
  const output = mayPrint ? 'pipe' : 'inherit';
  const child = spawn(join(ROOT, 'node_modules', '.bin', program), parameters, {
    cwd: ROOT,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      if (isTurn) process.stdout.write(text);
    });
  }
  const turn = mayPrint?.then(() => {
    process.stdout.write(heading + printed);
    isTurn = true;
  });
  const [status] = (await once(child, 'close')) as [number | null];
  const seconds = Math.round((performance.now() - started) / 1000);
  await turn;
  process.stdout.write(`── ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s\n`);
  return { ok: status === 0, printed };
}

/** A check without tests of its own counts as one. */
async function check(
  [name, program, ...parameters]: readonly [string, string, ...string[]],
  mayPrint?: Promise<unknown>,
): Promise<Counts> {
  const { ok, printed } = await runStep(name, program, parameters, mayPrint && { mayPrint });
  if (ok) return { passed: 1, failed: 0, skipped: 0, failures: [] };
  return failedWhole(name, firstLines(printed));
}

/** Checks that do not need each other run at the same time: most of each is one thread's work. */
function checkAtOnce(checks: readonly (readonly [string, string, ...string[]])[]): Promise<Counts[]> {
  const counts: Promise<Counts>[] = [];
  for (const each of checks) counts.push(check(each, Promise.resolve(counts.at(-1))));
  return Promise.all(counts);
}

/** Both wait for servers and for pauses: at the same time, each has the processor while the other waits. */
function testAtOnce(reports: string): Promise<Counts[]> {
  const unit = unitTests(reports);
  return Promise.all([unit, browserTests(reports, unit)]);
}

function failedWhole(name: string, error = 'See its output above.'): Counts {
  return { passed: 0, failed: 1, skipped: 0, failures: [{ name, error }] };
}

/** A suite whose report cannot be read, or in which nothing ran, has failed. */
function suite(name: string, ok: boolean, readCounts: () => Counts): Counts {
  try {
    const counts = readCounts();
    const silent = counts.passed + counts.failed === 0 || (!ok && counts.failed === 0);
    if (!silent) return counts;
    const { failed, failures } = failedWhole(name);
    return { ...counts, failed: counts.failed + failed, failures: [...counts.failures, ...failures] };
  } catch {
    return failedWhole(name, 'Its report cannot be read.');
  }
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

async function unitTests(reports: string): Promise<Counts> {
  const name = 'unit and integration tests';
  const path = join(reports, 'vitest.json');
  const unhandled = join(reports, 'unhandled.json');
  const reporters = ['--reporter=default', '--reporter=json', '--reporter=./scripts/unhandled-errors.ts'];
  const { ok } = await runStep(name, 'vitest', ['run', ...reporters, `--outputFile.json=${path}`], {
    env: { UNHANDLED_ERRORS: unhandled },
  });
  return suite(name, ok, () => {
    const report = readJson<{
      numPassedTests: number;
      numFailedTests: number;
      numPendingTests: number;
      testResults: readonly VitestFile[];
    }>(path);
    const errors = unhandledErrors(readJson<readonly string[]>(unhandled), ROOT);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + errors.length,
      skipped: report.numPendingTests,
      failures: [...failedUnitTests(report.testResults, ROOT), ...errors],
    };
  });
}

async function browserTests(reports: string, mayPrint: Promise<unknown>): Promise<Counts> {
  const name = 'browser tests';
  if (findTestBrowser() === undefined) return failedWhole(name, 'There is no Chromium.');
  const path = join(reports, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: path };
  const { ok } = await runStep(name, 'playwright', ['test', '--reporter=list,json'], { env, mayPrint });
  return suite(name, ok, () => {
    const { stats, suites } = readJson<{
      stats: { expected: number; unexpected: number; flaky: number; skipped: number };
      suites: readonly PlaywrightSuite[];
    }>(path);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      failures: failedBrowserTests(suites),
    };
  });
}

const reports = mkdtempSync(join(tmpdir(), 'larder-reports-'));
const all = [
  ...(await checkAtOnce([
    ['lint and format', 'biome', 'check', '--error-on-warnings', '.'],
    // One thread: more check again what they share, and the other checks have the processors meanwhile.
    ['types', 'tsc', '--build', '--singleThreaded'],
    ['unused code', 'knip'],
    ['licences and advisories', 'node', 'scripts/dependencies.ts'],
    ['browser', 'node', 'scripts/install-chromium.ts'],
    // Some of the tests start the whole program, and wait no longer than a start takes that has nothing to build.
    ['web build', 'node', 'scripts/build-web.ts'],
  ])),
  ...(await testAtOnce(reports)),
  await check(['sizes of what pages load first', 'node', 'scripts/bundle-sizes.ts']),
];
rmSync(reports, { recursive: true, force: true });

const total = (key: 'passed' | 'failed' | 'skipped') => all.reduce((sum, counts) => sum + counts[key], 0);
// A test that is skipped has not run: the run is not whole.
const failed = total('failed') + total('skipped');
process.stdout.write(printFailures(all.flatMap(({ failures }) => failures)));
process.stdout.write(`\n${total('passed')} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
